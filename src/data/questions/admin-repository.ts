import { getDoc, query, where, type Query } from 'firebase/firestore/lite';

import type { LicenceType } from '../../domain/licence-type';
import type { Question } from '../../domain/question/question';
import { wordSearch } from '../../domain/question/search-words';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { versionedQuestionSchema, type VersionedQuestion } from './versioned-question';
import { questionRef, questionsRef } from './refs';

/** Which questions a list shows. */
export interface QuestionFilter {
  kind: Question['kind'];
  /** Id of a category. */
  categoryId?: string | undefined;
  licenceType?: LicenceType | undefined;
  /** Beginnings of words of the question's text or concept, as typed. */
  search?: string | undefined;
}

/** Pages that one page of a search may read before it shows what it has. */
const mostPages = 2;

function listOf(
  { kind, categoryId, licenceType }: QuestionFilter,
  anyOf: readonly string[] | undefined,
): Query {
  return query(
    questionsRef(),
    where('kind', '==', kind),
    ...(categoryId === undefined ? [] : [where('category_id', '==', categoryId)]),
    ...(licenceType === undefined ? [] : [where('licence_type', '==', licenceType)]),
    ...(anyOf === undefined ? [] : [where('search_words', 'array-contains-any', anyOf)]),
  );
}

/**
 * One page of the questions that the filter lets through, newest first; malformed ones are left out. Throws DataError.
 * @param cursor where the page begins, or null for the first.
 */
export async function listQuestionsPage(
  filter: QuestionFilter,
  cursor: PageCursor | null,
): Promise<Page<VersionedQuestion>> {
  const search = wordSearch(filter.search ?? '');
  const list = listOf(filter, search?.anyOf);
  const isMeant = search?.matches ?? (() => true);
  let page = await readPage(list, 'createdAt', versionedQuestionSchema, cursor);
  const items = page.items.filter(isMeant);
  for (let pages = 1; items.length === 0 && page.next !== null && pages < mostPages; pages += 1) {
    page = await readPage(list, 'createdAt', versionedQuestionSchema, page.next);
    items.push(...page.items.filter(isMeant));
  }
  return { items, next: page.next };
}

/** The question with the id, or null where there is none that can be read. Throws DataError. */
export async function findQuestion(id: string): Promise<VersionedQuestion | null> {
  const found = await request(() => getDoc(questionRef(id)));
  return found.exists() ? (parseList(versionedQuestionSchema, [found])[0] ?? null) : null;
}
