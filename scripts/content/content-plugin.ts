import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

import type { ContentFile } from '../../src/domain/content/content-file';
import { firstQuestions } from './first-questions.ts';

type Question = ContentFile['questions'][number];

const prefix = 'virtual:content/';
const root = path.resolve(import.meta.dirname, '../../content');

/** Every file of questions, as it is: `npm run content:check` holds them to their schema. */
function readFiles(): ContentFile[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !/^[^/\\]*$|^signs[/\\]|facts\.json$/.test(file))
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
  for (const { category, questions } of files) {
    const question = questions.find((each) => each.id === id);
    if (question !== undefined) return { category, question };
  }
  throw new Error(`content/ has no question ${String(id)}`);
}

function toSample({ text, options, answer, explanation, source }: Question) {
  return {
    text,
    options: Object.values(options),
    answer: Object.keys(options).indexOf(answer),
    explanation,
    source,
  };
}

/** A newcomer's first questions by licence, with what their pictures are drawn from. */
function listFirst(files: readonly ContentFile[]) {
  const read = (id: string) => {
    const { category, question } = findQuestion(files, id);
    return {
      id,
      categoryId: category.id,
      category: category.name,
      area: category.examArea,
      ...toSample(question),
      scene: question.scene && JSON.stringify(question.scene),
    };
  };
  return Object.fromEntries(
    Object.entries(firstQuestions).map(([licence, ids]) => [licence, ids.map(read)]),
  );
}

function sourceOf(what: string): string {
  const files = readFiles();
  const [kind, key] = what.split('/');
  switch (kind) {
    case 'question-counts':
      return `export const questionCounts = ${JSON.stringify(countByLicence(files))};`;
    case 'categories':
      return `export default ${JSON.stringify(listCategories(files, key))};`;
    case 'first-questions':
      return `export default ${JSON.stringify(listFirst(files))};`;
    case 'question':
      return `export default ${JSON.stringify(toSample(findQuestion(files, key).question))};`;
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
