import { collection, doc, getDoc, query, where, type Query } from 'firebase/firestore/lite';

import type { LicenceType } from '../../domain/licence-type';
import type { Question } from '../../domain/question/question';
import { findWords } from '../../domain/question/search-words';
import { firestore } from '../firebase/firestore';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { versionedQuestionSchema, type VersionedQuestion } from './versioned-question';

/** Which questions a list shows. */
export interface QuestionFilter {
  kind: Question['kind'];
  /** Name of a category. */
  category?: string | undefined;
  licenceType?: LicenceType | undefined;
  /** Words of the question's text or concept, as typed. */
  search?: string | undefined;
}

/** Pages that one page of a search for several words may read before it shows what it has. */
const mostPages = 2;

function listOf({ kind, category, licenceType }: QuestionFilter, word: string | undefined): Query {
  return query(
    collection(firestore, 'questions'),
    where('kind', '==', kind),
    ...(category === undefined ? [] : [where('category', '==', category)]),
    ...(licenceType === undefined ? [] : [where('licence_type', '==', licenceType)]),
    ...(word === undefined ? [] : [where('search_words', 'array-contains', word)]),
  );
}

/** The words of a search, the longest first: Firestore looks for that one, and few questions have it. */
function wordsOf(search: string | undefined): string[] {
  return findWords(search ?? '').sort((one, other) => other.length - one.length);
}

/**
 * One page of the questions that the filter lets through, newest first; malformed ones are left out. Throws DataError.
 * @param cursor where the page begins, or null for the first.
 */
export async function listQuestionsPage(
  filter: QuestionFilter,
  cursor: PageCursor | null,
): Promise<Page<VersionedQuestion>> {
  const [longest, ...others] = wordsOf(filter.search);
  const list = listOf(filter, longest);
  const hasOthers = ({ text, concept = '' }: Question) => {
    const words = findWords(`${text} ${concept}`);
    return others.every((other) => words.includes(other));
  };
  let page = await readPage(list, 'createdAt', versionedQuestionSchema, cursor);
  const items = page.items.filter(hasOthers);
  for (let pages = 1; items.length === 0 && page.next !== null && pages < mostPages; pages += 1) {
    page = await readPage(list, 'createdAt', versionedQuestionSchema, page.next);
    items.push(...page.items.filter(hasOthers));
  }
  return { items, next: page.next };
}

/** The question with the id, or null where there is none that can be read. Throws DataError. */
export async function findQuestion(id: string): Promise<VersionedQuestion | null> {
  const found = await request(() => getDoc(doc(firestore, 'questions', id)));
  return found.exists() ? (parseList(versionedQuestionSchema, [found])[0] ?? null) : null;
}
