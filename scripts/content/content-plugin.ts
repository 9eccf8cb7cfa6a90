import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

import type { ContentFile } from '../../src/domain/content/content-file';

const prefix = 'virtual:content/';
const root = path.resolve(import.meta.dirname, '../../content');

/** Every file of questions, as it is: `npm run content:check` holds them to their schema. */
function readFiles(): ContentFile[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !/^[^/\\]*$|^signs[/\\]/.test(file))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as ContentFile);
}

function countByLicence(files: readonly ContentFile[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { category, questions } of files) {
    counts[category.licenceType] = (counts[category.licenceType] ?? 0) + questions.length;
  }
  return counts;
}

function listCategories(files: readonly ContentFile[], licence: string | undefined) {
  return files
    .filter(({ category }) => category.licenceType === licence)
    .toSorted((one, other) => one.category.order - other.category.order)
    .map(({ category: { name, description }, questions }) => ({
      name,
      description,
      questionCount: questions.length,
    }));
}

function findQuestion(files: readonly ContentFile[], id: string | undefined) {
  const question = files.flatMap(({ questions }) => questions).find((each) => each.id === id);
  if (question === undefined) throw new Error(`content/ has no question ${String(id)}`);
  const { text, options, answer, explanation, source } = question;
  return {
    text,
    options: Object.values(options),
    answer: Object.keys(options).indexOf(answer),
    explanation,
    source,
  };
}

function sourceOf(what: string): string {
  const files = readFiles();
  const [kind, key] = what.split('/');
  switch (kind) {
    case 'question-counts':
      return `export const questionCounts = ${JSON.stringify(countByLicence(files))};`;
    case 'categories':
      return `export default ${JSON.stringify(listCategories(files, key))};`;
    case 'question':
      return `export default ${JSON.stringify(findQuestion(files, key))};`;
    default:
      throw new Error(`there is no module ${prefix}${what}`);
  }
}

/**
 * Gives the public pages their figures and sample questions from content/ at build time, so that what they say of the
 * question bank is true and nothing is fetched. The modules are declared in src/app/content-modules.d.ts. Vite reads this
 * file as it is, so at run time it imports nothing of the program's.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'teoriklar-content',
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      return { code: sourceOf(id.slice(prefix.length + 1)), moduleSideEffects: false };
    },
  };
}
