import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { percentage, practiceBand } from '../../domain/progress/result-band';
import { score, type PracticeSession } from '../../domain/practice/session';
import { Badge } from '../../ui/badge';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { ProgressBar } from '../../ui/progress-bar';

// no question waits for it; its loss, on a bad network, costs only itself
const OfflineLine = lazy(() => import('./offline-line').catch(() => ({ default: () => null })));

/** How a finished session went. */
export function SessionResult({
  name,
  session,
  practise,
  nextStep,
  onRestart,
  onLeave,
  children,
}: {
  /** What was practised. */
  name: string;
  session: PracticeSession;
  /** The way to what was missed, where anything was: the primary button. */
  practise: ReactNode;
  /** The next sitting, where there is one. */
  nextStep?: ReactNode;
  onRestart: () => void;
  onLeave: () => void;
  /** What stands below. */
  children: ReactNode;
}) {
  const { right, answered } = score(session);
  const percent = percentage(right, answered);
  const band = practiceBand(percent);
  return (
    <Page title="Resultat" heading={`Resultat: ${name}`} width="reading">
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-5xl font-bold tabular-nums">{percent}&nbsp;%</p>
          <Badge tone={band.tone}>{band.label}</Badge>
        </div>
        {/* the badge judges; a bar that is red says nothing more */}
        <ProgressBar
          label="Andel rätt"
          percent={percent}
          tone={band.tone === 'destructive' ? 'primary' : band.tone}
        />
        <div className="grid gap-3 sm:flex">
          {practise}
          {nextStep}
          <Button variant={nextStep || right < answered ? 'quiet' : 'primary'} onClick={onRestart}>
            Öva igen
          </Button>
          <ButtonLink variant="quiet">
            <Link to={paths.practice.getHref()} onClick={onLeave}>
              Till övningarna
            </Link>
          </ButtonLink>
        </div>
      </Card>
      {children}
      <p className="mt-6 min-h-5 text-sm text-muted-foreground">
        <Suspense fallback={null}>
          <OfflineLine />
        </Suspense>
      </p>
    </Page>
  );
}
