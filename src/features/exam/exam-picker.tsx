import { blueprints, examIds, type ExamId } from '../../domain/exam/blueprint';
import { classNames } from '../../lib/class-names';

/** Choices of which one is made, as cards in a row. */
function Choices({
  legend,
  name,
  choices,
  value,
  onChange,
}: {
  legend: string;
  name: string;
  choices: readonly { id: ExamId; label: string; isChosen: boolean }[];
  value: ExamId;
  onChange: (examId: ExamId) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ id, label, isChosen }) => (
          <label
            key={id}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center rounded-card border px-4 py-2 font-medium transition-colors',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
              isChosen
                ? 'border-primary bg-primary-soft text-primary ring-1 ring-primary'
                : 'border-field/70 hover:border-primary',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={isChosen}
              onChange={() => {
                if (id !== value) onChange(id);
              }}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Which test is to be taken: the licence, and the part where it has several. */
export function ExamPicker({
  value,
  onChange,
}: {
  value: ExamId;
  onChange: (examId: ExamId) => void;
}) {
  const { licence } = blueprints[value];
  const all = examIds.map((id) => blueprints[id]);
  const firsts = all.filter(
    (one, index) => all.findIndex((b) => b.licence === one.licence) === index,
  );
  const parts = all.filter((one) => one.licence === licence);
  return (
    <>
      <Choices
        legend="Vilket prov vill du skriva?"
        name="korkort"
        value={value}
        onChange={onChange}
        choices={firsts.map((one) => ({
          id: one.id,
          label: one.licence,
          isChosen: one.licence === licence,
        }))}
      />
      {parts.length > 1 && (
        <Choices
          legend="Vilket delprov?"
          name="delprov"
          value={value}
          onChange={onChange}
          choices={parts.map(({ id, part }) => ({ id, label: part ?? '', isChosen: id === value }))}
        />
      )}
    </>
  );
}
