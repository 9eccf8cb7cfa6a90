import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import * as z from 'zod/mini';

import { contentFileSchema, type ContentFile } from '../../src/domain/content/content-file';
import { factsFileSchema, type Fact } from '../../src/domain/content/fact';

// zod/mini speaks only when it is given a language
z.config(z.locales.en());

const root = resolve(import.meta.dirname, '../../content');

/** What the text of a file below content/ says; throws with its path and the fields that are wrong. */
function parseFile<T extends z.ZodMiniType>(path: string, text: string, schema: T): z.infer<T> {
  const parsed = schema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`content/${path}\n  ${issues.join('\n  ')}`);
}

const readText = (path: string) => readFileSync(join(root, path), 'utf8');

/** Returns the paths of the files of questions, below content/. */
export function listContent(): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && !/^[^/\\]*$|^signs[/\\]|facts\.json$/.test(path))
    .sort();
}

/** Returns the content file with this text; throws with its path and the fields that are wrong. */
export function parseContent(path: string, text: string): ContentFile {
  return parseFile(path, text, contentFileSchema);
}

/** Returns every content file, in the order of listContent; throws with the path and the fields that are wrong. */
export function readContent(): ContentFile[] {
  return listContent().map((path) => parseContent(path, readText(path)));
}

/** Returns the facts that content/ is held to, the common ones and each licence's; throws with the fields that are wrong. */
export function readFacts(): Fact[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === 'facts.json')
    .sort()
    .flatMap((path) => parseFile(path, readText(path), factsFileSchema));
}
