import { queryOptions } from '@tanstack/react-query';

import type { ExamId } from '../../domain/exam/exam-id';
import { examResultSchema, type ExamResult } from '../../domain/exam/exam-result';
import type { Question } from '../../domain/question/question';
import { isDataError } from '../errors';
import { listOutbox } from '../outbox/outbox';
import { changeCached, onDevice } from '../device-cache';
import { queryClient } from '../query-client';
import { listQuestionsById } from '../questions/repository';
import { drawFigures } from './draw-figures';
import { getExam, historyLength, listExams } from './repository';

/** The finished tests with those that wait on this device, each once and the latest first, at most so many. */
function withWaiting(
  stored: readonly ExamResult[],
  waiting: readonly ExamResult[],
  count = historyLength,
): ExamResult[] {
  const ids = new Set(stored.map(({ id }) => id));
  return [...stored, ...waiting.filter(({ id }) => !ids.has(id))]
    .sort((one, other) => other.finishedAt - one.finishedAt)
    .slice(0, count);
}

async function listWaiting(uid: string): Promise<ExamResult[]> {
  const items = await listOutbox(uid);
  return items.flatMap((item) => {
    const exam = item.kind === 'exam' ? examResultSchema.safeParse(item.exam).data : undefined;
    return exam === undefined ? [] : [exam];
  });
}

/** What is stored and what waits; without a network what this device knows of it, and at least what waits. */
async function readExams(uid: string, examId: ExamId, count: number): Promise<ExamResult[]> {
  const waiting = (await listWaiting(uid)).filter((exam) => exam.examId === examId);
  try {
    return withWaiting(await listExams(uid, examId, count), waiting, count);
  } catch (error) {
    const known = queryClient.getQueryData(examsOptions(uid, examId, count).queryKey);
    const isKnown = known !== undefined || waiting.length > 0;
    if (!isKnown || !isDataError(error, 'network')) throw error;
    return withWaiting(known ?? [], waiting, count);
  }
}

/** The learner's latest finished tests of one kind, with those that still wait on this device. */
export function examsOptions(uid: string, examId: ExamId, count = historyLength) {
  return queryOptions<ExamResult[]>({
    queryKey: ['exams', uid, 'list', examId, count],
    queryFn: () => readExams(uid, examId, count),
    // another page load may have finished one since
    staleTime: 0,
    ...onDevice,
  });
}

/** Shows a finished test in every list that is cached, however many tests that is of. */
export async function showExam(uid: string, exam: ExamResult): Promise<void> {
  const lists = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['exams', uid, 'list', exam.examId] });
  for (const { queryKey } of lists) {
    const count = Number(queryKey.at(-1));
    await changeCached(examsOptions(uid, exam.examId, count), (known) =>
      withWaiting(known, [exam], count),
    );
  }
}

/** One finished test, from this device or from the server; null when there is none. A result never changes. */
export function examOptions(uid: string, id: string) {
  return queryOptions<ExamResult | null>({
    queryKey: ['exams', uid, 'one', id],
    queryFn: async () => {
      const waiting = await listWaiting(uid);
      return waiting.find((exam) => exam.id === id) ?? (await getExam(uid, id));
    },
    // what is not there yet may come from another device
    staleTime: ({ state }) => (state.data == null ? 0 : Infinity),
    ...onDevice,
  });
}

/**
 * The questions of a test as they were when it was drawn on this device; on another, as they are now. Those that have
 * been deleted since are not among them.
 */
export function examQuestionsOptions(examId: string, questionIds: readonly string[]) {
  return queryOptions<Question[]>({
    queryKey: ['questions', 'exam', examId, questionIds],
    queryFn: async () => drawFigures(examId, await listQuestionsById(questionIds)),
    staleTime: Infinity,
    ...onDevice,
  });
}
