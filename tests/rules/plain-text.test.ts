import { expect, test } from 'vitest';

import { isPlainText } from '../../src/domain/account/plain-text';
import { readRules } from './support/emulator';

/** The pattern of a predicate in firestore.rules, in JavaScript's spelling of a code point. */
function patternOf(predicate: string): RegExp {
  const found = new RegExp(
    String.raw`function ${predicate}\(\w+\) \{\s*return \w+\.matches\('(.*)'\)`,
  );
  const [, written = ''] = found.exec(readRules('firestore.rules')) ?? [];
  expect(written).not.toBe('');
  return new RegExp(`^${written.replaceAll('\\\\', '\\').replaceAll('\\x{', '\\u{')}$`, 'u');
}

test('firestore.rules take the characters of a name that src/domain takes', () => {
  const pattern = patternOf('isPlainText');
  const different = Array.from({ length: 0x110000 }, (_, code) =>
    String.fromCodePoint(code),
  ).filter((character) => pattern.test(character) !== isPlainText(character));
  expect(different).toEqual([]);
});
