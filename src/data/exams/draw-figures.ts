import type { Question } from '../../domain/question/question';

/**
 * The questions as a test shows them: calculations with figures of its own, the same whenever and on whatever device it is
 * looked at, and the same for all questions of a case. Without a network they are shown as they are written.
 */
export async function drawFigures(examId: string, questions: Question[]): Promise<Question[]> {
  if (questions.every(({ calculation }) => calculation === undefined)) return questions;
  try {
    const { caseId, varyQuestion, variationSeed } =
      await import('../../domain/question/vary-question');
    return questions.map((question) =>
      question.calculation === undefined
        ? question
        : varyQuestion(question, variationSeed(`${examId}/${caseId(question) ?? question.id}`, 0)),
    );
  } catch {
    return questions;
  }
}
