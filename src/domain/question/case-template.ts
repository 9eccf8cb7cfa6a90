import * as z from 'zod/mini';

import { limits } from '../limits';

const line = z.string().check(z.maxLength(limits.optionLength));

/** A case as it is written: its figures between braces, and the lines that draw them, which its questions share. */
export const caseTemplateSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/), z.maxLength(limits.conceptLength)),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.explanationLength)),
  rows: z.optional(z.array(z.array(line).check(z.maxLength(6))).check(z.maxLength(30))),
  figures: z.optional(z.array(line)),
});
export type CaseTemplate = z.infer<typeof caseTemplateSchema>;
