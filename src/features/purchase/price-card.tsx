import Check from 'lucide-react/icons/check';

import type { ProductId } from '../../domain/account/license';
import type { Price } from '../../domain/purchase/pricing';
import { formatKronor, formatOre } from '../../lib/format';
import { Card } from '../../ui/card';

const included: Record<ProductId, readonly string[]> = {
  full: [
    'Alla övningskategorier och alla frågor',
    'Alla teoriprov, så många gånger du vill',
    'Förklaring och lagrum till varje fråga',
    'Alla teorikurser',
    'Repetition varje dag av det du är på väg att glömma',
    'Hur redo du är: din chans att klara provet',
    'Frågor på alla vägmärken',
    'Dina framsteg följer med mellan dina enheter',
    'En betalning – ingen prenumeration',
  ],
  tests: [
    'Obegränsat antal teoriprov',
    'Resultat per område, som på det riktiga provet',
    'Hur redo du är: din chans att klara provet',
    'En betalning – ingen prenumeration',
  ],
};

/** What a product gives and what it costs, with a discount shown as old price, new price and saving. */
export function PriceCard({
  productId,
  price,
  months,
}: {
  productId: ProductId;
  price: Price;
  months: number;
}) {
  return (
    <Card className="grid gap-6 sm:grid-cols-[1fr_auto] sm:items-start">
      <div>
        <h2 className="text-xl">Det här ingår</h2>
        <ul className="mt-3 grid gap-2">
          {included[productId].map((text) => (
            <li key={text} className="flex gap-2.5">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className="sm:text-right" role="status" aria-label="Pris">
        {price.saving > 0 && (
          <p className="text-muted-foreground">
            <span className="sr-only">Ordinarie pris: </span>
            <s>{formatKronor(price.listPrice)}</s>
          </p>
        )}
        <p className="text-4xl font-bold tabular-nums">{formatKronor(price.amount)}</p>
        <p className="text-muted-foreground">engångspris för {months} månader</p>
        {price.saving > 0 && (
          <p className="font-medium text-success-ink">Du sparar {formatKronor(price.saving)}</p>
        )}
        <p className="text-sm text-muted-foreground">varav moms {formatOre(price.vatOre)}</p>
      </div>
    </Card>
  );
}
