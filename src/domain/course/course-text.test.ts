import { expect, test } from 'vitest';

import { readingMinutes } from './course-text';

const scene = '```scen\n{ "layout": "road", "arms": {}, "vehicles": [] }\n```';

test.each([
  ['nothing', '', 1],
  ['299 words', 'ord '.repeat(299), 1],
  ['300 words', 'ord '.repeat(300), 2],
  ['1 400 words', 'ord '.repeat(1400), 7],
  ['pictures, which are not read', `${`${scene}\n\n![Stopplikt](skylt:B2)\n\n`.repeat(200)}ord`, 1],
])('a text of %s takes whole minutes to read, at least one', (_what, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
