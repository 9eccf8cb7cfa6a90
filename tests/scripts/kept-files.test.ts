import { expect, test } from 'vitest';

import { orderKeptFiles } from '../../scripts/build/kept-files';
import { manifestOf } from '../../scripts/build/manifest';

const landing = 'src/app/routes/home.tsx';
const library = 'src/features/signs/library-page.tsx';
const drawings = 'src/graphics/sign/drawings/warning.ts';
const entry = 'index.html';

const buyers = [
  'src/features/auth/login-page.tsx',
  'src/features/auth/register-page.tsx',
  'src/features/auth/reset-password-page.tsx',
  'src/app/routes/purchase.tsx',
  'src/features/purchase/order-page.tsx',
  'src/features/purchase/receipt-page.tsx',
];
const learners = [
  'src/app/routes/learner-home.tsx',
  'src/app/guards/session-guard.tsx',
  'src/app/guards/product-guard.tsx',
  'src/app/guards/signed-in-guard.tsx',
  'src/features/practice/practice-session-page.tsx',
  'src/features/learning/review/review-page.tsx',
  'src/features/learning/mistakes/mistakes-page.tsx',
  'src/features/learning/mistakes/mistakes-practice.tsx',
  'src/features/learning/saved/saved-page.tsx',
  'src/features/learning/saved/saved-practice.tsx',
  'src/app/routes/exam.tsx',
  'src/app/routes/exam-run.tsx',
  'src/app/routes/exam-result.tsx',
  'src/app/routes/account.tsx',
  'src/features/learning/readiness/readiness-page.tsx',
  'src/features/learning/plan/plan-page.tsx',
];
const practice = 'src/app/routes/practice.tsx';
const admin = 'src/app/routes/admin.tsx';
const course = 'src/app/routes/course.tsx';
const gallery = 'src/features/gallery/gallery-page.tsx';
const guide = 'src/features/learning/overview-guide.tsx';
const bars = 'src/app/layout/status-bars.tsx';

const pages = [landing, library, ...buyers, ...learners, practice, admin, course, gallery];

/** A small program: each module is a file of its own, and every page needs the frame. */
const files = orderKeptFiles(
  manifestOf({
    [entry]: {
      file: 'assets/index.js',
      css: ['assets/index.css'],
      assets: ['assets/inter-latin-wght.woff2', 'assets/inter-latin-ext-wght.woff2'],
      imports: ['_frame'],
      dynamicImports: [...pages, bars],
    },
    ...Object.fromEntries(
      [...pages, guide, bars, drawings, 'src/admin/tab.tsx', '_frame', '_shared', '_panel'].map(
        (key) => [key, { file: `assets/${key.replace(/^.*[/_]/, '')}.js`, imports: [entry] }],
      ),
    ),
    _frame: { file: 'assets/frame.js' },
    [practice]: {
      file: 'assets/practice.js',
      imports: [entry, '_shared'],
      dynamicImports: [guide, drawings],
    },
    [library]: {
      file: 'assets/library.js',
      imports: [entry],
      assets: ['assets/signs.svg'],
      dynamicImports: [drawings],
    },
    [admin]: {
      file: 'assets/admin.js',
      imports: [entry, '_shared', '_panel'],
      dynamicImports: ['src/admin/tab.tsx'],
    },
  }),
  [landing, library],
);

const placeOf = (file: string) => files.learner.indexOf(`/assets/${file}`);

test('the start is what every page needs, with the font of Swedish letters alone', () => {
  expect(files.start.toSorted()).toEqual([
    '/assets/frame.js',
    '/assets/index.css',
    '/assets/index.js',
    '/assets/inter-latin-wght.woff2',
  ]);
});

test('a visitor gets the way to a purchase and the public pages, and nothing that only learners open', () => {
  const places = ['login-page.tsx.js', 'home.tsx.js', 'signs.svg', 'warning.ts.js'].map((file) =>
    files.visitor.indexOf(`/assets/${file}`),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  for (const file of ['overview-guide.tsx.js', 'exam.tsx.js', 'admin.js', 'gallery-page.tsx.js']) {
    expect(files.visitor).not.toContain(`/assets/${file}`);
  }
});

test('a learner gets the overview and what it shows later first, then sessions, tests, drawings, and the rest', () => {
  const places = [
    'status-bars.tsx.js',
    'practice.js',
    'shared.js',
    'overview-guide.tsx.js',
    'practice-session-page.tsx.js',
    'review-page.tsx.js',
    'exam.tsx.js',
    'plan-page.tsx.js',
    'warning.ts.js',
    'course.tsx.js',
  ].map(placeOf);
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('what only the panel needs is in its own list, and what builders look at in none', () => {
  expect(files.panel.toSorted()).toEqual([
    '/assets/admin.js',
    '/assets/panel.js',
    '/assets/tab.tsx.js',
  ]);
  const all = Object.values(files).flat();
  expect(all).not.toContain('/assets/gallery-page.tsx.js');
});

test('no list names a file twice, or one of the start', () => {
  for (const list of [files.visitor, files.learner, files.panel]) {
    const own = [...files.start, ...list];
    expect(new Set(own).size).toBe(own.length);
  }
});
