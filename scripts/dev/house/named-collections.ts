import ts from 'typescript';

import type { SourceFile } from './source-files';

/** What stands in a path for what only the running program knows, such as a uid. */
const unknown = '{}';

/** The part of a path that an expression makes. */
function textOf(part: ts.Expression): string {
  if (ts.isStringLiteralLike(part)) return part.text;
  if (!ts.isTemplateExpression(part)) return unknown;
  const spans = part.templateSpans.map(({ literal }) => unknown + literal.text);
  return part.head.text + spans.join('');
}

/** The path that the arguments make, after the database or the reference that comes first. */
function pathOf([first, ...segments]: readonly ts.Expression[], source: ts.SourceFile): string {
  const isDatabase = first !== undefined && first.getText(source) === 'firestore';
  const path = segments.map(textOf).join('/');
  return isDatabase ? path : `${unknown}/${path}`;
}

/** The collections that a call names by path, such as `users/{}/plans`. A document of a reference names none. */
function namedBy(call: ts.CallExpression, source: ts.SourceFile): string[] {
  const called = call.expression.getText(source);
  if (!['collection', 'collectionGroup', 'doc'].includes(called)) return [];
  const path = pathOf(call.arguments, source);
  if (called !== 'doc') return [path];
  const collection = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  return collection === unknown ? [] : [collection];
}

/** Every collection of Firestore that a file names, as often as it does. */
export function findNamedCollections({ path, text }: SourceFile): string[] {
  if (!/from 'firebase\/firestore/.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const named: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) named.push(...namedBy(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return named;
}

/** Returns true iff it is here that the collections of an aggregate are named. */
function isRefs(path: string): boolean {
  return /^src\/data\/[^/]+\/refs\.ts$/.test(path);
}

/** Collections that are named elsewhere than in one refs.ts, with the files that name them. */
export function findStrayCollections(files: readonly SourceFile[]): string[] {
  const namedIn = new Map<string, Set<string>>();
  for (const file of files) {
    for (const name of findNamedCollections(file)) {
      namedIn.set(name, (namedIn.get(name) ?? new Set()).add(file.path));
    }
  }
  return [...namedIn]
    .filter(([, where]) => where.size > 1 || ![...where].every(isRefs))
    .map(([name, where]) => `${name}: ${[...where].join(', ')}`)
    .sort();
}
