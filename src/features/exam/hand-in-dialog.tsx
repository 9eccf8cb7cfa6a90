import type { RefObject } from 'react';

import { unanswered, type ExamAttempt } from '../../domain/exam/attempt';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';

/** Asks before the test is handed in, and says how many questions are left. */
export function HandInDialog({
  isOpen,
  attempt,
  homeRef,
  onClose,
  onJump,
  onHandIn,
}: {
  isOpen: boolean;
  attempt: ExamAttempt;
  homeRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  onJump: (position: number) => void;
  onHandIn: () => void;
}) {
  const left = unanswered(attempt);
  const flagged = attempt.flagged.length;
  const [first] = left;
  const notes = [
    left.length === 0
      ? 'Du har svarat på alla frågor.'
      : `Du har ${formatCount(left.length, 'obesvarad fråga', 'obesvarade frågor')}. Obesvarade frågor räknas som fel.`,
    ...(flagged === 0
      ? []
      : [`${formatCount(flagged, 'fråga är flaggad', 'frågor är flaggade')}.`]),
    'Efter inlämningen kan du inte ändra dina svar.',
  ];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      homeRef={homeRef}
      title="Lämna in provet?"
      description={notes.join(' ')}
    >
      {/* the way back comes first and has the focus: a second press on Enter must not hand the test in */}
      <div className="flex flex-wrap gap-3">
        {first === undefined ? (
          <Button variant="outline" onClick={onClose}>
            Fortsätt provet
          </Button>
        ) : (
          <Button
            variant="outline"
            onClick={() => {
              onJump(first);
            }}
          >
            Till första obesvarade
          </Button>
        )}
        <Button onClick={onHandIn}>Lämna in</Button>
      </div>
    </Dialog>
  );
}
