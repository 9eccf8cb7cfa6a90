import { expect, test } from 'vitest';

import { splitSentences } from './sentences';

test('a text is split after its marks and at its lines, and not inside a figure', () => {
  expect(splitSentences('Får du? Ja! Klockan 10.30 går det.\n- 1,6 mm\n\nSlut')).toEqual([
    'Får du?',
    'Ja!',
    'Klockan 10.30 går det.',
    '- 1,6 mm',
    'Slut',
  ]);
});

test('a text without words has no sentence', () => {
  expect(splitSentences(' \n')).toEqual([]);
});
