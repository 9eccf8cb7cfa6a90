import type { BankQuestion } from '../exam/draw';
import type { ExamArea } from '../exam/exam-area';
import type { ExamResult } from '../exam/exam-result';
import { isRightToday, meaningVersionOf } from '../question/meaning';
import { situationsBefore, type Knowledge } from './knowledge';
import type { Learner } from '../learning/learner';
import { shiftLogit } from './observations';
import { momentsOf, posteriorOf, type Posterior } from './posterior';
import { correctRateOf, meanParameters } from './response-model';

const dayLength = 24 * 60 * 60 * 1000;

/** How much results in mock tests may differ from what the answers predict: the prior's deviation, logit. */
const examShiftDeviation = 0.2;

/** Days after which a mock test counts half. */
const examHalfLifeDays = 14;

/** The weight of a new mock test: half, as its answers are among the learner's answers already. */
const examWeight = 0.5;

/** An answer in a mock test, with what was predicted of it. */
interface ExamObservation {
  area: ExamArea;
  /** The probability (0–1) of a right answer, predicted from the answers before the test. */
  predicted: number;
  isRight: boolean;
  weight: number;
}

/** The questions of the concepts that the test asked about. */
function askedAbout(bank: readonly BankQuestion[], exam: ExamResult): BankQuestion[] {
  const ids = new Set(exam.questions.map(({ id }) => id));
  const concepts = new Set(bank.filter(({ id }) => ids.has(id)).map(({ concept }) => concept));
  return bank.filter(
    ({ id, concept }) => ids.has(id) || (concept !== undefined && concepts.has(concept)),
  );
}

/**
 * The answers in mock tests, each beside its prediction from the answers before that test: what has been learnt since, a
 * test could not know.
 * @param knowledge what all answers say today.
 * @param now milliseconds since the epoch.
 */
export function observeExams(
  learner: Learner,
  bank: readonly BankQuestion[],
  exams: readonly ExamResult[],
  knowledge: Knowledge,
  now: number,
): ExamObservation[] {
  const parametersOf = new Map(
    knowledge.areas.map((area) => [area.area, meanParameters(area, knowledge)]),
  );
  const questionOf = new Map(bank.map((question) => [question.id, question]));
  const transfer = momentsOf(knowledge.transfer).mean;
  return exams.flatMap((exam) => {
    const asked = askedAbout(bank, exam);
    const then = situationsBefore(learner, asked, transfer, exam.startedAt);
    const days = Math.max(0, now - exam.finishedAt) / dayLength;
    const weight = examWeight * 0.5 ** (days / examHalfLifeDays);
    return exam.questions.flatMap((marked) => {
      const question = questionOf.get(marked.id);
      const parameters = question && parametersOf.get(question.area);
      const situation = then.get(marked.id);
      // one that has left the bank, or means something else now, tells nothing any more, and a trial one brings no point
      if (marked.isTrial || question === undefined || !parameters || !situation) return [];
      if (meaningVersionOf(marked) !== meaningVersionOf(question)) return [];
      const predicted = correctRateOf(situation, parameters);
      const isRight = isRightToday(question, marked);
      return [{ area: question.area, predicted, isRight, weight }];
    });
  });
}

/** What mock tests say of an area beyond the answers: the shift (logit) of its probability of a right answer. */
export function examShift(observations: readonly ExamObservation[]): Posterior {
  return posteriorOf({ mean: 0, deviation: examShiftDeviation }, (shift) =>
    observations.reduce((total, { predicted, isRight, weight }) => {
      const rate = shiftLogit(predicted, shift);
      return total + weight * Math.log(isRight ? rate : 1 - rate);
    }, 0),
  );
}
