import { expect, test } from 'vitest';

import { asksQuestions, pageOf } from './page-of';

test('every address is a page of its own, but the tabs of the administrator panel are one', () => {
  expect(pageOf('/ovning/Milj%C3%B6')).toBe('/ovning/Milj%C3%B6');
  expect(pageOf('/admin/users')).toBe(pageOf('/admin'));
  expect(pageOf('/admin/users')).not.toBe(pageOf('/'));
});

test.each([
  ['/ovning/Milj%C3%B6', true],
  ['/vagmarken/ova/forbudsmarken', true],
  ['/prov/pagar', true],
  ['/forsta-fragorna/b-kort', true],
  ['/ovning', false],
  ['/vagmarken/ova', false],
  ['/mina-fel', false],
])('whether %s asks questions: %s', (address, asks) => {
  expect(asksQuestions(address)).toBe(asks);
});
