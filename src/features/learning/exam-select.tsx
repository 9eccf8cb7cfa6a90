import { blueprints } from '../../domain/exam/blueprint';
import { examName } from '../../domain/exam/exam-name';
import { examIds, type ExamId } from '../../domain/exam/exam-id';
import type { LicenceType } from '../../domain/licence-type';
import { SelectField } from '../../ui/select-field';
import { Skeleton } from '../../ui/skeleton';

/** Which test it is about, among those of the licences that are offered, or its place while they load. */
export function ExamSelect({
  isLoading,
  offered,
  value,
  onChange,
}: {
  isLoading: boolean;
  offered: readonly LicenceType[];
  value: ExamId;
  onChange: (examId: ExamId) => void;
}) {
  if (isLoading) return <Skeleton className="h-19 sm:max-w-96" />;
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
