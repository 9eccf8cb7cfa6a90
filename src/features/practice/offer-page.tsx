import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { products } from '../../domain/account/product';
import { formatKronor } from '../../lib/format';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';

const included = [
  'Alla övningskategorier och alla frågor',
  'Förklaring och lagrum till varje fråga',
  'Dina framsteg sparas och följer med mellan dina enheter',
  'En betalning – ingen prenumeration',
] as const;

/** What stands where practice would, for those without access: what full access gives and costs. */
export function OfferPage({ isSignedIn }: { isSignedIn: boolean }) {
  const { price, months } = products.full;
  return (
    <Page
      title="Övning"
      heading="Få full åtkomst"
      intro="Öva på alla frågor så mycket du vill, tills du klarar provet."
      width="reading"
    >
      <Card className="grid gap-6 sm:grid-cols-[1fr_auto] sm:items-start">
        <div>
          <h2 className="text-xl">Det här ingår</h2>
          <ul className="mt-3 grid gap-2">
            {included.map((text) => (
              <li key={text} className="flex gap-2.5">
                <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="sm:text-right">
          <p className="text-4xl font-bold tabular-nums">{formatKronor(price)}</p>
          <p className="text-muted-foreground">engångspris för {months} månader</p>
        </div>
      </Card>
      <div className="mt-4 grid gap-4">
        {isSignedIn ? (
          <Alert>Köp är inte öppet just nu. Under tiden kan du prova vår demo.</Alert>
        ) : (
          <Alert>Har du redan åtkomst? Logga in, så fortsätter du där du slutade.</Alert>
        )}
        <div className="flex flex-wrap gap-3">
          {!isSignedIn && (
            <ButtonLink>
              <Link to={paths.login.getHref()} state={{ from: paths.practice.getHref() }}>
                Logga in
              </Link>
            </ButtonLink>
          )}
          <ButtonLink variant="outline">
            <Link to={paths.demo.getHref()}>Prova demo</Link>
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
