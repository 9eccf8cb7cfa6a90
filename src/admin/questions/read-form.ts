import { findContradictions } from '../../domain/content/judge-question';
import type { Question } from '../../domain/question/question';
import {
  feedbackFields,
  type QuestionField,
  type QuestionFields,
} from '../../domain/question/question-fields';
import { readQuestionFields } from '../../domain/question/read-fields';
import { readIllustrationText } from '../../domain/scene/read-illustration';

/** What is wrong with a field, in Swedish. */
export type FieldProblems = Partial<Record<QuestionField, string>>;

/**
 * What a form says, as a question; or what is wrong with it, by field.
 * @param target what the form does not say: the id, the kind, and the name of the category, empty where none is chosen.
 */
export function readForm(
  written: QuestionFields,
  target: Pick<Question, 'id' | 'kind' | 'category'>,
): { question: Question; problems: null } | { question: null; problems: FieldProblems } {
  const fields = { ...written };
  for (const [key, field] of Object.entries(feedbackFields)) {
    // the right option has no field for why it is wrong: this was written before it was chosen
    if (key === written.answer) fields[field] = '';
  }
  const read = readQuestionFields(fields, target);
  const problems: FieldProblems = {};
  for (const { field, text } of read.problems) problems[field] = text;
  if (fields.scene.trim() !== '') {
    const [problem] = readIllustrationText(fields.scene).problems ?? [];
    if (problem !== undefined) problems.scene ??= problem;
    if (fields.imageUrl.trim() !== '') {
      problems.scene ??= 'Frågan har redan en bild. Ta bort den eller trafikbilden.';
    }
  }
  if (fields.d.trim() === '' && fields.feedbackD.trim() !== '') {
    problems.feedbackD ??= 'Det finns inget alternativ D.';
  }
  if (read.question !== null) {
    for (const { field, text } of findContradictions(read.question)) problems[field] ??= text;
  }
  return read.question !== null && Object.keys(problems).length === 0
    ? { question: read.question, problems: null }
    : { question: null, problems };
}
