import {
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';

import type { Question } from '../../domain/question/question';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import type { QuestionFilter } from '../questions/admin-repository';
import { withCurrentNames } from '../questions/categories-of';
import { storedQuestionSchema } from '../questions/stored-question';
import { questionsRef } from '../questions/refs';

/** Which questions are exported. A search is for looking, not for exporting. */
export type ExportFilter = Pick<QuestionFilter, 'kind' | 'categoryId' | 'licenceType'>;

const questionsAtATime = 200;

function listOf({ kind, categoryId, licenceType }: ExportFilter) {
  return query(
    questionsRef(),
    where('kind', '==', kind),
    ...(categoryId === undefined ? [] : [where('category_id', '==', categoryId)]),
    ...(licenceType === undefined ? [] : [where('licence_type', '==', licenceType)]),
    orderBy('createdAt', 'desc'),
  );
}

/** How many questions an export will have. Throws DataError. */
export async function countForExport(filter: ExportFilter): Promise<number> {
  const counted = await request(() => getCount(listOf(filter)));
  return counted.data().count;
}

/**
 * Reads every question that the filter lets through, page by page, newest first, with its category's name of today. Malformed ones are left out and
 * counted. Throws DataError.
 * @param onProgress told after every page how many have been read
 */
export async function readForExport(
  filter: ExportFilter,
  onProgress: (read: number) => void,
): Promise<{ questions: Question[]; unreadable: number }> {
  const questions: Question[] = [];
  let read = 0;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const start = last === undefined ? [] : [startAfter(last)];
    const { docs } = await request(() =>
      getDocs(query(listOf(filter), ...start, limit(questionsAtATime))),
    );
    questions.push(...parseList(storedQuestionSchema, docs));
    read += docs.length;
    onProgress(read);
    last = docs.length === questionsAtATime ? docs.at(-1) : undefined;
  } while (last !== undefined);
  const unreadable = read - questions.length;
  return { questions: await withCurrentNames(questions), unreadable };
}
