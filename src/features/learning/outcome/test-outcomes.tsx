import { ExamSelect } from '../exam-select';
import { useExamChoice } from '../use-exam-choice';
import OutcomeCard from './outcome-card';

/** How the learner's real tests went, for the test that is chosen. */
export default function TestOutcomes() {
  const { categories, offered, examId, choose } = useExamChoice();
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">Ditt prov</h2>
      <ExamSelect
        isLoading={categories.isPending}
        offered={offered}
        value={examId}
        onChange={choose}
      />
      <OutcomeCard key={examId} examId={examId} />
    </section>
  );
}
