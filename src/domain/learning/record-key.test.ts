import { expect, test } from 'vitest';

import { readRecordKey, recordKey } from './record-key';

test('a key says which version of a question it is about; of the first one it is the id', () => {
  expect(recordKey('miljo-01')).toBe('miljo-01');
  expect(recordKey('miljo-01', 1)).toBe('miljo-01');
  for (const version of [1, 2, 17]) {
    expect(readRecordKey(recordKey('miljo-01', version))).toEqual({
      questionId: 'miljo-01',
      version,
    });
  }
  expect(readRecordKey('a~0')).toEqual({ questionId: 'a~0', version: 1 });
});
