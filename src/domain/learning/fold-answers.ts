import type { AnswerEvent } from '../progress/answer-event';
import { keptTime } from '../progress/answer-mark';
import { swedishDay } from '../calendar-day';
import {
  compareAnswers,
  forget,
  isBefore,
  wrongOf,
  type CategoryRecord,
  type DayCount,
  type Learner,
  type PastAnswer,
  type QuestionRecord,
  type TimedAnswer,
} from './learner';
import { recordKey } from './record-key';
import { draftSeen, type SeenDraft } from './seen';

/** A day on which nothing was done. */
export const emptyDay: DayCount = {
  answered: 0,
  right: 0,
  seconds: 0,
  sure: 0,
  sureWrong: 0,
  unsure: 0,
  unsureWrong: 0,
  guessed: 0,
  guessedWrong: 0,
};

/** A record that is being changed. */
interface DraftRecord extends QuestionRecord {
  latest: PastAnswer[];
}

/** What is being folded: copies of what changes. */
interface Draft {
  categories: Map<string, { questions: Map<string, DraftRecord>; days: Map<number, DayCount> }>;
  seen: SeenDraft;
}

/** The value under a key; the first time it is made. */
function getOrMake<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function draftCategory({ questions, days }: CategoryRecord) {
  return {
    questions: new Map(
      Object.entries(questions).map(([id, one]) => [id, { ...one, latest: [...one.latest] }]),
    ),
    days: new Map(Object.entries(days).map(([day, count]) => [Number(day), { ...count }])),
  };
}

/** Adds an answer to the sorted ones, of which one goes when there are too many. */
function insert(latest: PastAnswer[], answer: PastAnswer): void {
  let place = latest.length;
  for (let earlier = latest[place - 1]; earlier !== undefined; earlier = latest[place - 1]) {
    if (compareAnswers(earlier, answer) <= 0) break;
    place--;
  }
  latest.splice(place, 0, answer);
  forget(latest);
}

function countQuestion(record: DraftRecord, answer: PastAnswer, timed: TimedAnswer): void {
  record.answered++;
  if (answer.isRight) record.right++;
  if (isBefore(timed, record.first)) record.first = timed;
  insert(record.latest, answer);
}

function countDay(count: DayCount, { isRight, confidence, seconds = 0 }: AnswerEvent): void {
  count.answered++;
  count.seconds += seconds;
  if (isRight) count.right++;
  if (confidence !== undefined) {
    count[confidence]++;
    if (!isRight) count[wrongOf[confidence]]++;
  }
}

function foldOne(draft: Draft, learner: Learner, event: AnswerEvent): void {
  const at = keptTime(event.at);
  if (!draft.seen.add(event.id, at)) return;
  const { categoryId, questionId, option, isRight, confidence, seconds } = event;
  const { questions, days } = getOrMake(draft.categories, categoryId, () =>
    draftCategory(learner.categories[categoryId] ?? { questions: {}, days: {} }),
  );
  const answer = { at, option, isRight, ...(confidence !== undefined && { confidence }) };
  const timed = seconds === undefined ? answer : { ...answer, seconds };
  const record = getOrMake(questions, recordKey(questionId, event.meaningVersion), () => ({
    answered: 0,
    right: 0,
    first: timed,
    latest: [],
  }));
  countQuestion(record, answer, timed);
  countDay(
    getOrMake(days, swedishDay(at), () => ({ ...emptyDay })),
    event,
  );
}

/**
 * The learner after these answers. An answer that is counted already changes nothing, and the order in which answers
 * come changes nothing either (decision 12): counts are sums over different answers, what is remembered of a question is
 * its first answer and the ten that say most of its memory.
 */
export function foldAnswers(learner: Learner, events: readonly AnswerEvent[]): Learner {
  const draft: Draft = { categories: new Map(), seen: draftSeen(learner.seen) };
  for (const event of events) foldOne(draft, learner, event);
  const categories = [...draft.categories].map(([id, { questions, days }]) => {
    return [
      id,
      { questions: Object.fromEntries(questions), days: Object.fromEntries(days) },
    ] as const;
  });
  return {
    ...learner,
    categories: { ...learner.categories, ...Object.fromEntries(categories) },
    seen: draft.seen.all(),
  };
}
