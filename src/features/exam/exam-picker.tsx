import { examName, blueprints, examIds, type ExamId } from '../../domain/exam/blueprint';
import { classNames } from '../../lib/class-names';

/** The tests, one of which is chosen. */
export function ExamPicker({
  value,
  onChange,
}: {
  value: ExamId;
  onChange: (examId: ExamId) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">Vilket prov vill du skriva?</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {examIds.map((id) => (
          <label
            key={id}
            className={classNames(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded-card border px-4 py-2',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
              id === value
                ? 'border-primary bg-primary-soft ring-1 ring-primary'
                : 'border-field/70 hover:border-primary',
            )}
          >
            <input
              type="radio"
              name="prov"
              value={id}
              checked={id === value}
              onChange={() => {
                onChange(id);
              }}
              aria-label={examName(id)}
              className="size-5 shrink-0 accent-primary outline-none"
            />
            <span className="min-w-0">
              <span className="block font-medium">{blueprints[id].licence}</span>
              {blueprints[id].part !== null && (
                <span className="block text-sm text-muted-foreground">{blueprints[id].part}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
