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

/**
 * How the latest test went of each learner who shares it, and nobody's name or id with it: one learner counts once, however
 * many tests he says that he took. Throws DataError.
 */
async function listSharedOutcomes(): Promise<Outcome[]> {
  const shared = query(outcomesRef(), where('isShared', '==', true), orderBy(documentId()));
  const found = await readAll(shared, { pageSize: limits.listedOutcomes, max: most });
  const latest = new Map<unknown, Outcome>();
  for (const document of found) {
    const userId: unknown = document.get('userId');
    for (const outcome of parseList(storedOutcomeSchema, [document])) {
      const known = latest.get(userId);
      if (known === undefined || known.testDay < outcome.testDay) latest.set(userId, outcome);
    }
  }
  return [...latest.values()];
}

/** The latest outcome of each learner who shares it. */
export function sharedOutcomesOptions() {
  return queryOptions<Outcome[]>({
    queryKey: ['admin', 'outcomes'],
    queryFn: listSharedOutcomes,
  });
}
