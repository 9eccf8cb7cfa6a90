import * as z from 'zod/mini';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // nothing that is stored as JSON is undefined, so the schema says what is wrong
    return undefined;
  }
}

/** A field that holds what the schema describes as one text: rules can bound a text, and cannot walk through a map. */
export function jsonText<T>(schema: z.ZodMiniType<T>) {
  return z.pipe(z.pipe(z.string(), z.transform(parseJson)), schema);
}
