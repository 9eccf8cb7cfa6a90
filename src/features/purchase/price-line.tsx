import type { Price } from '../../domain/purchase/pricing';
import { formatKronor, formatOre } from '../../lib/format';

/** What a product costs, with a discount shown as old price, new price and saving. */
export function PriceLine({ price, months }: { price: Price; months: number }) {
  return (
    <div role="status" aria-label="Pris" className="flex flex-wrap items-baseline gap-x-3">
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
      <p className="w-full text-sm text-muted-foreground">varav moms {formatOre(price.vatOre)}</p>
    </div>
  );
}
