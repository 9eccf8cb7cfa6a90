import { documentId, query, where } from 'firebase/firestore/lite';

import type { Question } from '../../domain/question/question';
import { withAlarms } from '../../domain/question-statistics/question-figures';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { questionStatisticsRef } from './refs';
import { storedStatisticsSchema } from './stored-statistics';

/**
 * A page of the ids of questions that have an alarm since answers were last counted, category by category: first the one with
 * the most, and in each the gravest first. Two documents are read. Throws DataError.
 * @param filter a category without an alarm has an empty page.
 * @param cursor where the page begins, or null for the first.
 * @param size ids on the page at most.
 */
export async function listAlarmed(
  { kind, categoryId }: { kind: Question['kind']; categoryId?: string | undefined },
  cursor: PageCursor | null,
  size: number,
): Promise<Page<string>> {
  const [, passed = '0', category = ''] = /^(\d{1,5})@(.*)$/.exec(cursor ?? '') ?? [];
  const alarmed = query(
    questionStatisticsRef(),
    categoryId === undefined ? where('alarms', '>', 0) : where(documentId(), '==', categoryId),
  );
  const read = await readPage(alarmed, 'alarms', storedStatisticsSchema, category || null, {
    size: 1,
  });
  const ids = withAlarms(read.items.flatMap(({ questions }) => questions))
    .filter(({ question, alarms }) => question.kind === kind && alarms.length > 0)
    .map(({ question }) => question.id);
  const end = Number(passed) + size;
  const nextCategory = read.next === null ? null : `0@${read.next}`;
  return {
    items: ids.slice(Number(passed), end),
    next: end < ids.length ? `${String(end)}@${category}` : nextCategory,
  };
}
