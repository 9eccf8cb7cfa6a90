import { logistic, logitOf } from './posterior';

/** Share of what is known that is answered wrongly all the same. */
const slip = 0.015;

/** The chance of the right answer by one who knows it with this probability, and guesses otherwise. */
export function rightBy(known: number, guess: number): number {
  const told = known * (1 - slip);
  return told + (1 - told) * guess;
}

/** Answers that tell the same count as one with their weight. */
export interface Evidence {
  /** Of an answer to something asked before, the recall, 0–1, that was foretold; of a new question, 0.5. */
  recall: number;
  guess: number;
  isRight: boolean;
  weight: number;
}

/** The recall (0–1) with its logit moved. */
export function moved(recall: number, bias: number): number {
  return logistic(logitOf(recall) + bias);
}

/** Puts answers together that tell the same within two per cent of recall: thousands become some dozens. */
function gather(answers: readonly Evidence[]): Evidence[] {
  const gathered = new Map<string, Evidence>();
  for (const answer of answers) {
    const recall = Math.round(answer.recall * 50) / 50;
    const key = `${String(recall)}/${String(answer.guess)}/${String(answer.isRight)}`;
    const weight = (gathered.get(key)?.weight ?? 0) + answer.weight;
    gathered.set(key, { ...answer, recall, weight });
  }
  return [...gathered.values()];
}

/** The logarithm of the likelihood of the answers, for what the logit of their recall is moved by. */
export function likelihoodOf(answers: readonly Evidence[]): (value: number) => number {
  const gathered = gather(answers);
  return (value) =>
    gathered.reduce((sum, { recall, guess, isRight, weight }) => {
      const right = rightBy(moved(recall, value), guess);
      return sum + weight * Math.log(isRight ? right : 1 - right);
    }, 0);
}
