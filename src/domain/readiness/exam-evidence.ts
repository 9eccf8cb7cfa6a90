import type { BankQuestion } from '../exam/draw';
import type { ExamArea } from '../exam/exam-area';
import type { ExamResult } from '../exam/exam-result';
import { knowledgeOf, type Knowledge } from './knowledge';
import type { Learner } from './learner';
import { logistic, logitOf, posteriorOf, type Posterior } from './posterior';
import { likelyNature, rightTo } from './right-chance';

const dayLength = 24 * 60 * 60 * 1000;

/** How much the share of points in tests may differ (logit) from what the answers say. */
const testDeviation = 0.2;

/** Days after which a test counts half. */
const testHalfLife = 14;

/** What a test counts at first: its answers are among the learner's answers already. */
const testWeight = 0.5;

/** A question of a test. */
interface TestAnswer {
  area: ExamArea;
  /** The chance of a right answer (0–1) that was to be expected then. */
  expected: number;
  isRight: boolean;
  weight: number;
}

/** The questions on the rules that the test asked about. */
function askedAbout(bank: readonly BankQuestion[], exam: ExamResult): BankQuestion[] {
  const ids = new Set(exam.questions.map(({ id }) => id));
  const concepts = new Set(bank.filter(({ id }) => ids.has(id)).map(({ concept }) => concept));
  return bank.filter(
    ({ id, concept }) => ids.has(id) || (concept !== undefined && concepts.has(concept)),
  );
}

/**
 * What was answered in tests, beside what was to be expected of just these questions by what had been asked until then:
 * what has been learnt since, a test could not know.
 * @param knowledge what the answers say today.
 * @param now milliseconds since the epoch.
 */
export function evidenceOfTests(
  learner: Learner,
  bank: readonly BankQuestion[],
  exams: readonly ExamResult[],
  knowledge: Knowledge,
  now: number,
): TestAnswer[] {
  const natureIn = new Map(
    knowledge.areas.map((area) => [area.area, likelyNature(area, knowledge)]),
  );
  return exams.flatMap((exam) => {
    const { startedAt, finishedAt } = exam;
    const then = knowledgeOf(
      learner,
      askedAbout(bank, exam),
      [...natureIn.keys()],
      startedAt,
      startedAt,
    );
    const days = Math.max(0, now - finishedAt) / dayLength;
    const weight = testWeight * 0.5 ** (days / testHalfLife);
    return exam.questions.flatMap(({ id, isRight, isTrial }) => {
      // a question that has left the bank tells nothing any more, and a trial one brings no point
      if (isTrial) return [];
      return then.areas.flatMap((known) => {
        const nature = natureIn.get(known.area);
        const expected = nature && rightTo(known, id, nature);
        return expected === undefined ? [] : [{ area: known.area, expected, isRight, weight }];
      });
    });
  });
}

/** What the tests say of an area beyond the answers: the logit that is added to the chance. */
export function shiftBy(answers: readonly TestAnswer[]): Posterior {
  return posteriorOf({ mean: 0, deviation: testDeviation }, (value) =>
    answers.reduce((sum, { expected, isRight, weight }) => {
      const right = logistic(logitOf(expected) + value);
      return sum + weight * Math.log(isRight ? right : 1 - right);
    }, 0),
  );
}
