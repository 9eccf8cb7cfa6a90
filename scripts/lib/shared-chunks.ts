import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

/** Modules that are one file together. */
interface Chunk {
  readonly name: string;
  /** The module whose imports these are. */
  readonly of: string;
  /** What is loaded wherever one of them is. */
  readonly beside: string;
}

const demo = 'src/app/routes/demo.ts';
const session = 'src/app/routes/practice-session.tsx';

/**
 * What a question is shown with, and what a session is made of. Each file compresses by itself: thirty small ones take four
 * kilobytes more than four. A module is in the first of these that it belongs to.
 */
const chunks: readonly Chunk[] = [
  { name: 'question', of: demo, beside: 'src/components/question/choice-list.tsx' },
  { name: 'session', of: session, beside: 'src/features/practice/session-runner.tsx' },
  { name: 'bank', of: session, beside: 'src/data/questions/repository.ts' },
  { name: 'learner', of: session, beside: 'src/data/firebase/firestore.ts' },
];

/** What rolldown calls a file. */
const idOf = (file: string) => normalizePath(path.resolve(import.meta.dirname, '../..', file));
const source = `${idOf('src')}/`;
const main = idOf('src/main.tsx');

/**
 * Returns what names the chunk of a module, for rolldown: of ours, those that a chunk's page needs and another one too, and
 * that nothing loads without what they are to stand beside. So nothing is loaded where there is no use for it.
 */
export function nameSharedChunks(): Rolldown.CodeSplittingNameFunction {
  let imports: ReturnType<typeof readImports> | undefined;
  return (id, graph) => {
    imports ??= readImports(graph);
    const { needs, entries } = imports;
    if (!id.startsWith(source) || entries.has(id) || needs(main).has(id)) return null;
    const users = [...entries].filter((entry) => needs(entry).has(id));
    if (users.length < 2) return null;
    const chunk = chunks.find(
      ({ of, beside }) =>
        needs(idOf(of)).has(id) && users.every((user) => needs(user).has(idOf(beside))),
    );
    return chunk?.name ?? null;
  };
}

function readImports(graph: Rolldown.ChunkingContext) {
  const infoOf = (id: string) => {
    const info = graph.getModuleInfo(id);
    if (info === null) throw new Error(`${id} is not part of the program`);
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
  const all = collect(main, (id) => {
    const { importedIds, dynamicallyImportedIds } = infoOf(id);
    return [...importedIds, ...dynamicallyImportedIds];
  });
  /** What is loaded by itself. */
  const entries = new Set([...all].flatMap((id) => infoOf(id).dynamicallyImportedIds));
  return { needs, entries };
}
