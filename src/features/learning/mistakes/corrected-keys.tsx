import type { Correction } from '../../../domain/learning/corrections';
import type { Question } from '../../../domain/question/question';
import { Alert } from '../../../ui/alert';

/** The questions whose key has been corrected since they were answered, and what the answers count as now. */
export function CorrectedKeys({
  corrections,
  byId,
}: {
  corrections: readonly Correction[];
  byId: ReadonlyMap<string, Question>;
}) {
  return (
    <Alert title="Rättat facit">
      <ul className="grid gap-2">
        {corrections.map(({ questionId, isRight }) => (
          <li key={questionId}>
            <span className="font-medium">{byId.get(questionId)?.text}</span>
            <br />
            Facit har rättats sedan du svarade. Ditt svar räknas nu som {isRight ? 'rätt' : 'fel'}.
          </li>
        ))}
      </ul>
    </Alert>
  );
}
