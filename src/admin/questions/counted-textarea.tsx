import { useWatch, type UseFormReturn } from 'react-hook-form';

import type { QuestionField, QuestionFields } from '../../domain/question/question-fields';
import { maxCharacters } from '../../domain/question/read-fields';
import { classNames } from '../../lib/class-names';
import { formatNumber } from '../../lib/format';
import { TextareaField } from '../../ui/textarea-field';
import { atMost } from '../shared/at-most';

/** A field with several lines of a question's text, and how many of its characters are used. */
export function CountedTextarea({
  form: { register, control, formState },
  name,
  label,
  rows,
}: {
  form: UseFormReturn<QuestionFields>;
  name: QuestionField;
  label: string;
  rows?: number;
}) {
  const { length } = useWatch({ control, name });
  const max = maxCharacters(name);
  return (
    <div>
      <TextareaField
        label={label}
        {...(rows !== undefined && { rows })}
        error={formState.errors[name]?.message}
        {...register(name, atMost(max))}
      />
      <p
        className={classNames(
          'mt-1 text-right text-sm tabular-nums',
          length > max ? 'font-medium text-destructive-ink' : 'text-muted-foreground',
        )}
      >
        {formatNumber(length)} av {formatNumber(max)} tecken
      </p>
    </div>
  );
}
