import * as z from 'zod/mini';

import { bookmarkSchema, type Bookmark } from '../../domain/learning/bookmark';
import { withinLimits, type Saved } from '../../domain/learning/saved';
import { byteLength } from '../../lib/byte-length';
import { reportProblem } from '../../lib/log';
import { jsonText } from '../firebase/json-text';

const wordsSchema = z.record(z.string(), z.unknown());

/** The document of the bookmarks, by question. */
const storedSchema = z.pipe(
  z.object({ bookmarks: jsonText(wordsSchema) }),
  z.transform(({ bookmarks }) => bookmarks),
);

/** The same as it was stored while they were a map. */
const earlierSchema = z.pipe(
  z.object({ questions: wordsSchema }),
  z.transform(({ questions }) => questions),
);

/** Reads the document bookmark by bookmark: one that is malformed is left out. Null when the document itself is. */
export function readSaved(path: string, fields: Readonly<Record<string, unknown>>): Saved | null {
  const { data } = ('questions' in fields ? earlierSchema : storedSchema).safeParse(fields);
  if (data === undefined) return null;
  return Object.fromEntries(
    Object.entries(data).flatMap(([questionId, value]) => {
      const known = typeof value === 'object' ? { ...value, questionId } : value;
      const parsed = bookmarkSchema.safeParse(known);
      if (parsed.success) return [[questionId, parsed.data]];
      reportProblem(`${path}: bookmark ${questionId} is malformed and left out`);
      return [];
    }),
  );
}

const wordOf = ({ categoryId, isSaved, at }: Bookmark) => ({ categoryId, isSaved, at });

/** Bytes of a bookmark with what stands around it: a colon and a comma or brace. */
function bytesOf(bookmark: Bookmark): number {
  return byteLength(JSON.stringify([bookmark.questionId, wordOf(bookmark)]));
}

/** The bookmarks as the fields of their document, as many as the rules take. */
export function toStoredSaved(saved: Saved) {
  const words = Object.entries(withinLimits(saved, bytesOf)).map(
    ([id, bookmark]) => [id, wordOf(bookmark)] as const,
  );
  return { bookmarks: JSON.stringify(Object.fromEntries(words)) };
}
