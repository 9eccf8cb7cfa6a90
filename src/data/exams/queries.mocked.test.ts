import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';

import { examResult, examStart } from '../../../tests/factories/exam';
import type { ExamResult } from '../../domain/exam/exam-result';
import { DataError } from '../errors';
import type { OutboxItem } from '../outbox/outbox';
import { queryClient } from '../query-client';
import { examsOptions } from './queries';
import { recordExam } from './record-exam';

const { stored, waiting } = vi.hoisted(() => {
  const items: OutboxItem[] = [];
  return { stored: { exams: () => Promise.resolve<unknown>([]) }, waiting: items };
});
vi.mock('./repository', () => ({ historyLength: 20, listExams: () => stored.exams() }));
vi.mock('../outbox/flush', () => ({
  flushOutbox: () => Promise.resolve(),
  registerSender: () => undefined,
}));
vi.mock('../questions/repository', () => ({}));
vi.mock('../learning/queries', () => ({ showAnswers: () => Promise.resolve() }));
vi.mock('../outbox/outbox', () => ({
  listOutbox: () => Promise.resolve([...waiting]),
  putInOutbox: (...items: OutboxItem[]) => {
    waiting.push(...items);
    return Promise.resolve(true);
  },
}));

const exam = (id: string, minutes: number) =>
  examResult({ id, finishedAt: examStart + minutes * 60_000 });
const lost = () => Promise.reject(new DataError('network', 'a tunnel'));

/** How many tests are asked for: by the next step, readiness and plan, and the history. */
const lengths = [1, 2, 20];
const listed = async (count: number) =>
  (await queryClient.query({ ...examsOptions(uid, 'B', count), retry: false })).map(({ id }) => id);

// a learner of its own for each test: what is cached of another's may still be on its way to the device
let uid = '';
beforeEach(({ task }) => {
  uid = task.id;
  waiting.length = 0;
});

test.each(lengths)('a test taken in a tunnel is among the latest %d there', async (count) => {
  stored.exams = () => Promise.resolve([exam('before', 0)].slice(0, count));
  await listed(count);
  stored.exams = lost;
  await recordExam(uid, exam('tunnel', 60));
  expect(await listed(count)).toEqual(['tunnel', 'before'].slice(0, count));
});

test.each(lengths)('it is there of the latest %d also where none were known', async (count) => {
  stored.exams = lost;
  await expect(listed(count)).rejects.toMatchObject({ code: 'network' });
  await recordExam(uid, exam('tunnel', 60));
  expect(await listed(count)).toEqual(['tunnel']);
});

test('a test is shown in every list at once, whether or not the server can be asked', async () => {
  stored.exams = () => Promise.resolve([exam('before', 0)]);
  for (const count of lengths) await listed(count);
  await recordExam(uid, exam('tunnel', 60));
  const shown = lengths.map((count) =>
    queryClient
      .getQueryData<ExamResult[]>(examsOptions(uid, 'B', count).queryKey)
      ?.map(({ id }) => id),
  );
  expect(shown).toEqual([['tunnel'], ['tunnel', 'before'], ['tunnel', 'before']]);
});

test('a refusal is no tunnel: what the device knows is not shown for it', async () => {
  stored.exams = () => Promise.resolve([exam('before', 0)]);
  await listed(2);
  stored.exams = () => Promise.reject(new DataError('permission-denied', 'blocked'));
  await expect(listed(2)).rejects.toMatchObject({ code: 'permission-denied' });
});
