import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

import type { ContentFile } from '../../src/domain/content/content-file';

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
  const question = files.flatMap(({ questions }) => questions).find((each) => each.id === id);
  if (question === undefined) throw new Error(`content/ has no question ${String(id)}`);
  return toSample(question);
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

const firstCount = 5;

/** A newcomer's first questions: the easiest that need no picture, of as many areas and categories as there are. */
function listFirst(files: readonly ContentFile[], licence: string) {
  const ofLicence = files
    .filter(({ category }) => category.licenceType === licence)
    .toSorted((one, other) => one.category.order - other.category.order)
    .map(({ category, questions }) => ({
      category,
      easiest: questions
        .filter((question) =>
          // a calculation's texts have braces in them
          ['scene', 'imageUrl', 'figures', 'case'].every(
            (field) => !Object.hasOwn(question, field),
          ),
        )
        .toSorted((one, other) => one.difficulty - other.difficulty),
    }))
    .filter(({ easiest }) => easiest.length > 0);
  const areas = [...new Set(ofLicence.map(({ category }) => category.examArea))];
  const byArea = areas.map((area) =>
    ofLicence.filter(({ category }) => category.examArea === area),
  );
  return Array.from({ length: firstCount }, (_, place) => {
    const inArea = byArea[place % byArea.length] ?? [];
    const turn = Math.floor(place / byArea.length);
    const file = inArea[turn % inArea.length];
    const question = file?.easiest[Math.floor(turn / inArea.length)];
    if (file === undefined || question === undefined) {
      throw new Error(`content/ has no ${String(firstCount)} first questions for ${licence}`);
    }
    const { id, name, examArea } = file.category;
    return {
      id: question.id,
      categoryId: id,
      category: name,
      area: examArea,
      ...toSample(question),
    };
  });
}

function sourceOf(what: string): string {
  const files = readFiles();
  const [kind, key] = what.split('/');
  switch (kind) {
    case 'question-counts':
      return `export const questionCounts = ${JSON.stringify(countByLicence(files))};`;
    case 'categories':
      return `export default ${JSON.stringify(listCategories(files, key))};`;
    case 'first-questions': {
      const licences = Object.keys(countByLicence(files));
      const first = licences.map((licence) => [licence, listFirst(files, licence)]);
      return `export default ${JSON.stringify(Object.fromEntries(first))};`;
    }
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
