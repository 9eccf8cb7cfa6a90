import type { BankQuestion } from '../exam/draw';
import {
  questionsOf,
  signQuizCategory,
  type CategoryRecord,
  type Learner,
  type PastAnswer,
  type QuestionRecord,
} from './learner';

/** The questions of some categories, all of those in each. */
interface HeldQuestions {
  questions: readonly BankQuestion[];
  /** The ids of these categories. */
  held: ReadonlySet<string>;
}

/** The record by the question as it is: one that was corrected so that what was chosen is right was answered rightly. */
function corrected(record: QuestionRecord, { answer }: BankQuestion): QuestionRecord {
  const mark = (given: PastAnswer) =>
    given.isRight || given.option !== answer ? given : { ...given, isRight: true };
  return { ...record, first: mark(record.first), latest: record.latest.map(mark) };
}

/**
 * The learner as the bank is now, for what is counted and listed: a question that is gone is left out, one that was moved
 * is in the category where it is, and the answers go by what is right today. Days stay as they were practised, and so
 * does everything in categories that are not held.
 */
export function withinBank(learner: Learner, { questions, held }: HeldQuestions): Learner {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const placed = new Map<string, Record<string, QuestionRecord>>();
  for (const { questionId, categoryId, ...record } of questionsOf(learner).values()) {
    const question = byId.get(questionId);
    if (question === undefined && held.has(categoryId)) continue;
    const place = question?.categoryId ?? categoryId;
    const there = placed.get(place) ?? {};
    there[questionId] = question === undefined ? record : corrected(record, question);
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
