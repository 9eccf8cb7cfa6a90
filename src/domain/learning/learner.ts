import type { Confidence } from '../progress/answer-event';
import type { OptionKey } from '../question/question';
import { swedishDay } from '../calendar-day';
import { readRecordKey } from './record-key';

/** An answer as it is remembered. */
export interface PastAnswer {
  /** Milliseconds since the epoch, whole seconds. */
  at: number;
  option: OptionKey;
  isRight: boolean;
  confidence?: Confidence | undefined;
}

/** A first answer, with the whole seconds that it took where that is known. */
export interface TimedAnswer extends PastAnswer {
  seconds?: number | undefined;
}

/** What is known of a learner and one question. */
export interface QuestionRecord {
  /** How often it was answered, and how often rightly, ever. */
  answered: number;
  right: number;
  /** The first answer of all: what the learner knew before the service taught it. */
  first: TimedAnswer;
  /** The answers that `forget` leaves, at least one and at most `remembered`, the latest last. */
  latest: readonly PastAnswer[];
}

/** What was done on one day. */
export interface DayCount {
  answered: number;
  right: number;
  /** Seconds spent on the questions, as far as they are known. */
  seconds: number;
  sure: number;
  sureWrong: number;
  unsure: number;
  unsureWrong: number;
  guessed: number;
  guessedWrong: number;
}

/** Where a day counts the wrong answers of each confidence. */
export const wrongOf = {
  sure: 'sureWrong',
  unsure: 'unsureWrong',
  guessed: 'guessedWrong',
} as const satisfies Record<Confidence, keyof DayCount>;

/** What is known of a learner in one category. */
export interface CategoryRecord {
  /** By question and version (record-key.ts). */
  questions: Readonly<Record<string, QuestionRecord>>;
  /** By day (calendar-day.ts). */
  days: Readonly<Record<string, DayCount>>;
}

/** What the learner's answers come to. */
export interface Learner {
  /** By category id. */
  categories: Readonly<Record<string, CategoryRecord>>;
  /** Practice sessions that are finished. */
  sessions: number;
  /** Marks of the answers and sessions that are counted, by month, so that one that comes again is known. Sorted. */
  seen: Readonly<Record<string, readonly string[]>>;
}

/** Answers of a question that are remembered one by one: enough for its schedule, and a bound for what is stored. */
export const remembered = 10;

/** Where answers of the sign quiz are counted: no category of the bank, and its questions are signs, by their codes. */
export const signQuizCategory = 'skyltquiz';

/** A learner who has answered nothing. */
export const emptyLearner: Learner = { categories: {}, sessions: 0, seen: {} };

