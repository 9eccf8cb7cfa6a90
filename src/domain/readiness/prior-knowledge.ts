import { confidences, type Confidence } from '../progress/answer-event';
import { calibrationOf } from './calibration';
import type { Concept } from './concepts';
import { rightBy } from './evidence';
import { guessOf } from './guess';
import { compareAnswers, type Learner, type PastAnswer } from './learner';
import { logistic } from './posterior';
import { usualTransfer } from './remembering';

/** What the ratio of saying so when right to saying so when wrong is like before anything is said, and what that counts. */
const usualRatio = { sure: 3, unsure: 0.5, guessed: 0.2 } as const satisfies Record<
  Confidence,
  number
>;
const usualRatioCounts = 4;

/**
 * How much more probable it is that this learner says so of what he knows than of what he does not, as a logarithm: by
 * how often he said it when right and when wrong.
 */
export function weightsOfConfidence(learner: Learner): Record<Confidence, number> {
  const calibration = calibrationOf(learner);
  const all = Object.values(calibration);
  const wrong = all.reduce((sum, one) => sum + one.wrong, 0);
  const right = all.reduce((sum, one) => sum + one.answered - one.wrong, 0);
  const weight = (confidence: Confidence) => {
    const said = calibration[confidence];
    const whenRight = (said.answered - said.wrong + 1) / (right + confidences.length);
    const whenWrong = (said.wrong + 1) / (wrong + confidences.length);
    const told = Math.min(wrong, right);
    const usual = usualRatioCounts * Math.log(usualRatio[confidence]);
    return (usual + told * Math.log(whenRight / whenWrong)) / (usualRatioCounts + told);
  };
  return { sure: weight('sure'), unsure: weight('unsure'), guessed: weight('guessed') };
}

/** The logarithm of how much more probable an answer is for one who knew it before than for one who is right so often. */
function tellsBefore(isRight: boolean, right: number, guess: number): number {
  const knowing = rightBy(1, guess);
  return isRight ? Math.log(knowing / right) : Math.log((1 - knowing) / (1 - right));
}

/** What the answers to each question of a concept tell of its having been known before, as a sum of logarithms. */
export function knownBefore(
  { questions, answersTo, firstTo, reviews }: Concept,
  weights: Record<Confidence, number>,
): number[] {
  const foretold = new Map(reviews.map(({ answer, recall }) => [answer, recall]));
  const beginning = Math.min(...[...firstTo.values()].map(({ at }) => at));
  return questions.map((question) => {
    const first = firstTo.get(question.id);
    if (first === undefined) return 0;
    const isFirst = (answer: PastAnswer) => compareAnswers(answer, first) === 0;
    const remembered = answersTo.get(question.id) ?? [];
    const given = remembered.some(isFirst) ? remembered : [first, ...remembered];
    const guess = guessOf(question);
    const told = given.map((answer) => {
      const { isRight, confidence } = answer;
      const said = (heard: Confidence | undefined) =>
        heard === undefined || !isRight ? 0 : weights[heard];
      // one who did not know the rule guessed the first, and in a test, which tells nothing before its end, every one
      if (answer.at === beginning) return said(confidence) + tellsBefore(isRight, guess, guess);
      // and had just been told before another answer of the same day
      const recall = foretold.get(answer) ?? 1;
      const carried = isFirst(answer) ? logistic(usualTransfer.mean) : 1;
      // who recalls it is as sure as one who always knew, but neither guesses
      const guessed = said(confidence === 'guessed' ? confidence : undefined);
      return guessed + tellsBefore(isRight, rightBy(recall * carried, guess), guess);
    });
    return told.reduce((sum, one) => sum + one, 0);
  });
}
