import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { demoBand, percentage } from '../../domain/practice/result-band';
import { Badge } from '../../ui/badge';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { ProgressBar } from '../../ui/progress-bar';

/** How the demo went, and the way on. Starting over reloads the page. */
export function DemoResult({ right, total }: { right: number; total: number }) {
  const percent = percentage(right, total);
  const band = demoBand(percent);
  return (
    <Page title="Demo" heading="Ditt resultat" width="reading">
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-5xl font-bold tabular-nums">
            {right} av {total}
          </p>
          <Badge tone={band.tone}>{band.label}</Badge>
        </div>
        <ProgressBar label="Andel rätt" percent={percent} tone={band.tone} />
        <p>Skapa ett konto för att fortsätta öva med alla frågor och förklaringar.</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink>
            <Link to={paths.register.getHref()}>Registrera dig</Link>
          </ButtonLink>
          <Button
            variant="outline"
            onClick={() => {
              window.location.reload();
            }}
          >
            Gör om demon
          </Button>
        </div>
      </Card>
    </Page>
  );
}
