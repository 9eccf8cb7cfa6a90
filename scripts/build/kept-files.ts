import type { Manifest } from './manifest';

/** What a device keeps of the program's hashed files, each list in the order in which it is fetched. */
export interface KeptFiles {
  /** What every page needs. */
  readonly start: readonly string[];
  /** What somebody who has not signed in may read, and what a buyer opens next. */
  readonly visitor: readonly string[];
  /** Everything but the panel, what is practised with first. */
  readonly learner: readonly string[];
  /** What an administrator needs besides. */
  readonly panel: readonly string[];
}

const program = 'index.html';
const isDrawing = (key: string) => key.startsWith('src/graphics/sign/drawings/');

const isPage = (key: string) => /^src\/(?:app\/(?:routes|guards)|features)\//.test(key);
const panelPage = 'src/app/routes/admin.tsx';
/**
 * Pages for those who build the pages, what is opened once, such as to say how the real test went, those that sell, since
 * who buys has the network, and what fills the landing page, which nobody sees who is signed in.
 */
const notKept =
  /^src\/(?:features\/(?:gallery\/|signs\/sign-sheet-page|landing\/(?:hero-picture|landing-sections)|learning\/outcome\/|purchase\/(?:purchase|order)-page)|app\/routes\/(?:first-questions|licence-|purchase))/;
/**
 * What the panel does now and then, and never without the network: administrators fetch it when they open it.
 */
const onlyOnline =
  /^src\/(?:admin\/(?:books\/books-tab|errors\/|log\/|users\/|discounts\/|question-statistics\/|outcomes\/|question-import\/|question-duplicates\/|questions\/history\/)|data\/question-images\/upload)/;

/** What tells the operator of an error: on no device before there is one, and without the network it has nobody to tell. */
const isTelling = (key: string) => key.startsWith('src/data/client-errors/tell-problem');

/**
 * What changes questions that come again, tells what was gained, and keeps or reports one, and diagrams, which no question
 * that anyone may try has: only accounts have use for it.
 */
const onlySignedIn =
  /^src\/(?:components\/(?:session\/(?:variation|session-gains)|question\/(?:bookmark-button|report-dialog))|domain\/question\/vary-question|data\/saved\/|features\/signs\/learner-sign-quiz)|^diagrams$/;

/**
 * Public pages of which a visitor opens one at most, so that no device keeps the questions of all, and a curve that is asked
 * of the database at a press.
 */
const keptByNobody = /^src\/(?:app\/routes\/licence-demo|features\/licence-pages\/public-curve)/;

const notForVisitors = new RegExp(`${onlySignedIn.source}|${keptByNobody.source}`);

const buyersPages = [
  'src/features/auth/login-page.tsx',
  'src/features/auth/register-page.tsx',
  'src/app/routes/practice.tsx',
  'src/app/routes/purchase.tsx',
  'src/features/purchase/order-page.tsx',
  'src/features/purchase/receipt-page.tsx',
  'src/features/auth/reset-password-page.tsx',
];

const learnersPages = [
  'src/app/routes/learner-home.tsx',
  'src/app/routes/practice.tsx',
  'src/app/guards/session-guard.tsx',
  'src/features/practice/practice-session-page.tsx',
  'src/features/learning/review/review-page.tsx',
  'src/features/learning/mistakes/mistakes-page.tsx',
  'src/features/learning/mistakes/mistakes-practice.tsx',
  'src/features/learning/saved/saved-page.tsx',
  'src/features/learning/saved/saved-practice.tsx',
  'src/app/guards/product-guard.tsx',
  'src/app/routes/exam.tsx',
  'src/app/guards/signed-in-guard.tsx',
  'src/app/routes/exam-run.tsx',
  'src/app/routes/exam-result.tsx',
  'src/app/routes/account.tsx',
  'src/features/learning/readiness/readiness-page.tsx',
  'src/features/learning/plan/plan-page.tsx',
];

/**
 * Orders the files of a build by who needs them and when.
 * @param publicPages the modules of the pages that anyone may read
 */
export function orderKeptFiles(manifest: Manifest, publicPages: readonly string[]): KeptFiles {
  const { chunk, closure } = manifest;
  /** These modules and all that they fetch, at once or later, but for the drawings of signs and what is left out. */
  const reach = (keys: readonly string[], leftOut = /^$/): Set<string> => {
    const found = closure(keys);
    const isLeftOut = (key: string) => leftOut.test(key) || leftOut.test(chunk(key).name ?? key);
    for (const key of found) {
      // what the program itself fetches later is every page
      const later = key === program ? [] : (chunk(key).dynamicImports ?? []);
      const fetched = later.filter(
        (each) => !isDrawing(each) && !isTelling(each) && !isLeftOut(each),
      );
      for (const next of closure(fetched)) found.add(next);
    }
    return found;
  };
  const drawings = closure(manifest.keys.filter(isDrawing));
  const later = (chunk(program).dynamicImports ?? []).filter(
    (key) => key !== panelPage && !notKept.test(key),
  );
  /** What comes beside every page. */
  const frame = later.filter((key) => !isPage(key));
  const start = closure([program]);
  const visitor = [
    ...closure([...buyersPages, ...frame]),
    ...reach(
      publicPages.filter((page) => !keptByNobody.test(page)),
      notForVisitors,
    ),
    ...drawings,
  ];
  const learner = [
    ...closure(frame),
    ...learnersPages.flatMap((page) => [...reach([page], notKept)]),
    ...drawings,
    ...reach(later, notKept),
  ];
  const listed = (keys: Iterable<string>, before: readonly string[]): string[] => {
    const files = [...keys].flatMap((key) => {
      const { file, css = [], assets = [] } = chunk(key);
      return [file, ...css, ...assets].map((name) => `/${name}`);
    });
    return [...new Set(files)].filter((file) => isNeeded(file) && !before.includes(file));
  };
  const first = listed(start, []);
  const learners = listed(learner, first);
  return {
    start: first,
    visitor: listed(visitor, first),
    learner: learners,
    panel: listed(reach([panelPage], onlyOnline), [...first, ...learners]),
  };
}

/** Of the fonts the one that has the letters of Swedish. */
const isNeeded = (file: string) => !file.endsWith('.woff2') || file.includes('-latin-wght');
