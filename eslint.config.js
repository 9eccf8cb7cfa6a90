import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import boundaries from 'eslint-plugin-boundaries';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The rooms of src and what each may import: main → app → (admin, features) → components → (data, ui, graphics) → domain, and lib, config below. */
const rooms = [
  { type: 'app', pattern: 'src/app' },
  { type: 'boot', pattern: 'src/boot' },
  { type: 'feature', pattern: 'src/features/*', capture: ['name'] },
  { type: 'panel', pattern: 'src/admin/frame' },
  { type: 'panel-shared', pattern: 'src/admin/shared' },
  { type: 'tab', pattern: 'src/admin/*', capture: ['name'] },
  { type: 'components', pattern: 'src/components' },
  { type: 'data', pattern: 'src/data' },
  { type: 'graphics', pattern: 'src/graphics' },
  { type: 'domain', pattern: 'src/domain' },
  { type: 'ui', pattern: 'src/ui' },
  { type: 'lib', pattern: 'src/lib' },
  { type: 'config', pattern: 'src/config' },
  // data, which no code of ours reads at the start
  { type: 'content', pattern: 'content/**', partialMatch: false },
  // what lies in src itself: main.tsx
  { type: 'main', pattern: 'src' },
];

const room = (type) => ({ element: { type } });
const allow = (from, ...to) => ({ from: room(from), allow: { to: to.map(room) } });
const ban = (from, ...source) => ({ from: room(from), disallow: { to: { module: { source } } } });

/** What components, and all that is above them, may import. */
const below = ['data', 'graphics', 'domain', 'ui', 'lib', 'config'];
/** What is above data, which alone knows Firebase. */
const above = ['main', 'app', 'boot', 'panel', 'panel-shared', 'tab', 'feature', 'components'];

const noBarrels = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: import from the file itself.',
};

const mock = {
  selector: "CallExpression[callee.object.name='vi'][callee.property.name='mock']",
  message:
    'A test that replaces modules is called *.mocked.test.ts, and runs apart from the others.',
};

/** What may start without useWrite: it reads, goes to a page, or keeps what doing it twice does not change. */
const mayStart = [
  'refetch|invalidateQueries',
  'navigate',
  'recordAnswer|recordExam|recordSession|setSaved',
  // the form's checks, which come before the write
  'handleSubmit|submit',
  // a picture's upload, which stops the one before
  'start',
  // what a page that is seen keeps by itself, once
  'foretellAndKeep',
].join('|');
const message = 'What a press writes goes through useWrite.';
const startedUnseen = [
  {
    selector: `UnaryExpression[operator='void'] > CallExpression:not(${[
      'callee.name',
      'callee.property.name',
      'callee.callee.name',
      'callee.object.callee.name',
    ]
      .map((called) => `[${called}=/^(${mayStart})$/]`)
      .join(', ')})`,
    message,
  },
  {
    selector: 'ExpressionStatement > CallExpression[callee.property.name=/^(then|catch|finally)$/]',
    message,
  },
];

export default tseslint.config(
  { ignores: ['dist', '.cache', '.emulator-data', 'screenshots', 'test-results', 'public'] },
  { files: ['**/*.{js,mjs}'], extends: [js.configs.recommended] },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-syntax': ['error', noBarrels] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    extends: [query.configs['flat/recommended']],
    languageOptions: { globals: globals.browser },
    settings: {
      'boundaries/elements': rooms,
      'import/resolver': { typescript: true },
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          policies: [
            // packages first: any room may import any, and the bans below take back
            { allow: { to: { module: { origin: ['external', 'core'] } } } },
            allow('main', 'app', 'config'),
            allow('app', 'app', 'boot', 'panel', 'feature', 'content', 'components', ...below),
            allow('boot', 'boot', 'data', 'ui', 'lib', 'config'),
            allow('feature', 'content', 'components', ...below),
            allow('panel', 'panel', 'tab', 'panel-shared', 'components', ...below),
            allow('tab', 'panel-shared', 'components', ...below),
            allow('panel-shared', 'panel-shared', 'components', ...below),
            allow('components', 'components', ...below),
            // of its own kind, each knows itself alone
            ...['feature', 'tab'].map((type) => ({
              from: room(type),
              allow: {
                to: {
                  element: { type, captured: { name: '{{ from.element.captured.name }}' } },
                },
              },
            })),
            allow('data', 'data', 'domain', 'lib', 'config'),
            allow('domain', 'content', 'domain'),
            allow('graphics', 'graphics', 'domain'),
            allow('ui', 'ui', 'lib'),
            allow('lib', 'lib'),
            allow('config', 'config'),
            ...[...above, 'graphics', 'domain', 'ui', 'lib', 'config'].map((type) =>
              ban(type, 'firebase', '@firebase/*'),
            ),
            ban('data', 'react', 'react-dom', 'react-router-dom', 'sonner'),
          ],
        },
      ],
    },
  },
  {
    // What a press writes goes through useWrite, so that a double click writes it once. A promise that nobody waits for
    // is marked with `void`, so these find what goes round it.
    files: ['src/{admin,app,components,features}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@tanstack/react-query',
          importNames: ['useMutation', 'MutationObserver'],
          message,
        },
      ],
    },
  },
  {
    files: ['src/{admin,app/guards,features}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', noBarrels, ...startedUnseen],
    },
  },
  {
    files: ['src/**/*.test.{ts,tsx}'],
    ignores: ['**/*.mocked.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noBarrels, mock] },
  },
  {
    // the domain is pure: of packages it knows zod/mini, ts-fsrs and papaparse, and its tests the test tools
    files: ['src/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(?!\\.|zod/mini$|ts-fsrs$|papaparse$)', message: 'The domain is pure.' },
          ],
        },
      ],
      'no-restricted-globals': ['error', 'window', 'document', 'localStorage', 'fetch', 'console'],
    },
  },
  {
    files: ['scripts/**', 'tools/**', '*.{js,ts}', 'tests/**'],
    languageOptions: { globals: globals.node },
  },
);
