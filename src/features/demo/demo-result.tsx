import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { demoBand, percentage } from '../../domain/progress/result-band';
import { standardOffer } from '../../domain/purchase/standard-offer';
import { formatKronor } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { ProgressBar } from '../../ui/progress-bar';
import type { Sample } from '../../components/question/sample-session';
import { Illustration } from '../../components/scene/illustration';

const { price, months } = standardOffer.full;

function Missed({ questions }: { questions: readonly Sample[] }) {
  return (
    <section className="mt-8">
      <h2 className="text-2xl">Titta på de här igen</h2>
      <ul className="mt-4 grid gap-3">
        {questions.map(({ id, text, image, options, answer, explanation }) => (
          <li key={id}>
            <Card>
              {image !== undefined && <Illustration {...image} className="mb-2 h-16 w-20" />}
              <h3 className="text-base">{text}</h3>
              <p className="mt-2 font-medium text-success-ink">Rätt svar: {options[answer]}</p>
              <p className="mt-1 text-muted-foreground">{explanation}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How the demo went, and the way on. Starting over reloads the page. */
export function DemoResult({
  title,
  missed,
  total,
}: {
  title: string;
  missed: readonly Sample[];
  total: number;
}) {
  const right = total - missed.length;
  const percent = percentage(right, total);
  const band = demoBand(percent);
  return (
    <Page title={title} heading="Ditt resultat" width="reading">
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-5xl font-bold tabular-nums">
            {right} av {total}
          </p>
          <Badge tone={band.tone}>{band.label}</Badge>
        </div>
        <ProgressBar label="Andel rätt" percent={percent} tone={band.tone} />
        <p className="signed-in:hidden">
          Skapa ett konto för att fortsätta öva med alla frågor och förklaringar. Full åtkomst
          kostar {formatKronor(price)} för {months} månader, en gång.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink className="signed-in:hidden">
            <Link to={paths.register.getHref()}>Registrera dig</Link>
          </ButtonLink>
          <ButtonLink variant="outline" className="signed-in:hidden">
            <Link to={paths.purchase.getHref('full')}>Köp åtkomst</Link>
          </ButtonLink>
          <span className="hidden signed-in:contents">
            <ButtonLink>
              <Link to={paths.home.getHref()}>Öva idag</Link>
            </ButtonLink>
          </span>
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
      {missed.length > 0 && <Missed questions={missed} />}
    </Page>
  );
}
