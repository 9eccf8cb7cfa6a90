import type { BankQuestion } from '../exam/draw';
import { meaningVersionOf } from '../question/meaning';
import { judgeRecord } from './judge-record';
import {
  signQuizCategory,
  versionsOf,
  type CategoryRecord,
  type Learner,
  type QuestionRecord,
} from './learner';
import { recordKey } from './record-key';

/** The questions of some categories, all of those in each. */
interface HeldQuestions {
  questions: readonly BankQuestion[];
  /** The ids of these categories. */
  held: ReadonlySet<string>;
}

/**
 * The learner as the bank is now, for what is counted and listed: a question that is gone is left out, and so is what was
 * answered to another version of it; one that was moved is in the category where it is, and where its key was corrected the answers
 * go by what is right today. Days stay as they were practised, and so
 * does everything in categories that are not held.
 */
export function withinBank(learner: Learner, { questions, held }: HeldQuestions): Learner {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const placed = new Map<string, Record<string, QuestionRecord>>();
  for (const { questionId, version, categoryId, ...record } of versionsOf(learner).values()) {
    const question = byId.get(questionId);
    if (question === undefined ? held.has(categoryId) : version !== meaningVersionOf(question)) {
      continue;
    }
    const place = question?.categoryId ?? categoryId;
    const there = placed.get(place) ?? {};
    const key = recordKey(questionId, version);
    there[key] = question === undefined ? record : judgeRecord(record, question);
    placed.set(place, there);
  }
  const ids = [...new Set([...Object.keys(learner.categories), ...placed.keys()])];
  const categories = ids.map((id): [string, CategoryRecord] => {
    const known = learner.categories[id] ?? { questions: {}, days: {} };
    // its questions are signs, which are in no bank
    if (id === signQuizCategory) return [id, known];
    return [id, { ...known, questions: placed.get(id) ?? {} }];
  });
  return { ...learner, categories: Object.fromEntries(categories) };
}
