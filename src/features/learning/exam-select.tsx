import { blueprints } from '../../domain/exam/blueprint';
import { examName } from '../../domain/exam/exam-name';
import { examIds, type ExamId } from '../../domain/exam/exam-id';
import type { LicenceType } from '../../domain/licence-type';
import { SelectField } from '../../ui/select-field';

/** Which test it is about, among those of the licences that are offered. */
export function ExamSelect({
  offered,
  value,
  onChange,
}: {
  offered: readonly LicenceType[];
  value: ExamId;
  onChange: (examId: ExamId) => void;
}) {
  const exams = examIds.filter((id) => offered.includes(blueprints[id].licenceType));
  if (exams.length < 2) return null;
  return (
    <SelectField
      label="Vilket prov?"
      className="sm:max-w-96"
      options={exams.map((id) => ({ value: id, label: examName(id) }))}
      value={value}
      onChange={({ target }) => {
        const chosen = exams.find((id) => id === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