/** Orders answers by time; those of the same second by what was answered, so that every device orders them alike. */
export function compareAnswers(one: PastAnswer, other: PastAnswer): number {
  if (one.at !== other.at) return one.at - other.at;
  const [first, second] = [codeOf(one), codeOf(other)];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Returns true iff an answer comes before what is taken for the first one; of two alike the quicker one does. */
export function isBefore(answer: TimedAnswer, first: TimedAnswer): boolean {
  const order = compareAnswers(answer, first);
  return order < 0 || (order === 0 && (answer.seconds ?? Infinity) < (first.seconds ?? Infinity));
}

function codeOf({ option, isRight, confidence }: PastAnswer): string {
  return `${option}${isRight ? '1' : '0'}${confidence ?? ''}`;
}

/**
 * Takes from sorted answers, in place, all but as many as are remembered: the earliest repeats of a day go first, then the
 * earliest answers. What says how long something was known are the first answers of different days; the latest of all
 * stays, repeat or not, since it is where the learner stands.
 */
export function forget(answers: PastAnswer[]): void {
  while (answers.length > remembered) {
    const repeat = answers.findIndex((answer, index) => {
      const before = answers[index - 1];
      if (before === undefined || index === answers.length - 1) return false;
      return swedishDay(before.at) === swedishDay(answer.at);
    });
    answers.splice(Math.max(0, repeat), 1);
  }
}

/** What is remembered of two sorted lists of answers together. */
function mergeLatest(
  one: readonly PastAnswer[],
  other: readonly PastAnswer[],
): readonly PastAnswer[] {
  const merged = [...one, ...other].sort(compareAnswers);
  forget(merged);
  return merged;
}

/** The latest answer to a question. */
export function lastAnswer(record: QuestionRecord): PastAnswer {
  return record.latest.at(-1) ?? record.first;
}

/** The record of a version of a question with the category in which it was answered last. */
export interface PlacedRecord extends QuestionRecord {
  questionId: string;
  version: number;
  categoryId: string;
}

/** Two records of one version of a question, which has been moved from one category to another. */
function joined(one: PlacedRecord, other: PlacedRecord): PlacedRecord {
  const isLater = compareAnswers(lastAnswer(one), lastAnswer(other)) > 0;
  return {
    questionId: one.questionId,
    version: one.version,
    categoryId: (isLater ? one : other).categoryId,
    answered: one.answered + other.answered,
    right: one.right + other.right,
    first: isBefore(other.first, one.first) ? other.first : one.first,
    latest: mergeLatest(one.latest, other.latest),
  };
}

/** Every version of a question of the bank that the learner has answered, by its key (record-key.ts). */
export function versionsOf(learner: Learner): Map<string, PlacedRecord> {
  const records = new Map<string, PlacedRecord>();
  // by name, so that the same learner gives the same map whichever category was answered first
  for (const categoryId of Object.keys(learner.categories).sort()) {
    if (categoryId === signQuizCategory) continue;
    const category = learner.categories[categoryId];
    for (const [key, record] of Object.entries(category?.questions ?? {})) {
      const placed = { ...record, ...readRecordKey(key), categoryId };
      const known = records.get(key);
      records.set(key, known === undefined ? placed : joined(known, placed));
    }
  }
  return records;
}

/** Every question of the bank that the learner has answered, by its id: the latest version that he has met. */
export function questionsOf(learner: Learner): Map<string, PlacedRecord> {
  const questions = new Map<string, PlacedRecord>();
  for (const record of versionsOf(learner).values()) {
    const { questionId, version } = record;
    if (version > (questions.get(questionId)?.version ?? 0)) questions.set(questionId, record);
  }
  return questions;
}

/** The same of one category as it is kept, by question id. */
export function questionsIn(
  learner: Learner,
  categoryId: string,
): Map<string, QuestionRecord & { version: number }> {
  const questions = new Map<string, QuestionRecord & { version: number }>();
  for (const [key, record] of Object.entries(learner.categories[categoryId]?.questions ?? {})) {
    const { questionId, version } = readRecordKey(key);
    if (version > (questions.get(questionId)?.version ?? 0)) {
      questions.set(questionId, { ...record, version });
    }
  }
  return questions;
}

/** When each question was answered last, in milliseconds since the epoch: for the draw of a test. */
export function lastAnswered(learner: Learner): Map<string, number> {
  return new Map([...questionsOf(learner)].map(([id, record]) => [id, lastAnswer(record).at]));
}

/** Whether the latest answer to each question of a category is right, by question id: for categoryStanding. */
export function categoryProgress(
  learner: Learner,
  categoryId: string,
): Record<string, { isRight: boolean }> {
  return Object.fromEntries(
    [...questionsIn(learner, categoryId)].map(([id, record]) => [
      id,
      { isRight: lastAnswer(record).isRight },
    ]),
  );
}

/** Sessions finished in all, with those from before they were counted; undefined while that is not known. */
export function sessionsInAll(
  { sessions }: Learner,
  earlier: number | undefined,
): number | undefined {
  return earlier === undefined ? undefined : sessions + earlier;
}

/** Two learners' parts with different categories, such as two documents of one learner, as one. */
export function joinLearners(one: Learner, other: Learner): Learner {
  const months = [...new Set([...Object.keys(one.seen), ...Object.keys(other.seen)])];
  return {
    categories: { ...one.categories, ...other.categories },
    sessions: one.sessions + other.sessions,
    seen: Object.fromEntries(
      months.map((month) => [
        month,
        [...(one.seen[month] ?? []), ...(other.seen[month] ?? [])].sort(),
      ]),
    ),
  };
}
