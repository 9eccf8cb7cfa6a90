import { examResultSchema } from '../../domain/exam/exam-result';
import { logProblem } from '../../lib/log';
import { saveExam } from './repository';
import { isStorable } from './stored-exam';

/**
 * Stores a finished test as the outbox holds it. Returns also when the server has it already, or when it is no test that
 * could ever be stored; throws DataError when it has to wait, as where the learner is blocked or somebody else is signed
 * in by now.
 */
export async function storeExam(uid: string, waiting: { id: string }): Promise<void> {
  const { data: exam } = examResultSchema.safeParse(waiting);
  if (exam !== undefined && isStorable(exam)) await saveExam(uid, exam);
  else logProblem(`the test ${waiting.id} cannot be stored and is left out`);
}
