import { examResultSchema } from '../../domain/exam/exam-result';
import { logProblem } from '../../lib/log';
import { isDataError } from '../errors';
import { getExam, saveExam } from './repository';

/**
 * Stores a finished test as the outbox holds it. Returns also when the server has it already, or when it is no test that
 * could ever be stored; throws DataError when it has to wait.
 */
export async function storeExam(uid: string, waiting: { id: string }): Promise<void> {
  const parsed = examResultSchema.safeParse(waiting);
  if (!parsed.success) {
    logProblem(`the test ${waiting.id} is malformed and left out`);
    return;
  }
  try {
    await saveExam(uid, parsed.data);
  } catch (error) {
    // refused as well where somebody else is signed in by now
    if (!isDataError(error, 'permission-denied')) throw error;
    if ((await getExam(uid, waiting.id)) === null) throw error;
    logProblem(`the test ${waiting.id} is stored already`, error);
  }
}
