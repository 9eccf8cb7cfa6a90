import { limits } from '../../domain/limits';
import { TextareaField } from '../../ui/textarea-field';

/** What learners who have reported something are answered. */
export function AnswerField({
  value,
  onChange,
  hint,
}: {
  value: string;
  onChange: (value: string) => void;
  hint: string;
}) {
  return (
    <TextareaField
      label="Svar till eleven"
      hint={hint}
      rows={2}
      maxLength={limits.reportTextLength}
      value={value}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}
