import { Button } from './button';
import { Dialog } from './dialog';
import { DialogButtons } from './dialog-buttons';
import type { useLeaveQuestion } from './use-leave-question';

/** Asks whether the page is to be left. */
export function LeaveDialog({
  question: { isAsking, stay, leave },
  title,
  description,
  stayLabel,
  leaveLabel,
}: {
  question: Pick<ReturnType<typeof useLeaveQuestion>, 'isAsking' | 'stay' | 'leave'>;
  title: string;
  description: string;
  stayLabel: string;
  leaveLabel: string;
}) {
  return (
    <Dialog isOpen={isAsking} onClose={stay} title={title} description={description}>
      <DialogButtons isBackAdvised backLabel={stayLabel} onBack={stay}>
        <Button variant="outline" onClick={leave}>
          {leaveLabel}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
