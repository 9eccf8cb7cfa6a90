import * as z from 'zod/mini';

import { reportProblem } from '../../lib/log';
import { DataError } from '../errors';

/** What a repository needs of a document: its place, its id and its fields. */
interface ReadableDocument {
  id: string;
  ref: { path: string };
  data: () => unknown;
}

/** A Firestore timestamp as a Date. */
export const timestampSchema = z.pipe(
  z.custom<{ toDate: () => Date }>(
    (value: unknown) => typeof value === 'object' && value !== null && 'toDate' in value,
    'not a timestamp',
  ),
  z.transform((timestamp) => timestamp.toDate()),
);

function parse<T>(schema: z.ZodMiniType<T>, document: ReadableDocument) {
  const fields = document.data();
  return schema.safeParse(typeof fields === 'object' ? { ...fields, id: document.id } : fields);
}

/** The document as the schema's type. Throws DataError 'malformed' with the document's path when it does not fit. */
export function parseDocument<T>(schema: z.ZodMiniType<T>, document: ReadableDocument): T {
  const parsed = parse(schema, document);
  if (parsed.success) return parsed.data;
  throw new DataError('malformed', `${document.ref.path}: ${z.prettifyError(parsed.error)}`);
}

/** The documents that fit the schema; the others are dropped and logged with their paths, so one cannot blank a list. */
export function parseList<T>(
  schema: z.ZodMiniType<T>,
  documents: readonly ReadableDocument[],
): T[] {
  return documents.flatMap((document) => {
    const parsed = parse(schema, document);
    if (parsed.success) return [parsed.data];
    reportProblem(`${document.ref.path} is malformed and left out`, z.prettifyError(parsed.error));
    return [];
  });
}
