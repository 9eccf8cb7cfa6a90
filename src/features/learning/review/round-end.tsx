import CircleCheck from 'lucide-react/icons/circle-check';
import Moon from 'lucide-react/icons/moon';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../../config/paths';
import type { DailyReview, ReviewItem } from '../../../domain/learning/daily-review';
import { formatCount } from '../../../lib/format';
import { Button, ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Page } from '../../../ui/page';

/** What tomorrow holds, in words. */
function tomorrow(due: number): string {
  return due === 0
    ? 'I morgon är inget på väg att glömmas bort. Då får du nya frågor i stället.'
    : `I morgon väntar ${formatCount(due, 'fråga', 'frågor')} på att repeteras.`;
}

/** The end of a round: how it went, and either the next round or the end of the day. */
export function RoundEnd({
  review,
  dueTomorrow,
  score,
  onDone,
  onContinue,
  children,
}: {
  review: DailyReview;
  dueTomorrow: number;
  /** Nothing when the day was done before. */
  score: { right: number; answered: number } | undefined;
  /** The day is done. */
  onDone: (day: number) => void;
  onContinue: (round: ReviewItem[]) => void;
  /** What stands below. */
  children: ReactNode;
}) {
  const { isDone, left, next, day } = review;
  const tellDone = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) tellDone(day);
  }, [isDone, day]);
  const Icon = isDone ? Moon : CircleCheck;
  return (
    <Page
      title="Dagens repetition"
      heading={isDone ? 'Klart för idag' : 'Omgången är klar'}
      width="reading"
    >
      <Card className="grid justify-items-start gap-4">
        <Icon aria-hidden className="size-10 text-primary" strokeWidth={1.5} />
        {score !== undefined && (
          <p className="text-xl font-semibold">
            {score.right} av {score.answered} rätt
          </p>
        )}
        {isDone ? (
          <>
            <p>
              Du har repeterat allt som behövde det idag. Att sluta här är rätt: minnet byggs av
              pauserna mellan gångerna.
            </p>
            <p className="text-muted-foreground">{tomorrow(dueTomorrow)}</p>
          </>
        ) : (
          <p>
            {formatCount(left, 'fråga', 'frågor')} kvar av dagens repetition. Ta en paus, eller
            fortsätt nu.
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {!isDone && (
            <Button
              onClick={() => {
                onContinue(next);
              }}
            >
              Nästa omgång
            </Button>
          )}
          <ButtonLink variant={isDone ? 'primary' : 'outline'}>
            <Link to={paths.practice.getHref()}>Till övningarna</Link>
          </ButtonLink>
          {isDone && (
            <ButtonLink variant="outline">
              <Link to={paths.readiness.getHref()}>Hur redo är du?</Link>
            </ButtonLink>
          )}
        </div>
      </Card>
      {children}
    </Page>
  );
}
