import type { BankQuestion } from '../exam/draw';
import { seededRandom, shuffle, type Random } from '../random';
import { startOfDay, swedishDay } from '../calendar-day';
import { hashOf } from '../hash';
import { conceptsOf, type Concept } from './concepts';
import { interleave } from './interleave';
import {
  compareAnswers,
  questionsOf,
  versionsOf,
  type Learner,
  type PastAnswer,
  type QuestionRecord,
} from './learner';
import { isConfidentError, retrievabilityAt, remember } from './memory';
import { recordKey } from './record-key';

/** Questions of a round: what is done in a few minutes. */
export const roundLength = 10;

/** Due questions asked on one day; after a long break the rest waits, so that a day has an end. */
const mostDue = 30;

/** A concept with a smaller share of right answers than this is weak: the share that the real test asks for. */
const strongShare = 0.8;

/** A question of today's review, and why it is asked. */
export interface ReviewItem {
  questionId: string;
  categoryId: string;
  reason: 'confidentError' | 'due' | 'weak' | 'new';
}

/** The review of one day. */
export interface DailyReview {
  /** calendar-day.ts */
  day: number;
  /** Everything that the day asks, in rounds of about ten; it stays the same all day. */
  rounds: ReviewItem[][];
  /** What is left of the first round that is not done; empty when the day is done. */
  next: ReviewItem[];
  /** Questions left in all rounds. */
  left: number;
  isDone: boolean;
}

/** The seed of a learner's day: the same on every device. */
export function dailySeed(uid: string, now: number): number {
  return hashOf(`${uid}/${String(swedishDay(now))}`);
}

/** The sibling that is new, or was asked longest ago. */
function freshest({ questions, answersTo }: Concept): BankQuestion | undefined {
  const at = ({ id }: BankQuestion) => answersTo.get(id)?.at(-1)?.at ?? -Infinity;
  return questions.reduce<BankQuestion | undefined>(
    (best, one) => (best === undefined || at(one) < at(best) ? one : best),
    undefined,
  );
}

/** What of a concept says whether it is due, and how urgently. */
type Remembered = Pick<Concept, 'answers' | 'memory'>;

function reasonOfDue({ answers }: Remembered): ReviewItem['reason'] {
  const last = answers.at(-1);
  return last !== undefined && isConfidentError(last) ? 'confidentError' : 'due';
}

const shareRight = ({ answers }: Concept) =>
  answers.filter(({ isRight }) => isRight).length / answers.length;

/**
 * The concepts that are due that day: confident errors first, then what is forgotten most; what is alike by what was
 * answered, so that it is the same with a bank and without.
 */
function listDue<One extends Remembered>(
  concepts: readonly One[],
  day: number,
  at: number,
  answeredOf: (one: One) => Iterable<string>,
): One[] {
  const urgency = (concept: One) =>
    reasonOfDue(concept) === 'confidentError' || concept.memory === null
      ? -1
      : retrievabilityAt(concept.memory, at);
  return concepts
    .filter(({ memory }) => memory !== null && memory.dueDay <= day)
    .map((concept) => {
      const place = Math.min(...[...answeredOf(concept)].map(hashOf));
      return { concept, urgency: urgency(concept), place };
    })
    .sort((one, other) => one.urgency - other.urgency || one.place - other.place)
    .map(({ concept }) => concept);
}

/** The keys of the questions of a concept that were answered. */
const answeredIn = ({ answersTo }: Concept) => answersTo.keys();

/** What the day asks, the most urgent first. */
function choose(concepts: readonly Concept[], day: number, at: number, random: Random) {
  const due = listDue(concepts, day, at, answeredIn).slice(0, mostDue);
  const isDue = new Set(due);
  const weak = concepts
    .filter((one) => one.memory !== null && !isDue.has(one) && shareRight(one) < strongShare)
    .sort((one, other) => shareRight(one) - shareRight(other));
  const unseen = concepts
    .filter(({ memory }) => memory === null)
    .map((concept) => ({ concept, categoryId: concept.questions[0]?.categoryId ?? '' }));
  const rest = [
    ...weak.map((concept) => ({ concept, reason: 'weak' as const })),
    ...interleave(unseen, random).map(({ concept }) => ({ concept, reason: 'new' as const })),
  ];
  return [
    ...due.map((concept) => ({ concept, reason: reasonOfDue(concept) })),
    ...rest.slice(0, Math.max(0, roundLength - due.length)),
  ];
}

