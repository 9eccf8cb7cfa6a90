import { queryOptions } from '@tanstack/react-query';
import { documentId, orderBy, query, where } from 'firebase/firestore/lite';

import { limits } from '../../domain/limits';
import type { Outcome } from '../../domain/outcome/outcome';
import { parseList } from '../firebase/parse';
import { readAll } from '../firebase/read-all';
import { outcomesRef } from './refs';
import { storedOutcomeSchema } from './stored-outcome';

/** Outcomes that are read at most. */
const most = 5000;

/** How tests went of learners who share it, and nobody's name or id with it. Throws DataError. */
async function listSharedOutcomes(): Promise<Outcome[]> {
  const shared = query(outcomesRef(), where('isShared', '==', true), orderBy(documentId()));
  const found = await readAll(shared, { pageSize: limits.listedOutcomes, max: most });
  return parseList(storedOutcomeSchema, found);
}

/** The outcomes that learners share, a document for each. */
export function sharedOutcomesOptions() {
  return queryOptions<Outcome[]>({
    queryKey: ['admin', 'outcomes'],
    queryFn: listSharedOutcomes,
  });
}
