import { swedishDay } from '../calendar-day';
import { hashOf } from '../hash';
import type { AskedVersion } from '../question/meaning';
import { recordOf } from './judge-record';
import { lastAnswer, versionsOf, type Learner, type QuestionRecord } from './learner';
import { remember, retrievabilityAt } from './memory';

/** Questions in the order in which a learner needs them. */
export interface PracticeOrder {
  ids: readonly string[];
  /** So many of them, from the first on, are due again or were never asked. */
  waiting: number;
}

/** What is asked first, and what within it. */
const groups = { due: 0, unseen: 1, wrong: 2, known: 3 };

/** The group of a question that was answered, and its place there: smaller comes first. */
function needOf(record: QuestionRecord, now: number): [group: number, within: number] {
  const { memory } = remember(record.latest);
  if (memory !== null && memory.dueDay <= swedishDay(now)) {
    return [groups.due, retrievabilityAt(memory, now)];
  }
  const { isRight, at } = lastAnswer(record);
  return [isRight ? groups.known : groups.wrong, at];
}

/**
 * The questions in the order in which a sitting takes them: what is due, the most forgotten first; what was never asked,
 * in an order of the learner's own, also where it was before it came to mean something else; then what was answered wrongly today, and what was answered longest ago.
 * @param now milliseconds since the epoch.
 */
export function practiceOrder(given: {
  uid: string;
  learner: Learner;
  questions: readonly AskedVersion[];
  now: number;
}): PracticeOrder {
  const records = versionsOf(given.learner);
  const ranked = given.questions.map((question) => {
    const { id } = question;
    const record = recordOf(records, question);
    const [group, within] =
      record === undefined
        ? [groups.unseen, hashOf(`${given.uid}/${id}`)]
        : needOf(record, given.now);
    return { id, group, within };
  });
  ranked.sort((one, other) => one.group - other.group || one.within - other.within);
  return {
    ids: ranked.map(({ id }) => id),
    waiting: ranked.filter(({ group }) => group <= groups.unseen).length,
  };
}
