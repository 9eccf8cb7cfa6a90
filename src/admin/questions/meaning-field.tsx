import { useWatch, type UseFormReturn } from 'react-hook-form';

import { hasMovedOption, looksChanged } from '../../domain/question/meaning';
import type { QuestionField, QuestionFields } from '../../domain/question/question-fields';
import { CheckboxField } from '../../ui/checkbox-field';
import { ChoiceChips } from '../../ui/choice-chips';

/** What a form asks, as the comparison of two questions reads it. */
function askedIn(fields: { readonly [Field in QuestionField]?: string | undefined }) {
  const { text, a, b, c, d, answer } = fields;
  const options = { a: a ?? '', b: b ?? '', c: c ?? '', d };
  return { text: text ?? '', options, answer: answer ?? '' };
}

const changed = 'Frågan betyder något annat nu';
const consequence = 'Då blir den en ny version: tidigare svar och statistik räknas inte till den.';

/** Asks whether a published question that has been changed is another one now, or its key was wrong. */
export function MeaningField({
  form: { control, formState },
  isChanged,
  onChange,
}: {
  form: UseFormReturn<QuestionFields>;
  /** Undefined until something is chosen: then it goes by what the change looks like. */
  isChanged: boolean | undefined;
  onChange: (isChanged: boolean) => void;
}) {
  const before = askedIn(formState.defaultValues ?? {});
  const after = askedIn(useWatch({ control }));
  if (!formState.isDirty) return null;
  if (hasMovedOption(before, after)) {
    return (
      <p>
        Ett svarsalternativ har bytt plats. Frågan blir en ny version: tidigare svar och statistik
        räknas inte till den.
      </p>
    );
  }
  const isOther = isChanged ?? looksChanged(before, after);
  if (before.answer !== after.answer) {
    return (
      <div>
        <ChoiceChips
          legend="Varför är ett annat svar rätt?"
          value={isOther ? 'meaning' : 'key'}
          onChange={(key) => {
            onChange(key === 'meaning');
          }}
          choices={[
            { key: 'key', label: 'Nyckeln var fel' },
            { key: 'meaning', label: changed },
          ]}
        />
        <p className="mt-2 text-sm text-muted-foreground">
          {isOther
            ? consequence
            : 'Tidigare svar bedöms efter det nya facit, och den det gäller får veta det.'}
        </p>
      </div>
    );
  }
  return (
    <div>
      <CheckboxField label={changed} isChecked={isOther} onChange={onChange} />
      {isOther && <p className="text-sm text-muted-foreground">{consequence}</p>}
    </div>
  );
}
