import { Button } from './button';
import { Dialog } from './dialog';
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
      <div className="flex flex-wrap gap-3">
        <Button onClick={stay}>{stayLabel}</Button>
        <Button variant="outline" onClick={leave}>
          {leaveLabel}
        </Button>
      </div>
    </Dialog>
  );
}
