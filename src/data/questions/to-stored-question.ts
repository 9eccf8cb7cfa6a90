import type { Question } from '../../domain/question/question';
import { searchWords } from '../../domain/question/search-words';

/** A question as the fields of its document, without the id and the timestamps, and never with an undefined field. */
export function toStoredQuestion(question: Question) {
  const { options } = question;
  return {
    kind: question.kind,
    question_text: question.text,
    option_a: options.a,
    option_b: options.b,
    option_c: options.c,
    ...(options.d !== undefined && { option_d: options.d }),
    correct_answer: question.answer,
    category_id: question.categoryId,
    category: question.category,
    explanation: question.explanation,
    difficulty_level: question.difficulty,
    ...(question.imageUrl !== undefined && { image_url: question.imageUrl }),
    ...(question.scene !== undefined && { scene: question.scene }),
    ...(question.case !== undefined && { case: question.case }),
    ...(question.calculation !== undefined && { calculation: question.calculation }),
    licence_type: question.licenceType,
    option_feedback: question.feedback,
    ...(question.source !== undefined && { source: question.source }),
    ...(question.reviewedAt !== undefined && { reviewed_at: question.reviewedAt }),
    ...(question.concept !== undefined && { concept: question.concept }),
    ...(question.meaningVersion !== undefined && { meaning_version: question.meaningVersion }),
    ...(question.isKeyCorrected === true && { key_corrected: true }),
    // what a search finds it by; never read back
    search_words: searchWords(question),
  };
}
