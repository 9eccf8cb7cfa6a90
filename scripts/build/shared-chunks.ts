import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

/** Pages by what is loaded by itself for them: their own module, and what guards them. */
type Pages = RegExp;

/** Modules that are one file together. */
interface Chunk {
  readonly name: string;
  /** Pages of each of these need them. */
  readonly of: readonly Pages[];
}

/** Modules of our own that are one file together, as several of these pages need them. */
interface Area {
  readonly name: string;
  readonly pages: Pages;
}

const reading: Pages =
  /^src\/(?:features\/(?:demo|legal|not-found|signs\/(?!learner))|app\/routes\/(?:licence|sign))/;
const panel: Pages = /^src\/(?:admin|app\/routes\/admin|features\/gallery)/;
const forms: Pages = /^src\/features\/auth\//;
const session: Pages =
  /^src\/(?:app\/guards\/session-guard|features\/practice\/practice-session-page)/;
const practice: Pages = /^src\/app\/routes\/practice/;
const bars: Pages = /^src\/app\/layout\/status-bars/;
const overview: Pages = /^src\/app\/routes\/overview/;
const offer: Pages = /^src\/features\/purchase\//;
const learning: Pages = /^src\/features\/learning\//;
const everyDay: Pages = new RegExp(
  [forms, session, practice, overview].map(({ source }) => source).join('|'),
);

/** What pages for reading need, too. */
const shared: readonly Chunk[] = [
  { name: 'common', of: [reading, forms] },
  { name: 'facts', of: [reading, everyDay] },
];

/** What they do not need: what every day begins with. */
const daily: readonly Chunk[] = [
  { name: 'sign-in', of: [forms, practice] },
  { name: 'learner', of: [practice] },
  { name: 'learner', of: [bars] },
  { name: 'learner', of: [session, overview] },
  { name: 'learner', of: [offer, overview] },
  // who buys needs no more of what learning is made of, either
  { name: 'learner', of: [offer, learning] },
  { name: 'session', of: [session] },
  { name: 'overview', of: [overview] },
  // who registers ticks a box, and needs no more of what learning is made of
  { name: 'forms', of: [forms, learning] },
];

/** What is for other pages. */
const areas: readonly Area[] = [
  { name: 'forms', pages: forms },
  { name: 'offer', pages: offer },
  { name: 'tests', pages: /^src\/app\/routes\/exam/ },
  { name: 'learning', pages: learning },
];

/**
 * What is used together is one file: each is a request, and compresses by itself. A module is in the first of these that it
 * belongs to. What a module needs is needed by all pages that need it, so a file needs none but those above it: files that
 * import each other in a circle run before what they need in WebKit.
 */
function nameByPages(pages: readonly string[], isOurs: boolean): string | undefined {
  const count = (group: Pages) => pages.filter((page) => group.test(page)).length;
  const isOf = ({ of }: Chunk) => of.every((group) => count(group) > 0);
  if (count(reading) > 0) return shared.find(isOf)?.name;
  const area = isOurs ? areas.find((each) => count(each.pages) > 1) : undefined;
  if (count(panel) === pages.length) return 'panel';
  return (daily.find(isOf) ?? area)?.name;
}

/** Libraries that stay by themselves, and in browsers' caches over releases: those that are large. */
const libraries: Readonly<Record<string, RegExp>> = {
  // with what begins it, so that it runs before what needs it (src/app/app-routes.tsx)
  firebase:
    /\/node_modules\/(?:@?firebase\/(?:app|auth|component|logger|util)|idb)\/|\/src\/(?:config\/env|data\/firebase\/(?:app|auth))\.ts$/,
  firestore: /\/node_modules\/@?firebase\/(?:firestore|webchannel-wrapper)\//,
  zod: /\/node_modules\/zod\//,
  'form-state': /\/node_modules\/react-hook-form\//,
  markdown: /\/node_modules\/(?:marked|dompurify)\//,
};

