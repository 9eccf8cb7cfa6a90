import { expect, test } from 'vitest';

import { readContent } from '../../scripts/content/content';
import { blueprints } from '../../src/domain/exam/blueprint';
import { bankSize, drawExam, type BankQuestion } from '../../src/domain/exam/draw';
import { examIds, type ExamId } from '../../src/domain/exam/exam-id';
import { formatFor } from '../../src/domain/exam/format';
import { readCase } from '../../src/domain/question/case';

const files = readContent();

function bankOf(examId: ExamId): BankQuestion[] {
  return files
    .filter(({ category }) => category.licenceType === blueprints[examId].licenceType)
    .flatMap(({ category, questions }) =>
      questions.map((question) => ({
        id: question.id,
        categoryId: category.id,
        area: category.examArea,
        answer: question.answer,
        concept: question.concept,
        caseId: readCase(question)?.id,
      })),
    );
}

/** Of three tests on three days one after the other, the share of questions that an earlier one asked. */
function sharedOfThree(examId: ExamId, seed: number): number {
  const bank = bankOf(examId);
  const format = formatFor(blueprints[examId], bankSize(bank));
  if (format === null) throw new Error(`too few questions for ${examId}`);
  expect(format.isShortened, examId).toBe(false);
  const lastSeen = new Map<string, number>();
  let again = 0;
  for (const day of [1, 2, 3]) {
    const now = Date.UTC(2026, 10, day);
    for (const { id } of drawExam(format, bank, { seed: seed + day, lastSeen, now })) {
      if (lastSeen.has(id)) again += 1;
      lastSeen.set(id, now);
    }
  }
  return again / (3 * format.questions);
}

test('three tests of a kind on three days have less than 40 % of their questions in common', () => {
  const shared = examIds.map((examId) => [
    examId,
    Math.max(...[1, 2, 3, 4, 5].map((seed) => sharedOfThree(examId, 10 * seed))),
  ]);
  expect(shared.filter(([, share]) => Number(share) >= 0.4)).toEqual([]);
});
