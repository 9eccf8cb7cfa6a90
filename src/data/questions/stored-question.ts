import * as z from 'zod/mini';

import { licenceTypeSchema } from '../../domain/licence-type';
import {
  optionKeySchema,
  pictureAddress,
  questionKindSchema,
  questionSchema,
} from '../../domain/question/question';

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
      case: optionalText,
      calculation: optionalText,
      licence_type: z._default(licenceTypeSchema, 'B'),
      option_feedback: storedFeedback,
      source: optionalText,
      reviewed_at: optionalText,
      concept: optionalText,
      meaning_version: z.optional(z.int()),
      key_corrected: z.optional(z.boolean()),
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
      case: stored.case,
      calculation: stored.calculation,
      licenceType: stored.licence_type,
      feedback: stored.option_feedback,
      source: stored.source,
      reviewedAt: stored.reviewed_at,
      concept: stored.concept,
      meaningVersion: stored.meaning_version,
      isKeyCorrected: stored.key_corrected,
    })),
  ),
  questionSchema,
);
