import type { PracticeCategory } from '../../src/domain/practice/category';
import type { Question } from '../../src/domain/question/question';
import { contentCategory } from './content';

/** A question of three options, of which a is right. */
export function practiceQuestion(id: string, change: Partial<Question> = {}): Question {
  return {
    id,
    kind: 'practice',
    licenceType: 'B',
    categoryId: 'b-miljo',
    category: 'Miljö',
    text: `Fråga ${id}?`,
    options: { a: `${id} rätt`, b: `${id} fel`, c: `${id} också fel` },
    answer: 'a',
    explanation: `${id} förklaras.`,
    feedback: { b: `${id} lockar.` },
    difficulty: 2,
    ...change,
  };
}

/** A category of two questions for B. */
export function practiceCategory(
  id: string,
  change: Partial<PracticeCategory> = {},
): PracticeCategory {
  return { ...contentCategory, id, name: id, questionCount: 2, contentVersion: 1, ...change };
}
