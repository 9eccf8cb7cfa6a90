import { expect, test } from 'vitest';

import { readOptions } from '../../../scripts/bench/options';

test('without arguments every part is measured as often as it wants, and written down', () => {
  expect(readOptions([])).toEqual({
    parts: ['lighthouse', 'journey', 'presses'],
    isComparing: false,
    rounds: undefined,
  });
});

test('parts are measured in their order, and a run can be compared and short', () => {
  expect(readOptions(['--only=presses,journey', '--compare', '--rounds', '1'])).toEqual({
    parts: ['journey', 'presses'],
    isComparing: true,
    rounds: 1,
  });
});

test.each([
  ['--only=sleep', 'There is no part sleep'],
  ['--rounds=0', '0 is no number of rounds'],
  ['--fast', "Unknown option '--fast'"],
  ['journey', 'Unexpected argument'],
])('%s is refused with what may be given', (argument, problem) => {
  expect(() => readOptions([argument])).toThrow(problem);
  expect(() => readOptions([argument])).toThrow('use npm run bench, and after -- if you like');
});
