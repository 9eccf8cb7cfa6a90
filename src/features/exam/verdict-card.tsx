import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';

import { isPassed, passPercent, pointsOf, type ExamResult } from '../../domain/exam/exam-result';
import { percentage } from '../../domain/progress/result-band';
import { classNames } from '../../lib/class-names';
import { formatCount, formatDuration } from '../../lib/format';
import { Card } from '../../ui/card';
import { DrawnCheck } from '../../ui/drawn-check';
import { ProgressBar } from '../../ui/progress-bar';

/** Pass or fail, with the points, the pass mark and the time, and the way on. */
export function VerdictCard({ result, children }: { result: ExamResult; children?: ReactNode }) {
  const { right, scored } = pointsOf(result.questions);
  const passed = isPassed(result);
  const trial = result.questions.length - scored;
  const left = result.questions.filter(({ option }) => option === null).length;
  return (
    <Card className="grid gap-3">
      <p
        className={classNames(
          'flex items-center gap-3 text-3xl font-bold',
          passed ? 'text-success' : 'text-destructive',
        )}
      >
        {passed ? <DrawnCheck /> : <CircleX aria-hidden className="size-9 shrink-0" />}
        {passed ? 'Godkänd' : 'Underkänd'}
      </p>
      <p className="text-xl">
        <span className="font-semibold tabular-nums">
          {right} av {scored} poäng
        </span>
        . Gränsen är&nbsp;{result.passMark}.
      </p>
      <ProgressBar
        label="Andel poäng"
        percent={percentage(right, scored)}
        tone={passed ? 'success' : 'destructive'}
        mark={passPercent(result)}
      />
      <ul className="list-disc space-y-1 pl-5 text-muted-foreground">
        <li>
          Använd tid: {formatDuration(result.finishedAt - result.startedAt)}
          {result.isExtended && ', med förlängd tid'}.
          {result.endedBy === 'clock' && ' Tiden tog slut och provet lämnades in som det stod.'}
        </li>
        {trial > 0 && (
          <li>
            {formatCount(trial, 'försöksfråga', 'försöksfrågor')} räknades inte.{' '}
            {trial === 1 ? 'Den är märkt' : 'De är märkta'} i genomgången.
          </li>
        )}
        {left > 0 && (
          <li>
            {formatCount(left, 'fråga', 'frågor')} lämnade du{' '}
            {left === 1 ? 'obesvarad' : 'obesvarade'}.
          </li>
        )}
        {result.isShortened && <li>Provet var kortare än det riktiga.</li>}
      </ul>
      {children}
    </Card>
  );
}
