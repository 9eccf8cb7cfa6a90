import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';

import { paths } from './paths';

const routes = Object.values(paths).map(({ path }) => ({ path }));
const route = (href: string) => matchRoutes(routes, new URL(href, 'https://x.se').pathname)?.[0];

test('every address leads to its own route', () => {
  for (const { path, getHref } of Object.values(paths)) {
    expect(route(getHref('Miljö'))?.route.path).toBe(path);
  }
});

test('the routes of the specification have its addresses', () => {
  expect(Object.values(paths).map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/',
      '/login',
      '/register',
      '/ovning',
      '/ovning/:category',
      '/prov',
      '/min-sida',
      '/demo',
      '/b-kort',
      '/taxi-kort',
      '/taxi-akeri',
      '/lastbil-kort',
      '/mc-kort',
      '/admin/:tab?',
    ]),
  );
});

test('the name of a category survives its address, whatever is in it', () => {
  const name = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc.constantFrom('Vägmärken & skyltar', 'Mörker/väder', '50 % till?', '#1', 'a b'),
  );
  fc.assert(
    fc.property(
      name.filter((text) => !['.', '..'].includes(text)),
      (text) => {
        expect(route(paths.practiceSession.getHref(text))?.params['category']).toBe(text);
      },
    ),
  );
});
