import Flag from 'lucide-react/icons/flag';
import { memo } from 'react';

import type { ExamAttempt } from '../../domain/exam/attempt';
import { classNames } from '../../lib/class-names';

const Jump = memo(function Jump({
  number,
  isAnswered,
  isFlagged,
  isCurrent,
  onJump,
}: {
  number: number;
  isAnswered: boolean;
  isFlagged: boolean;
  isCurrent: boolean;
  onJump: (position: number) => void;
}) {
  const states = [isAnswered ? 'besvarad' : 'obesvarad', ...(isFlagged ? ['flaggad'] : [])];
  return (
    <button
      type="button"
      aria-label={`Fråga ${String(number)}, ${states.join(', ')}`}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => {
        onJump(number - 1);
      }}
      className={classNames(
        'relative grid h-11 w-full place-items-center rounded-card border text-sm font-semibold tabular-nums lg:h-9',
        isAnswered
          ? 'border-primary bg-primary text-primary-foreground'
          : 'border-field bg-surface text-foreground',
        isCurrent && 'ring-3 ring-foreground ring-offset-2 ring-offset-surface',
      )}
    >
      {number}
      {isFlagged && (
        <Flag
          aria-hidden
          className="absolute -top-1.5 -right-1.5 size-5 rounded-full bg-accent p-1 text-accent-foreground"
        />
      )}
    </button>
  );
});

/** Every question of the test by number: which are answered, which are flagged, and a way to each. */
export function QuestionMap({
  attempt,
  onJump,
}: {
  attempt: ExamAttempt;
  onJump: (position: number) => void;
}) {
  const flagged = new Set(attempt.flagged);
  return (
    <nav aria-label="Frågor i provet">
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2 lg:grid-cols-7">
        {attempt.questions.map(({ id }, position) => (
          <li key={id}>
            <Jump
              number={position + 1}
              isAnswered={attempt.chosen[id] !== undefined}
              isFlagged={flagged.has(id)}
              isCurrent={position === attempt.position}
              onJump={onJump}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}
