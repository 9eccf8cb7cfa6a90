import { blueprints } from '../../domain/exam/blueprint';
import { examIds, type ExamId } from '../../domain/exam/exam-id';
import { licenceNames, licenceTypes } from '../../domain/licence-type';
import { ChoiceChips } from '../../ui/choice-chips';

/** Which test is to be taken: the licence, and the part where it has several. */
export function ExamPicker({
  value,
  onChange,
}: {
  value: ExamId;
  onChange: (examId: ExamId) => void;
}) {
  const { licenceType } = blueprints[value];
  const partsOf = (licence: typeof licenceType) =>
    examIds.map((id) => blueprints[id]).filter((one) => one.licenceType === licence);
  const parts = partsOf(licenceType);
  return (
    <>
      <ChoiceChips
        legend="Vilket prov vill du skriva?"
        value={licenceType}
        onChange={(licence) => {
          const [first] = partsOf(licence);
          if (first !== undefined) onChange(first.id);
        }}
        choices={licenceTypes.map((key) => ({ key, label: licenceNames[key] }))}
      />
      {parts.length > 1 && (
        <ChoiceChips
          legend="Vilket delprov?"
          value={value}
          onChange={onChange}
          choices={parts.map(({ id, part }) => ({ key: id, label: part ?? '' }))}
        />
      )}
    </>
  );
}
