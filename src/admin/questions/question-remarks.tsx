import { useWatch, type Control } from 'react-hook-form';

import { findRemarks } from '../../domain/content/judge-question';
import type { Question } from '../../domain/question/question';
import type { QuestionFields } from '../../domain/question/question-fields';
import { readForm } from './read-form';

/** What an import would remark on in the question that is written: for its writer to judge. */
export function QuestionRemarks({
  target,
  control,
}: {
  target: Pick<Question, 'id' | 'kind'>;
  control: Control<QuestionFields>;
}) {
  const fields = useWatch({ control }) as QuestionFields;
  // its category has no say in it
  const { question } = readForm(fields, { ...target, category: '-' });
  const remarks = question === null ? [] : findRemarks(question);
  if (remarks.length === 0) return null;
  return (
    <section aria-label="Att tänka på" className="mt-4 text-sm text-muted-foreground">
      <h3 className="font-medium text-foreground">Att tänka på</h3>
      <ul className="list-disc pl-5">
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    </section>
  );
}
