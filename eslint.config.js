import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import prettier from 'eslint-config-prettier';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The rooms of src and what each may import: main → app → features → data → domain, and ui, lib, config below. */
const rooms = [
  { type: 'main', pattern: 'src/main.tsx', mode: 'full' },
  { type: 'app', pattern: 'src/app/**', mode: 'full' },
  { type: 'feature', pattern: 'src/features/*/**', mode: 'full', capture: ['name'] },
  { type: 'data', pattern: 'src/data/**', mode: 'full' },
  { type: 'domain', pattern: 'src/domain/**', mode: 'full' },
  { type: 'ui', pattern: 'src/ui/**', mode: 'full' },
  { type: 'lib', pattern: 'src/lib/**', mode: 'full' },
  { type: 'config', pattern: 'src/config/**', mode: 'full' },
];

const allow = (from, ...to) => ({
  from: { element: { type: from } },
  allow: to.map((type) => ({ to: { element: { type } } })),
});

const ban = (from, ...modules) => ({
  from: { element: { type: from } },
  disallow: modules.map((module) => ({ dependency: { module } })),
});

export default tseslint.config(
  { ignores: ['dist', '.cache', '.emulator-data', 'screenshots', 'test-results', 'public'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    extends: [reactHooks.configs.flat.recommended, query.configs['flat/recommended']],
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
            // packages first: each room may import any, and the bans below take back
            ...rooms.map(({ type }) => ({
              from: { element: { type } },
              allow: [{ dependency: { origin: ['external', 'core'] } }],
            })),
            allow('main', 'app', 'config'),
            allow('app', 'app', 'feature', 'data', 'domain', 'ui', 'lib', 'config'),
            allow('feature', 'data', 'domain', 'ui', 'lib', 'config'),
            {
              from: { element: { type: 'feature' } },
              allow: [
                {
                  to: {
                    element: {
                      type: 'feature',
                      captured: { name: '{{ from.element.captured.name }}' },
                    },
                  },
                },
              ],
            },
            allow('data', 'data', 'domain', 'lib', 'config'),
            allow('domain', 'domain'),
            allow('ui', 'ui', 'lib'),
            allow('lib', 'lib'),
            allow('config', 'config'),
            ban('main', 'firebase', 'firebase/*'),
            ban('app', 'firebase', 'firebase/*'),
            ban('feature', 'firebase', 'firebase/*'),
            ban('ui', 'firebase', 'firebase/*'),
            ban('data', 'react', 'react-dom', 'react-router-dom', 'sonner'),
          ],
        },
      ],
    },
  },
  {
    // the domain is pure: of packages it knows zod and ts-fsrs, and its tests the test tools
    files: ['src/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!\\.|zod$|ts-fsrs$)', message: 'The domain is pure.' }] },
      ],
      'no-restricted-globals': ['error', 'window', 'document', 'localStorage', 'fetch', 'console'],
    },
  },
  {
    files: ['scripts/**', 'tools/**', '*.{js,ts}', 'tests/**'],
    languageOptions: { globals: globals.node },
  },
  { files: ['**/*.{js,mjs}'], extends: [tseslint.configs.disableTypeChecked] },
  prettier,
);
