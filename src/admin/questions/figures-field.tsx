import type { UseFormReturn } from 'react-hook-form';

import { questionFieldNames, type QuestionFields } from '../../domain/question/question-fields';
import { maxCharacters } from '../../domain/question/read-fields';
import { TextareaField } from '../../ui/textarea-field';
import { atMost } from '../shared/at-most';

/** How a line of figures is written. */
const figuresHint =
  'En rad för varje tal: ”lön = 24 000 till 36 000 steg 500” dras, och ”avgift = lön * 31,42 % | 2 decimaler” räknas ut. ' +
  'Efter | kan det också stå tid eller klocka, för minuter. Skriv {lön} i texterna där talet ska stå.';

/** The figures of a calculation: what is drawn, and what is computed from it. */
export function FiguresField({ form }: { form: UseFormReturn<QuestionFields> }) {
  return (
    <TextareaField
      label={`${questionFieldNames.figures} (valfritt)`}
      hint={figuresHint}
      rows={2}
      spellCheck={false}
      className="font-mono text-sm"
      error={form.formState.errors.figures?.message}
      {...form.register('figures', atMost(maxCharacters('figures')))}
    />
  );
}
