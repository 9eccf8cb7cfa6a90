import * as z from 'zod/mini';

import { hashOf } from '../hash';
import { limits } from '../limits';

/** What can go wrong in a browser that the operator hears of, in Swedish. */
export const problemNames = {
  error: 'Fel i programmet',
  chunk: 'Kod som inte kom fram',
  policy: 'Stoppat av säkerhetspolicyn',
  malformed: 'Dokument som inte kunde läsas',
} as const;

export type ProblemKind = keyof typeof problemNames;
export const problemKinds = Object.keys(problemNames) as ProblemKind[];

/** Something that went wrong, without a person: what was noticed of it, cleaned and cut. */
const problemSchema = z.object({
  kind: z.enum(problemKinds),
  message: z.string(),
  /** Where in the program's own files, innermost first, a line each; empty where nobody knows. */
  stack: z.string(),
  /** The kind of page, not its address. */
  page: z.string(),
  /** The release that it happened in. */
  version: z.string(),
  browser: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;

export const clientErrorSchema = z.extend(problemSchema, { id: z.string(), createdAt: z.date() });
export type ClientError = z.infer<typeof clientErrorSchema>;

/** What was decided about a problem in a release. */
export const markSchema = z.object({
  state: z.enum(['done', 'ignored']),
  markedAt: z.date(),
});
export type ErrorMark = z.infer<typeof markSchema>;
export type MarkState = ErrorMark['state'];

/** Reports with one message and version, taken together. */
export interface ErrorGroup {
  id: string;
  /** The newest that is known. */
  newest: ClientError;
  firstSeen: Date;
  /** Reports: one for each reporter and day. */
  count: number;
  /** Of the reports on the page at hand. */
  browsers: readonly string[];
  status: 'new' | 'back' | MarkState;
}

/** The id of what belongs together: the same message in the same release. */
export function groupIdOf({ message, version }: Pick<Problem, 'message' | 'version'>): string {
  return hashOf(`${version}\n${message}`).toString(16).padStart(8, '0');
}

/** The reporter's place for this problem: the same one for the same problem, all day. */
export function placeOf(problem: Pick<Problem, 'message' | 'version'>): number {
  return hashOf(groupIdOf(problem)) % limits.clientErrorPlaces;
}

/** How far a problem has come: one that was done and happens again in the same release is back. */
export function statusOf(mark: ErrorMark | undefined, lastSeen: Date): ErrorGroup['status'] {
  if (mark === undefined) return 'new';
  return mark.state === 'done' && lastSeen > mark.markedAt ? 'back' : mark.state;
}
