import * as z from 'zod/mini';

import { licenceTypeSchema } from '../../domain/licence-type';
import {
  optionKeySchema,
  pictureAddress,
  questionKindSchema,
  questionSchema,
  type Question,
} from '../../domain/question/question';
import { searchWords } from '../../domain/question/search-words';

/** Stored texts may be null or empty where there is none. */
const optionalText = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => (text === null || text?.trim() === '' ? undefined : text)),
);

/** A picture's address, or none where no page would show it: old documents have some that are not encrypted. */
const storedPicture = z.pipe(
  optionalText,
  z.transform((url) =>
    url?.startsWith('http:') === true && !pictureAddress.test(url) ? undefined : url,
  ),
);

/** Why each wrong option is wrong, without the texts that are empty. */
const storedFeedback = z.pipe(
  z.nullish(z.partialRecord(optionKeySchema, optionalText)),
  z.transform((feedback) =>
    Object.fromEntries(
      Object.entries(feedback ?? {}).flatMap(([key, text]) =>
        text === undefined ? [] : [[key, text]],
      ),
    ),
  ),
);

/** A document of `questions` with the specification's field names, read as a Question. */
export const storedQuestionSchema = z.pipe(
  z.pipe(
    z.object({
      id: z.string(),
      kind: z._default(questionKindSchema, 'practice'),
      question_text: z.string(),
      option_a: z.string(),
      option_b: z.string(),
      option_c: z.string(),
      option_d: optionalText,
      correct_answer: optionKeySchema,
      // documents of old have none until npm run migrate
      category_id: z._default(z.string(), ''),
      category: z.string(),
      explanation: z._default(z.string(), ''),
      difficulty_level: z.catch(z.number(), 1),
      image_url: storedPicture,
      scene: optionalText,
      licence_type: z._default(licenceTypeSchema, 'B'),
      option_feedback: storedFeedback,
      source: optionalText,
      reviewed_at: optionalText,
      concept: optionalText,
    }),
    z.transform((stored): z.input<typeof questionSchema> => ({
      id: stored.id,
      kind: stored.kind,
      text: stored.question_text,
      options: {
        a: stored.option_a,
        b: stored.option_b,
        c: stored.option_c,
        d: stored.option_d,
      },
      answer: stored.correct_answer,
      categoryId: stored.category_id,
      category: stored.category,
      explanation: stored.explanation,
      difficulty: stored.difficulty_level,
      imageUrl: stored.image_url,
      scene: stored.scene,
      licenceType: stored.licence_type,
      feedback: stored.option_feedback,
      source: stored.source,
      reviewedAt: stored.reviewed_at,
      concept: stored.concept,
    })),
  ),
  questionSchema,
);

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
    licence_type: question.licenceType,
    option_feedback: question.feedback,
    ...(question.source !== undefined && { source: question.source }),
    ...(question.reviewedAt !== undefined && { reviewed_at: question.reviewedAt }),
    ...(question.concept !== undefined && { concept: question.concept }),
    // what a search finds it by; never read back
    search_words: searchWords(question),
  };
}
