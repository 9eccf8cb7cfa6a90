import type { ContentQuestion } from '../../../src/domain/content/content-file';
import { hashOf } from '../../../src/domain/hash';
import { listOptions } from '../../../src/domain/question/question';

/** Each seed splits the concepts into folds in its own way. */
export const seeds = [1, 2, 3] as const;
const folds = 5;

/**
 * Returns the fold of a concept, from 0. It hangs on nothing but concept and seed: siblings never tell on each other, in
 * whichever licence they are, and a question that is added or rewritten moves no other one.
 */
export function foldOf(concept: string, seed: number): number {
  return hashOf(`${String(seed)} ${concept}`) % folds;
}

/** Learns from some questions, by their places, and then says how likely each option of any question is the right one. */
export type Guesser = (training: readonly number[]) => (place: number) => readonly number[];

/** What a guesser makes of one question that it has not learnt from. */
export interface Guess {
  question: ContentQuestion;
  /** How likely it holds each option to be the right one, in the options' order. */
  chances: readonly number[];
  /** Share of the seeds in which it picks the key; where it holds several for likeliest, it picks any of them. */
  hits: number;
}

function hitOf(chances: readonly number[], key: number): number {
  const best = Math.max(...chances) - 1e-9;
  return (chances[key] ?? 0) < best ? 0 : 1 / chances.filter((chance) => chance >= best).length;
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What a guesser says of every question, by their places, when it has learnt from the questions of other folds. */
function guessOnce(concepts: readonly string[], guesser: Guesser, seed: number) {
  const foldsOf = concepts.map((concept) => foldOf(concept, seed));
  const places = [...concepts.keys()];
  const predictors = Array.from({ length: folds }, (_, fold) =>
    guesser(places.filter((place) => foldsOf[place] !== fold)),
  );
  return foldsOf.map((fold, place) => predictors[fold]?.(place) ?? []);
}

/** Returns what a guesser makes of every question, without having learnt from it or its siblings: the mean of the seeds. */
export function guessAll(questions: readonly ContentQuestion[], guesser: Guesser): Guess[] {
  const concepts = questions.map(({ concept }) => concept);
  const runs = seeds.map((seed) => guessOnce(concepts, guesser, seed));
  return questions.map((question, place) => {
    const options = listOptions(question);
    const key = options.findIndex((option) => option.key === question.answer);
    const said = runs.map((run) => run[place] ?? []);
    return {
      question,
      chances: options.map((_, option) => meanOf(said.map((chances) => chances[option] ?? 0))),
      hits: meanOf(said.map((chances) => hitOf(chances, key))),
    };
  });
}
