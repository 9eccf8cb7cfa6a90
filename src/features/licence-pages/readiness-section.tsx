import { lazy, Suspense, useState } from 'react';

import { Button } from '../../ui/button';
import { Section } from '../../ui/section';
import { Skeleton } from '../../ui/skeleton';

// nothing is asked of the database before the visitor asks
const PublicCurve = lazy(() => import('./public-curve'));

/** How the chance to pass is foretold, and, at a press, how well. */
export function ReadinessSection() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Section
      isSplit
      heading="Hur redo är du?"
      lead="Chansen gäller ett prov med frågor som du inte har sett."
    >
      <div className="grid gap-4 text-lg text-pretty">
        <p>
          Vi räknar på dina svar: vad du kunde från början, vad du har lärt dig här, och hur mycket
          av det du brukar minnas. Har du svarat på för få frågor säger vi ingenting.
        </p>
        <p>
          Chansen är Teoriklars egen uppskattning och ingen garanti. Den som har skrivit provet kan
          berätta för oss hur det gick. Då ser vi hur väl chansen stämde.
        </p>
        {isAsked ? (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <PublicCurve />
          </Suspense>
        ) : (
          <Button
            variant="outline"
            className="justify-self-start"
            onClick={() => {
              setIsAsked(true);
            }}
          >
            Visa hur väl chansen stämmer
          </Button>
        )}
      </div>
    </Section>
  );
}
