import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

/** What is loaded for a page: itself, and what guards it. */
type Page = readonly string[];

/** Modules that are one file together. */
interface Chunk {
  readonly name: string;
  /** All of these pages need them. */
  readonly of: readonly Page[];
  /** What is loaded wherever one of them is. */
  readonly beside?: string;
}

const landing = 'src/features/landing/landing-page.tsx';
const demo: Page = ['src/features/demo/demo-page.tsx'];
const session: Page = [
  'src/app/guards/session-guard.tsx',
  'src/features/practice/practice-session-page.tsx',
];

/**
 * What a question is shown with, and what a session is made of. Each file compresses by itself: thirty small ones take four
 * kilobytes more than five. A module is in the first of these that it belongs to.
 */
const chunks: readonly Chunk[] = [
  { name: 'question', of: [demo, session] },
  { name: 'session', of: [session], beside: 'src/components/question/save-toggle.tsx' },
  { name: 'bank', of: [session], beside: 'src/data/questions/repository.ts' },
  { name: 'learner', of: [session], beside: 'src/data/firebase/firestore.ts' },
  { name: 'outbox', of: [session], beside: 'src/data/outbox/outbox.ts' },
];

/** What rolldown calls a file. */
const idOf = (file: string) => normalizePath(path.resolve(import.meta.dirname, '../..', file));
/** Libraries stay by themselves, and in browsers' caches over releases. */
const oursOrIcon = /^(?!.*\/node_modules\/).*\/src\/|\/lucide-react\/dist\/esm\/icons\//;
const main = idOf('src/main.tsx');

/**
 * Returns what names the chunk of a module, for rolldown: of ours and of the icons, those that the pages of a chunk need,
 * but not the landing page, and that nothing loads without what they are to stand beside.
 */
export function nameSharedChunks(): Rolldown.CodeSplittingNameFunction {
  let named: ReadonlyMap<string, string> | undefined;
  return (id, graph) => {
    named ??= nameModules(readImports(graph));
    return named.get(id) ?? null;
  };
}

/** The chunk of each module that is to stand with others. */
function nameModules(imports: ReturnType<typeof readImports>): ReadonlyMap<string, string> {
  const { all, needs, entries, first } = imports;
  const named = new Map<string, string>();
  for (const id of all) {
    if (!oursOrIcon.test(id) || entries.has(id) || first.has(id)) continue;
    const users = [...entries].filter((entry) => needs(entry).has(id));
    if (users.length < 2) continue;
    const chunk = chunks.find(
      ({ of, beside }) =>
        of.every((page) => page.some((file) => needs(idOf(file)).has(id))) &&
        (beside === undefined || users.every((user) => needs(user).has(idOf(beside)))),
    );
    if (chunk !== undefined) named.set(id, chunk.name);
  }
  while (leaveCycle(named, imports));
  return named;
}

/**
 * Takes a module out of its chunk when the chunk, by way of it and of other files, would need itself: files that import each
 * other in a circle run before what they need in WebKit. Returns true iff there was one.
 */
function leaveCycle(
  named: Map<string, string>,
  { all, importsOf }: ReturnType<typeof readImports>,
): boolean {
  const members = new Map<string, string[]>();
  for (const id of all) {
    const file = named.get(id) ?? id;
    members.set(file, [...(members.get(file) ?? []), id]);
  }
  const filesBehind = (ids: readonly string[]) =>
    ids.flatMap(importsOf).map((id) => named.get(id) ?? id);
  for (const [id, own] of named) {
    const reached = new Set(filesBehind([id]).filter((file) => file !== own));
    for (const file of reached) {
      for (const next of filesBehind(members.get(file) ?? [])) reached.add(next);
    }
    if (reached.has(own)) return named.delete(id);
  }
  return false;
}

function readImports(graph: Rolldown.ChunkingContext) {
  const infoOf = (id: string) => {
    const info = graph.getModuleInfo(id);
    if (info === null)
      throw new Error(`${id} is not in the program: see scripts/build/shared-chunks.ts`);
    return info;
  };
  const collect = (start: string, next: (id: string) => readonly string[]) => {
    const found = new Set([start]);
    for (const id of found) for (const each of next(id)) found.add(each);
    return found;
  };
  const closures = new Map<string, ReadonlySet<string>>();
  /** The modules that must be there before this one can run, itself included. */
  const needs = (id: string) => {
    const known = closures.get(id) ?? collect(id, (each) => infoOf(each).importedIds);
    closures.set(id, known);
    return known;
  };
  const fetches = (id: string) => {
    const { importedIds, dynamicallyImportedIds } = infoOf(id);
    return [...importedIds, ...dynamicallyImportedIds];
  };
  /** What is loaded by itself. */
  const all = collect(main, fetches);
  const entries = new Set([...all].flatMap((id) => infoOf(id).dynamicallyImportedIds));
  /** What the landing page loads, at once or later. */
  const first = new Set([...needs(main), ...collect(idOf(landing), fetches)]);
  const importsOf = (id: string) => infoOf(id).importedIds;
  return { all, needs, entries, first, importsOf };
}
