import * as z from 'zod/mini';

import { optionKeySchema, questionKindSchema } from '../../domain/question/question';
import { jsonText } from '../firebase/json-text';
import { timestampSchema } from '../firebase/parse';

const countSchema = z.int().check(z.minimum(0));
const picksSchema = z.record(optionKeySchema, countSchema);

/** A question with its figures, and of itself what a list of figures shows, as it was when they were counted. */
const questionStatisticsSchema = z.object({
  id: z.string(),
  /** The version of the question that they are about (domain/question/meaning.ts). */
  version: z._default(z.int(), 1),
  kind: questionKindSchema,
  /** Its beginning. */
  text: z.string(),
  key: optionKeySchema,
  options: z.array(optionKeySchema),
  asked: countSchema,
  right: countSchema,
  picks: picksSchema,
  discrimination: z.nullable(z.number()),
  medianSeconds: z.nullable(z.number()),
  best: picksSchema,
  /** Reports that wait. */
  reports: countSchema,
});
export type QuestionStatistics = z.infer<typeof questionStatisticsSchema>;

/** The same with the name of its category. */
export type CountedQuestion = QuestionStatistics & { category: string };

/** A document of `questionStatistics`. */
export const storedStatisticsSchema = z.pipe(
  z.object({
    figures: jsonText(
      z.object({ category: z.string(), questions: z.array(questionStatisticsSchema) }),
    ),
    updatedAt: timestampSchema,
  }),
  z.transform(({ figures, updatedAt }) => ({
    questions: figures.questions.map((one) => ({ ...one, category: figures.category })),
    countedAt: updatedAt,
  })),
);
