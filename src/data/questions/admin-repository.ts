import { getCount, getDoc, limit, query, where, type Query } from 'firebase/firestore/lite';

import { isUsableId } from '../../domain/import/stable-id';
import type { LicenceType } from '../../domain/licence-type';
import type { Question } from '../../domain/question/question';
import { hasGap, type QuestionGap } from '../../domain/question/question-gap';
import { gapWord, wordSearch } from '../../domain/question/search-words';
import { openStatuses } from '../../domain/report/question-report';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { parseList } from '../firebase/parse';
import { readByIds } from '../firebase/read-by-ids';
import { request } from '../firebase/request';
import { listReports } from '../question-reports/repository';
import { listAlarmed } from '../question-statistics/list-alarmed';
import { readTags } from '../question-tags/repository';
import { versionedQuestionSchema, type VersionedQuestion } from './versioned-question';
import { questionsOnPage } from './questions-on-page';
import { questionRef, questionsRef } from './refs';

/** What a list is ordered by: when questions were made, or when they were last changed. */
const orders = {
  newest: { field: 'createdAt', direction: 'desc' },
  oldest: { field: 'createdAt', direction: 'asc' },
  changed: { field: 'updatedAt', direction: 'desc' },
} as const;
export type QuestionOrder = keyof typeof orders;

/** What a question may need, which only other documents tell. */
export type QuestionNeed = 'reports' | 'alarms';

/** Which questions a list shows. */
export interface QuestionFilter {
  kind: Question['kind'];
  /** Id of a category. */
  categoryId?: string | undefined;
  licenceType?: LicenceType | undefined;
  /** That learners' reports about them wait, or that their figures raise an alarm. */
  needs?: QuestionNeed | undefined;
  /** What they lack, all of it. */
  lacks?: readonly QuestionGap[] | undefined;
  /** What they are tagged with. */
  tag?: string | undefined;
  /** Beginnings of words of the question's text or concept, as typed. */
  search?: string | undefined;
}

/** Questions that a search reads besides its first page where that has none that is meant, before it says so. */
const moreOfSearch = 6;

/** Reports whose questions are a page: with what stands beside it, as many reads as a page of questions. */
const reportsAtATime = 5;

/** Questions that are counted at most: a thousand are billed as one read. */
const mostCounted = 1000;

/** The words one of which the questions have, or none where they need none: the database looks for one thing at a time. */
function wordsOf({ lacks = [], search = '' }: QuestionFilter): readonly string[] | undefined {
  const { anyOf } = wordSearch(search) ?? {};
  const word = gapWord(lacks);
  return anyOf ?? (word === undefined ? undefined : [word]);
}

function listOf(filter: QuestionFilter): Query {
  const { kind, categoryId, licenceType } = filter;
  const words = wordsOf(filter);
  return query(
    questionsRef(),
    where('kind', '==', kind),
    ...(categoryId === undefined ? [] : [where('category_id', '==', categoryId)]),
    ...(licenceType === undefined ? [] : [where('licence_type', '==', licenceType)]),
    ...(words === undefined ? [] : [where('search_words', 'array-contains-any', words)]),
  );
}

/** Returns true iff the question has every word that is searched for, and lacks what it is to lack. */
function isMeant(question: Question, { lacks = [], search = '' }: QuestionFilter): boolean {
  const isFound = wordSearch(search)?.matches(question) ?? true;
  return isFound && lacks.every((gap) => hasGap(question, gap));
}

/** Of the questions with these ids those that the filter lets through, in the order of the ids. */
async function readNamed(
  named: readonly string[],
  filter: QuestionFilter,
): Promise<VersionedQuestion[]> {
  const { kind, categoryId, licenceType } = filter;
  const ids = [...new Set(named)].filter(isUsableId);
  const found = parseList(versionedQuestionSchema, await readByIds(questionsRef(), ids));
  const isLetThrough = (question: Question) =>
    question.kind === kind &&
    (categoryId ?? question.categoryId) === question.categoryId &&
    (licenceType ?? question.licenceType) === question.licenceType &&
    isMeant(question, filter);
  const byId = new Map(found.filter(isLetThrough).map((question) => [question.id, question]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A page of questions about which reports wait, in the order of the reports. */
async function listReported(
  filter: QuestionFilter,
  cursor: PageCursor | null,
): Promise<Page<VersionedQuestion>> {
  const { items, next } = await listReports(openStatuses, cursor, reportsAtATime);
  const ids = items.map(({ questionId }) => questionId);
  return { items: await readNamed(ids, filter), next };
}

/** A page of questions whose figures raise an alarm, the gravest of a category first. */
async function listWithAlarms(
  filter: QuestionFilter,
  cursor: PageCursor | null,
): Promise<Page<VersionedQuestion>> {
  const { items, next } = await listAlarmed(filter, cursor, questionsOnPage(filter));
  return { items: await readNamed(items, filter), next };
}

/** A page of the questions with a tag, the latest tagged first. Those that have been deleted keep it, for their return. */
async function listTagged(
  tag: string,
  filter: QuestionFilter,
  cursor: PageCursor | null,
): Promise<Page<VersionedQuestion>> {
  const ids = (await readTags(filter.kind)).get(tag)?.toReversed() ?? [];
  const from = Number.parseInt(cursor ?? '0', 10) || 0;
  const end = from + questionsOnPage(filter);
  return {
    items: await readNamed(ids.slice(from, end), filter),
    next: end < ids.length ? String(end) : null,
  };
}

/**
 * One page of the questions that the filter lets through; malformed ones are left out. Throws DataError.
 * @param cursor where the page begins, or null for the first.
 */
export async function listQuestionsPage(
  filter: QuestionFilter,
  cursor: PageCursor | null,
  order: QuestionOrder = 'newest',
): Promise<Page<VersionedQuestion>> {
  const { field, direction } = orders[order];
  if (filter.tag !== undefined) return listTagged(filter.tag, filter, cursor);
  if (filter.needs === 'reports') return listReported(filter, cursor);
  if (filter.needs === 'alarms') return listWithAlarms(filter, cursor);
  const read = async (from: PageCursor | null, size: number) => {
    const how = { direction, size };
    const page = await readPage(listOf(filter), field, versionedQuestionSchema, from, how);
    return { ...page, items: page.items.filter((question) => isMeant(question, filter)) };
  };
  const first = await read(cursor, questionsOnPage(filter));
  if (first.items.length > 0 || first.next === null) return first;
  return read(first.next, moreOfSearch);
}

/** A count that ends at some number: where it has got there, there may be more. */
export interface Count {
  questions: number;
  isAll: boolean;
}

/**
 * How many questions the filter lets through, up to a thousand. Of a search, and of those with reports or alarms, only reading them would tell:
 * for these it is not asked. Throws DataError.
 */
export async function countQuestions(filter: QuestionFilter): Promise<Count> {
  const counted = await request(() => getCount(query(listOf(filter), limit(mostCounted))));
  const questions = counted.data().count;
  return { questions, isAll: questions < mostCounted };
}

/** The question with the id, or null where there is none that can be read. Throws DataError. */
export async function findQuestion(id: string): Promise<VersionedQuestion | null> {
  const found = await request(() => getDoc(questionRef(id)));
  return found.exists() ? (parseList(versionedQuestionSchema, [found])[0] ?? null) : null;
}
