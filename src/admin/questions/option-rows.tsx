import CircleCheck from 'lucide-react/icons/circle-check';
import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';

import { optionKeys, type OptionKey } from '../../domain/question/question';
import {
  feedbackFields,
  questionFieldNames,
  type QuestionFields,
} from '../../domain/question/question-fields';
import { maxCharacters } from '../../domain/question/read-fields';
import { classNames } from '../../lib/class-names';
import { TextareaField } from '../../ui/textarea-field';
import { atMost } from '../shared/at-most';
import { CountedTextarea } from './counted-textarea';

/** What stands beneath an option: why it is wrong or, of the right one, that this is said elsewhere. */
function Beneath({
  form: { register, formState, getValues },
  optionKey,
  isKey,
}: {
  form: UseFormReturn<QuestionFields>;
  optionKey: OptionKey;
  isKey: boolean;
}) {
  const feedback = feedbackFields[optionKey];
  const letter = optionKey.toUpperCase();
  if (isKey) {
    return (
      // as high as the field that it stands instead of, so that the rows stay where they are
      <div className="flex min-h-19 items-center gap-2 text-sm text-success-ink">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        <p>
          Rätt svar. Varför står i förklaringen.
          {getValues(feedback).trim() !== '' &&
            ` Återkopplingen om att ${letter} är fel sparas inte.`}
        </p>
      </div>
    );
  }
  return (
    <TextareaField
      label={`Återkoppling om ${letter} är fel (valfri)`}
      rows={1}
      error={formState.errors[feedback]?.message}
      {...register(feedback, atMost(maxCharacters(feedback)))}
    />
  );
}

/** The options, each with what makes it the right one and, where it is wrong, why. */
export function OptionRows({ form }: { form: UseFormReturn<QuestionFields> }) {
  const { register, control, formState } = form;
  const [answer, d] = useWatch({ control, name: ['answer', 'd'] });
  const id = useId();
  const error = formState.errors.answer?.message;
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id}>
      <legend className="font-medium">Svarsalternativ</legend>
      <p className="mb-2 text-sm text-muted-foreground">Markera det som är rätt.</p>
      {error !== undefined && (
        <p id={id} className="mb-2 text-sm font-medium text-destructive-ink">
          {error}
        </p>
      )}
      <div className="grid gap-3">
        {optionKeys.map((key) => {
          const isKey = key === answer;
          return (
            <div
              key={key}
              className={classNames(
                'grid grid-cols-[2.75rem_minmax(0,1fr)] rounded-card border py-3 pr-3',
                isKey ? 'border-success bg-success-soft' : 'border-border',
              )}
            >
              <label className="-mt-2.5 grid h-11 cursor-pointer place-items-center">
                <span className="sr-only">
                  {questionFieldNames.answer}: {key.toUpperCase()}
                </span>
                <input
                  type="radio"
                  value={key}
                  // what is not there cannot be right
                  disabled={key === 'd' && d.trim() === '' && !isKey}
                  className="size-5 accent-success"
                  {...register('answer')}
                />
              </label>
              <div className="grid gap-2">
                <CountedTextarea
                  form={form}
                  name={key}
                  label={`${questionFieldNames[key]}${key === 'd' ? ' (valfritt)' : ''}`}
                  rows={1}
                />
                <Beneath form={form} optionKey={key} isKey={isKey} />
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
