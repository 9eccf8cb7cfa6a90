import {
  deleteDoc,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite';

import { cutText } from '../../domain/admin/cut-text';
import { isUsableId } from '../../domain/import/stable-id';
import { readRecordKey } from '../../domain/learning/record-key';
import { meaningVersionOf } from '../../domain/question/meaning';
import { listOptions } from '../../domain/question/question';
import { leastAsked } from '../../domain/question-statistics/definitions';
import { alarmsOf, figuresOf } from '../../domain/question-statistics/question-figures';
import type { QuestionTally, Tallies } from '../../domain/question-statistics/tally';
import { openStatuses } from '../../domain/report/question-report';
import { readAll } from '../firebase/read-all';
import { request } from '../firebase/request';
import { reportsRef } from '../question-reports/refs';
import { withCurrentNames } from '../questions/categories-of';
import { findStoredQuestions } from '../questions/find-stored';
import { maxCategories, questionStatisticsRef } from '../question-statistics/refs';
import type { QuestionStatistics } from '../question-statistics/stored-statistics';

/** Characters of a question's text that are kept with its figures. */
const textLength = 100;

/** Reports that wait and are counted at most. */
const mostReports = 1000;

/** How many reports wait, by question. */
async function countReports(): Promise<Map<unknown, number>> {
  const waiting = query(
    reportsRef(),
    where('status', 'in', openStatuses),
    orderBy('createdAt', 'desc'),
  );
  const counts = new Map<unknown, number>();
  for (const report of await readAll(waiting, { max: mostReports })) {
    const questionId: unknown = report.get('questionId');
    counts.set(questionId, (counts.get(questionId) ?? 0) + 1);
  }
  return counts;
}

/** What was answered to a version of a question. */
interface Counted {
  categoryId: string;
  questionId: string;
  version: number;
  tally: QuestionTally;
}

/** The tallies of which figures may be shown. */
function listCounted(tallies: Tallies): Counted[] {
  return [...tallies].flatMap(([categoryId, questions]) =>
    [...questions]
      .map(([key, tally]) => ({ categoryId, ...readRecordKey(key), tally }))
      .filter(({ questionId, tally }) => tally.asked >= leastAsked && isUsableId(questionId)),
  );
}

/** A category's questions with their figures. */
interface CategoryStatistics {
  category: string;
  questions: QuestionStatistics[];
}

/** The figures by the category that a question is in now; what was answered to it in another, or to another version of it, is left out. */
async function listCategories(tallies: Tallies): Promise<Map<string, CategoryStatistics>> {
  const counted = listCounted(tallies);
  const found = await findStoredQuestions([
    ...new Set(counted.map(({ questionId }) => questionId)),
  ]);
  const readable = [...found.values()].filter((question) => question !== 'unreadable');
  const questions = new Map((await withCurrentNames(readable)).map((one) => [one.id, one]));
  const reports = await countReports();
  const categories = new Map<string, CategoryStatistics>();
  for (const { categoryId, questionId: id, version, tally } of counted) {
    const question = questions.get(id);
    if (question?.categoryId !== categoryId || version !== meaningVersionOf(question)) continue;
    const known = categories.get(categoryId) ?? { category: question.category, questions: [] };
    categories.set(categoryId, known);
    known.questions.push({
      id,
      version,
      kind: question.kind,
      text: cutText(question.text, textLength),
      key: question.answer,
      options: listOptions(question).map(({ key }) => key),
      reports: reports.get(id) ?? 0,
      ...figuresOf(tally, question.answer),
    });
  }
  return categories;
}

/**
 * Stores the figures of each category in place of those before, and removes those of categories that have none now. No
 * figure of fewer than 30 answers is stored. Doing it again stores the same. Throws DataError.
 */
export async function publishStatistics(tallies: Tallies): Promise<void> {
  const [categories, before] = await Promise.all([
    listCategories(tallies),
    request(() => getDocs(query(questionStatisticsRef(), limit(maxCategories)))),
  ]);
  for (const [id, { category, questions }] of categories) {
    questions.sort((one, other) => (one.id < other.id ? -1 : 1));
    const figures = JSON.stringify({ category, questions });
    const alarms = questions.filter((question) => alarmsOf(question, question).length > 0).length;
    const reference = doc(questionStatisticsRef(), id);
    await request(() => setDoc(reference, { figures, alarms, updatedAt: serverTimestamp() }));
  }
  for (const { id, ref } of before.docs) {
    if (!categories.has(id)) await request(() => deleteDoc(ref));
  }
}
