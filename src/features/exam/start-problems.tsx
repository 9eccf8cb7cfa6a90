import { fewestQuestions } from '../../domain/exam/format';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import type { useStartExam } from './use-start-exam';

/** Why the test could not start, and what can be done. */
export function StartProblems({
  start,
  isRunning,
  onStartAnyway,
}: {
  start: ReturnType<typeof useStartExam>;
  isRunning: boolean;
  onStartAnyway: () => void;
}) {
  if (start.isError) {
    return (
      <Alert tone="destructive" title="Kunde inte ladda frågor.">
        Kontrollera din anslutning och försök igen.
      </Alert>
    );
  }
  if (start.data === 'tooFew') {
    return (
      <Alert tone="warning">
        Det finns för få frågor: ett prov behöver minst {fewestQuestions}.
      </Alert>
    );
  }
  if (start.data === 'unsent') {
    return (
      <Alert tone="warning" title="Ditt förra prov är inte sparat än">
        Det sparas så snart du har anslutning. Sedan kan du starta ett nytt.
      </Alert>
    );
  }
  if (start.data !== 'partOnly') return null;
  return (
    <Alert tone="warning" title="Alla frågor kunde inte hämtas">
      <p>
        Du är utan anslutning, och några kategorier har inte öppnats här tidigare. Provet kan dras
        ur dem som finns, men det blir kortare.
      </p>
      <Button
        variant="outline"
        className="mt-3"
        disabled={isRunning}
        isBusy={start.isPending}
        onClick={onStartAnyway}
      >
        Starta ett kortare prov
      </Button>
    </Alert>
  );
}
