import { answersOf, type ExamResult } from '../../domain/exam/exam-result';
import { showAnswers } from '../learning/queries';
import { listOutbox, putInOutbox } from '../outbox/outbox';
import { flushOutbox } from '../outbox/flush';
import { showExam } from './queries';
import '../learning/sender';
import './sender';

/**
 * Keeps a finished test on the device together with its answers for the learning data, shows both in what is cached, and
 * begins to send everything that waits. Returns true iff nothing of it can be lost any more: it stays over a reload, or
 * it has been sent. Recording it again changes nothing.
 */
export async function recordExam(uid: string, exam: ExamResult): Promise<boolean> {
  const answers = answersOf(exam);
  const isKept = await putInOutbox(
    { kind: 'exam', uid, exam },
    ...answers.map((answer) => ({ kind: 'answer' as const, uid, answer })),
  );
  await showExam(uid, exam);
  await showAnswers(uid, answers);
  const sending = flushOutbox(uid);
  if (isKept) return true;
  await sending;
  const waiting = await listOutbox(uid);
  return !waiting.some((item) => item.kind === 'exam' && item.exam.id === exam.id);
}
