import { mutationOptions } from '@tanstack/react-query';
import { documentId, getDocs, limit, orderBy, query, startAfter } from 'firebase/firestore/lite';

import { limits } from '../../domain/limits';
import type { FirstAnswers } from '../../domain/question-statistics/first-answers';
import { addFirstAnswers } from '../../domain/question-statistics/tally';
import { changeCached } from '../device-cache';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { firstAnswersRef } from '../first-answers/refs';
import { storedFirstAnswersSchema } from '../first-answers/stored-first-answers';
import { invalidate } from '../invalidate';
import { queryClient } from '../query-client';
import { shardOf } from '../shard';
import { publishStatistics } from './publish';
import {
  foldOptions,
  noFold,
  questionStatisticsOptions,
  type Fold,
} from '../question-statistics/queries';

/** Keeps how far the count has come, on the device too: a page that is loaded again goes on. */
async function keep(fold: Fold): Promise<void> {
  queryClient.setQueryData(foldOptions().queryKey, fold);
  await changeCached(foldOptions(), () => fold);
}

/** The answers in categories that the document holds: in another one they would be counted once more. */
function ofDocument(id: string, answers: FirstAnswers): FirstAnswers {
  const held = Object.entries(answers).filter(([categoryId]) =>
    id.endsWith(`_${shardOf(categoryId)}`),
  );
  return Object.fromEntries(held);
}

/** Adds a page of documents; null after the last. Throws DataError. */
async function foldPage({ cursor, documents, tallies }: Fold): Promise<Fold | null> {
  const start = cursor === null ? [] : [startAfter(cursor)];
  const inOrder = query(firstAnswersRef(), orderBy(documentId()), ...start);
  const { docs } = await request(() => getDocs(query(inOrder, limit(limits.listedFirstAnswers))));
  const last = docs.at(-1);
  if (last === undefined) return null;
  // what is kept stays as it is until the whole page is added
  const after = structuredClone(tallies);
  for (const document of docs) {
    for (const answers of parseList(storedFirstAnswersSchema, [document])) {
      addFirstAnswers(after, ofDocument(document.id, answers));
    }
  }
  return { cursor: last.id, documents: documents + docs.length, tallies: after };
}

/**
 * Counts every learner's first answers, page by page from where an interrupted count stopped, and stores the figures of
 * each category in place of those before when all are counted. Of a learner three documents are read at most; one who
 * has said no has none. Throws DataError, and goes on from the same page the next time.
 * @returns false where it was interrupted.
 */
export async function countFirstAnswers(signal: AbortSignal): Promise<boolean> {
  let fold = await queryClient.query(foldOptions());
  for (;;) {
    if (signal.aborted) return false;
    const next = await foldPage(fold);
    if (next === null) break;
    fold = next;
    await keep(fold);
  }
  await publishStatistics(fold.tallies);
  await forgetCount();
  return true;
}

/** Forgets what has been counted and not stored: the next count begins anew. */
export async function forgetCount(): Promise<void> {
  await keep(noFold());
}

/** Counts the first answers; false where it was interrupted. Throws DataError. */
export function countFirstAnswersOptions() {
  return mutationOptions({
    mutationFn: countFirstAnswers,
    onSuccess: (_isDone, _signal, _before, { client }) =>
      invalidate(client, questionStatisticsOptions().queryKey),
  });
}
