import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import * as z from 'zod/mini';

import { contentFileSchema, type ContentFile } from '../../src/domain/content/content-file';
import { factsFileSchema, type Fact } from '../../src/domain/content/fact';

// zod/mini speaks only when it is given a language
z.config(z.locales.en());

const root = resolve(import.meta.dirname, '../../content');

/** What a file below content/ holds; throws with its path and the fields that are wrong. */
function readFile<T extends z.ZodMiniType>(path: string, schema: T): z.infer<T> {
  const parsed = schema.safeParse(JSON.parse(readFileSync(join(root, path), 'utf8')));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`content/${path}\n  ${issues.join('\n  ')}`);
}

/** Returns every content file, by path below content/; throws with the path and the fields that are wrong. */
export function readContent(): ContentFile[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && !/^[^/\\]*$|^signs[/\\]/.test(path))
    .sort()
    .map((path) => readFile(path, contentFileSchema));
}

/** Returns the facts that content/ is held to; throws with the fields that are wrong. */
export function readFacts(): Fact[] {
  return readFile('facts.json', factsFileSchema);
}
