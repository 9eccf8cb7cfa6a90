import { expect, test } from 'vitest';

import { countWaves, type ScriptRequest } from '../../../scripts/bench/waves';

const page = 'http://127.0.0.1/ovning';
const script = (start: number, end: number, ...initiators: string[]): ScriptRequest => ({
  url: `${String(start)}.js`,
  start,
  end,
  initiators,
});

test('a page without scripts has no wave', () => {
  expect(countWaves([], page)).toBe(0);
});

test('what the HTML asks for is one wave, however late its line is read', () => {
  expect(countWaves([script(100, 200, page), script(300, 400, page)], page)).toBe(1);
});

test('what code asks for when a script has arrived is the next wave, and all of it the same', () => {
  const first = script(100, 300, page);
  const next = [script(310, 500, 'a.js'), script(350, 600, 'a.js', page)];
  expect(countWaves([first, ...next], page)).toBe(2);
});

test('what code asks for when a script of the second wave has arrived is a third', () => {
  const requests = [script(100, 300, page), script(310, 500, 'a.js'), script(520, 700, 'a.js')];
  expect(countWaves(requests.toReversed(), page)).toBe(3);
});

test('a script that never arrived is waited for by none', () => {
  expect(countWaves([script(100, Infinity, page), script(900, 990, 'a.js')], page)).toBe(1);
});
