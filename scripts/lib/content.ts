import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { config, locales } from 'zod/mini';

import { contentFileSchema, type ContentFile } from '../../src/domain/content/content-file';

// zod/mini speaks only when it is given a language
config(locales.en());

const root = resolve(import.meta.dirname, '../../content');

/** Returns every content file, by path below content/; throws with the path and the fields that are wrong. */
export function readContent(): ContentFile[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
    .map((path) => {
      const parsed = contentFileSchema.safeParse(
        JSON.parse(readFileSync(join(root, path), 'utf8')),
      );
      if (parsed.success) return parsed.data;
      const issues = parsed.error.issues.map(
        (issue) => `${issue.path.join('.')}: ${issue.message}`,
      );
      throw new Error(`content/${path}\n  ${issues.join('\n  ')}`);
    });
}