/** What draws is one file for each kind of picture, although the panel draws all of them. */
const pictures: Readonly<Record<string, RegExp>> = {
  diagrams:
    /\/src\/(?:graphics\/diagram\/|domain\/scene\/(?:diagram|describe-diagram|read-diagram)\.)/,
  scenes:
    /\/src\/(?:graphics\/(?:scene\/|scene-text\/draw-|shape\.|drawing\.)|domain\/scene\/(?:describe-scene|describe-arm|trajectory)\.)/,
};

/**
 * What small modules are about, of which panel and pages need ever other ones: each file is a name on the landing page. None
 * of them needs what a page that needs another would not fetch.
 */
const subjects: Readonly<Record<string, RegExp>> = {
  orders: /\/src\/domain\/purchase\/(?:product|order|order-names|license-reach|pricing|refund)\./,
  reports: /\/src\/(?:domain\/report\/|data\/question-reports\/(?:refs|stored-report)\.)/,
};

/** What belongs together by what it is, whoever needs it. */
const kinds = Object.entries({ ...libraries, ...pictures, ...subjects });

/** What needs nothing but the frame: no page is to fetch 'facts', and with it the library of shapes, for an icon. */
const needsNothing = /\/lucide-react\/|\/src\/ui\/(?:use-near-screen|empty-state)\./;

const ours = /^(?!.*\/node_modules\/)|\/lucide-react\//;

const root = normalizePath(path.resolve(import.meta.dirname, '../..'));
const main = `${root}/src/main.tsx`;
const home = `${root}/src/app/routes/home.tsx`;
const landing = `${root}/src/features/landing/landing-page.tsx`;

/**
 * Returns what names the chunk of a module, for rolldown: of those that at least two of what is loaded by itself need, and
 * the landing page does not.
 */
export function nameSharedChunks(): Rolldown.CodeSplittingNameFunction {
  let named: ReadonlyMap<string, string> | undefined;
  return (id, graph) => {
    named ??= nameModules(graph);
    return named.get(id) ?? null;
  };
}

/** The chunk of each module that is to stand with others. */
function nameModules(graph: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
  const { all, needs, entries, first } = readImports(graph);
  const users = new Map<string, string[]>();
  for (const entry of entries) {
    for (const id of needs(entry)) users.set(id, [...(users.get(id) ?? []), entry]);
  }
  const named = new Map<string, string>();
  for (const id of all) {
    const pages = (users.get(id) ?? []).map((entry) => entry.slice(root.length + 1));
    if (first.has(id) || pages.length < 2) continue;
    // a page that another one shows, too, is still found by its name
    if (entries.has(id) && reading.test(id.slice(root.length + 1))) continue;
    const kind = kinds.find(([, modules]) => modules.test(id))?.[0];
    const name = kind ?? nameByPages(pages, ours.test(id));
    if (name !== undefined)
      named.set(id, name === 'facts' && needsNothing.test(id) ? 'common' : name);
  }
  return named;
}

function readImports(graph: Rolldown.ChunkingContext) {
  const infoOf = (id: string) => {
    const info = graph.getModuleInfo(id);
    if (info === null)
      throw new Error(`${id} is not in the program: see scripts/build/shared-chunks.ts`);
    return info;
  };
  const collect = (starts: readonly string[], next: (id: string) => readonly string[]) => {
    const found = new Set(starts);
    for (const id of found) for (const each of next(id)) found.add(each);
    return found;
  };
  /** The modules that must be there before this one can run, itself included. */
  const needs = (id: string) => collect([id], (each) => infoOf(each).importedIds);
  const fetches = (id: string) => {
    const { importedIds, dynamicallyImportedIds } = infoOf(id);
    return [...importedIds, ...dynamicallyImportedIds];
  };
  const all = collect([main], fetches);
  /** What is loaded by itself. */
  const entries = new Set([...all].flatMap((id) => infoOf(id).dynamicallyImportedIds));
  /** What the landing page loads, at once or later. */
  const first = new Set([...needs(main), ...needs(home), ...collect([landing], fetches)]);
  return { all, needs, entries, first };
}
