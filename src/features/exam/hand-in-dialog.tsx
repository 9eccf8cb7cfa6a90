import type { RefObject } from 'react';

import { unanswered, type ExamAttempt } from '../../domain/exam/attempt';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { DialogButtons } from '../../ui/dialog-buttons';

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
      description={
        <>
          {first === undefined ? (
            'Du har svarat på alla frågor.'
          ) : (
            <>
              Du har{' '}
              <strong className="text-foreground">
                {formatCount(left.length, 'obesvarad fråga', 'obesvarade frågor')}
              </strong>
              . Obesvarade frågor räknas som fel.
            </>
          )}{' '}
          {notes.join(' ')}
        </>
      }
    >
      <DialogButtons
        backLabel={first === undefined ? 'Fortsätt provet' : 'Fortsätt svara'}
        isBackAdvised={first !== undefined}
        onBack={() => {
          if (first === undefined) onClose();
          else onJump(first);
        }}
      >
        <Button variant={first === undefined ? 'primary' : 'outline'} onClick={onHandIn}>
          Lämna in
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
