import { queryOptions } from '@tanstack/react-query';
import { getDocs, limit, query } from 'firebase/firestore/lite';

import type { Tallies } from '../../domain/question-statistics/tally';
import { onDevice } from '../device-cache';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { maxCategories, questionStatisticsRef } from './refs';
import { storedStatisticsSchema, type CountedQuestion } from './stored-statistics';

/** The figures of all questions. */
interface Statistics {
  questions: CountedQuestion[];
  /** Null where nothing has been counted, or no question has answers enough. */
  countedAt: Date | null;
}

async function listStatistics(): Promise<Statistics> {
  const found = await request(() => getDocs(query(questionStatisticsRef(), limit(maxCategories))));
  const categories = parseList(storedStatisticsSchema, found.docs);
  return {
    questions: categories.flatMap(({ questions }) => questions),
    countedAt: categories[0]?.countedAt ?? null,
  };
}

/** Every question that has figures; a document for each category is read. */
export function questionStatisticsOptions() {
  return queryOptions<Statistics>({
    queryKey: ['admin', 'questionStatistics'],
    queryFn: listStatistics,
  });
}

/** How far a count has come. */
export interface Fold {
  /** Id of the last document that is counted; null at the beginning. */
  cursor: string | null;
  documents: number;
  /** What the documents come to. */
  tallies: Tallies;
}

/** A count that has not begun. */
export const noFold = (): Fold => ({ cursor: null, documents: 0, tallies: new Map() });

/** The count that is under way or was interrupted on this device; forgotten with the panel's other reads when it is locked. */
export function foldOptions() {
  return queryOptions<Fold>({
    // what an older version of the program has kept does not say who had which rest by option
    queryKey: ['admin', 'questionStatisticsFold', 'rests by option'],
    queryFn: noFold,
    staleTime: Infinity,
    ...onDevice,
  });
}
