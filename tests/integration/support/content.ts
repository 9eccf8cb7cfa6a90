import { randomUUID } from 'node:crypto';

import { Timestamp } from 'firebase-admin/firestore';

import { writeDocument } from './admin';
import { inMinutes } from './learners';

/** Returns a name that no other category has. */
export function newCategoryName(): string {
  return `Kategori ${randomUUID()}`;
}

/** Writes a practice category, without the fields that are given as undefined. Returns its id. */
export async function writeCategory(fields: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  await writeDocument(`practiceCategories/${id}`, {
    name: newCategoryName(),
    description: 'En kategori för testerna',
    price: 99,
    icon: 'Target',
    color: 'bg-primary',
    licence_type: 'B',
    exam_area: 'trafikregler',
    order: 0,
    questionCount: 0,
    contentVersion: 1,
    createdAt: Timestamp.now(),
    updatedAt: Timestamp.now(),
    ...fields,
  });
  return id;
}

/** Writes a practice question of the category with the id, made this many minutes ago. Returns its id. */
export async function writeQuestion(
  categoryId: string,
  minutesAgo: number,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const id = randomUUID();
  await writeDocument(`questions/${id}`, {
    kind: 'practice',
    question_text: 'Vad gäller här?',
    option_a: 'Ett',
    option_b: 'Två',
    option_c: 'Tre',
    correct_answer: 'b',
    category_id: categoryId,
    category: 'Som den hette',
    explanation: 'Det är två.',
    difficulty_level: 2,
    licence_type: 'B',
    option_feedback: {},
    createdAt: inMinutes(-minutesAgo),
    updatedAt: Timestamp.now(),
    ...fields,
  });
  return id;
}
