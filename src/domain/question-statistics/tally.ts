import { optionKeys, type OptionKey } from '../question/question';
import { leastRest, restSteps } from './definitions';
import type { FirstAnswer, FirstAnswers } from './first-answers';

/** How often each option was picked. */
export type Picks = Record<OptionKey, number>;

/** What the first answers to one version of a question add up to; nothing in it belongs to anybody. */
export interface QuestionTally {
  asked: number;
  picks: Picks;
  /** How many answers took so many seconds, by the seconds. */
  seconds: Record<string, number>;
  /** Sums over the learners whose rest is known: how many, their rests, and the squares of these. */
  sums: { n: number; r: number; rr: number };
  /** The rests of the same learners by the option that they picked: which is right is asked when all is counted. */
  rests: Picks;
  /** The picks of the same learners, by the step that their rest is on. */
  steps: Record<string, Picks>;
}

/** Tallies by category id and the key of a version of a question: maps, since the ids are what learners wrote, `__proto__` among it. */
export type Tallies = Map<string, Map<string, QuestionTally>>;

/** Picks of nobody. */
export function noPicks(): Picks {
  return Object.fromEntries(optionKeys.map((key) => [key, 0])) as Picks;
}

function emptyTally(): QuestionTally {
  const sums = { n: 0, r: 0, rr: 0 };
  return { asked: 0, picks: noPicks(), seconds: {}, sums, rests: noPicks(), steps: {} };
}

/** Counts an answer together with the rest: the share that the learner had right of the category's other questions. */
function countRest(tally: QuestionTally, { option }: FirstAnswer, rest: number): void {
  const { sums, rests, steps } = tally;
  sums.n++;
  sums.r += rest;
  sums.rr += rest * rest;
  rests[option] += rest;
  const picks = (steps[Math.floor(rest * restSteps)] ??= noPicks());
  picks[option]++;
}

function countAnswer(tally: QuestionTally, { option, seconds }: FirstAnswer): void {
  tally.asked++;
  tally.picks[option]++;
  if (seconds !== undefined) tally.seconds[seconds] = (tally.seconds[seconds] ?? 0) + 1;
}

/** Adds a learner's first answers to tallies, in place: a fold of thousands makes no copies. */
export function addFirstAnswers(tallies: Tallies, answers: FirstAnswers): void {
  for (const [categoryId, questions] of Object.entries(answers)) {
    const category = tallies.get(categoryId) ?? new Map<string, QuestionTally>();
    tallies.set(categoryId, category);
    const given = Object.entries(questions);
    const right = given.filter(([, { isRight }]) => isRight).length;
    const others = given.length - 1;
    for (const [id, answer] of given) {
      const tally = category.get(id) ?? emptyTally();
      category.set(id, tally);
      countAnswer(tally, answer);
      if (others >= leastRest) countRest(tally, answer, (right - Number(answer.isRight)) / others);
    }
  }
}
