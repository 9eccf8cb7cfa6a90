import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useLeaveWarning } from './use-leave-warning';

/** Asks before the test is left. */
export function LeaveDialog() {
  const warning = useLeaveWarning();
  return (
    <Dialog
      isOpen={warning.isAsking}
      onClose={warning.stay}
      title="Lämna provet?"
      description="Klockan går vidare när du är borta. Dina svar är sparade, och du kan fortsätta tills tiden är slut."
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={warning.stay}>Stanna i provet</Button>
        <Button variant="outline" onClick={warning.leave}>
          Lämna
        </Button>
      </div>
    </Dialog>
  );
}