function inRounds<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / roundLength);
  const start = (index: number) => Math.round((index * items.length) / count);
  return Array.from({ length: count }, (_, index) => items.slice(start(index), start(index + 1)));
}

/**
 * The review of the day that it is in Sweden: what is due, each through its freshest sibling, then, up to ten, weak
 * concepts and new ones. It is drawn from what was answered before the day began, so it stays the same all day, on every
 * device; a concept that has been answered today, anywhere, is done. With an empty bank there is nothing to do.
 * @param bank the questions of one licence.
 * @param now milliseconds since the epoch.
 * @param seed from `dailySeed`.
 */
export function dailyReview(given: {
  learner: Learner;
  bank: readonly BankQuestion[];
  now: number;
  seed: number;
}): DailyReview {
  const day = swedishDay(given.now);
  const begins = startOfDay(day);
  const random = seededRandom(given.seed);
  const byId = [...given.bank].sort((one, other) => (one.id < other.id ? -1 : 1));
  const concepts = conceptsOf(given.learner, shuffle(byId, random), begins);
  const items = choose(concepts, day, begins, random).flatMap(({ concept, reason }) => {
    const question = freshest(concept);
    if (question === undefined) return [];
    return [{ questionId: question.id, categoryId: question.categoryId, reason, concept }];
  });
  const records = questionsOf(given.learner);
  const isAnsweredToday = (concept: Concept) =>
    concept.questions.some(({ id }) => (records.get(id)?.latest.at(-1)?.at ?? 0) >= begins);
  const rounds = inRounds(items).map((round) => interleave(round, random));
  const left = rounds.map((round) => round.filter(({ concept }) => !isAnsweredToday(concept)));
  const told = ({ questionId, categoryId, reason }: ReviewItem) => ({
    questionId,
    categoryId,
    reason,
  });
  return {
    day,
    rounds: rounds.map((round) => round.map(told)),
    next: (left.find((round) => round.length > 0) ?? []).map(told),
    left: left.flat().length,
    isDone: left.flat().length === 0,
  };
}

/** How many concepts the review of the day after asks because they are due then, as far as is known now. */
export function countDueTomorrow(given: {
  learner: Learner;
  bank: readonly BankQuestion[];
  now: number;
}): number {
  const tomorrow = swedishDay(given.now) + 1;
  const concepts = conceptsOf(given.learner, given.bank, startOfDay(tomorrow));
  return Math.min(mostDue, listDue(concepts, tomorrow, startOfDay(tomorrow), answeredIn).length);
}

/** The latest answers that were given before a moment; the first of all, given before it, where none of those is kept. */
function answersBefore({ first, latest }: QuestionRecord, moment: number): PastAnswer[] {
  const known = latest.filter(({ at }) => at < moment);
  return known.length > 0 ? known : [first];
}

/** How many questions wait for the review of the day, and how many of them were answered wrongly with confidence. */
export interface Due {
  due: number;
  confidentErrors: number;
}

/**
 * How many questions the review of the day still asks because they are due, and how many of them were answered wrongly
 * with confidence. It is told without a bank, on every page.
 * @param categoryIds those of one licence.
 * @param ruleOf which rule a question asks, as far as is known (siblings.ts): the review asks one of siblings.
 */
export function countDue(
  learner: Learner,
  categoryIds: ReadonlySet<string>,
  now: number,
  ruleOf: (questionId: string) => string,
): Due {
  const day = swedishDay(now);
  const begins = startOfDay(day);
  const own = [...versionsOf(learner).values()].filter(({ categoryId }) =>
    categoryIds.has(categoryId),
  );
  const rules = new Map<string, typeof own>();
  for (const record of own) {
    const rule = ruleOf(record.questionId);
    rules.set(rule, [...(rules.get(rule) ?? []), record]);
  }
  const remembered = [...rules.values()].map((records) => {
    const before = records.filter(({ first }) => first.at < begins);
    const answers = before.flatMap((record) => answersBefore(record, begins)).sort(compareAnswers);
    const isDone = records.some(({ latest }) => (latest.at(-1)?.at ?? 0) >= begins);
    return { before, answers, isDone, memory: remember(answers).memory };
  });
  const answered = ({ before }: (typeof remembered)[number]) =>
    before.map(({ questionId, version }) => recordKey(questionId, version));
  const due = listDue(remembered, day, begins, answered)
    .slice(0, mostDue)
    .filter(({ isDone }) => !isDone);
  return {
    due: due.length,
    confidentErrors: due.filter((one) => reasonOfDue(one) === 'confidentError').length,
  };
}
