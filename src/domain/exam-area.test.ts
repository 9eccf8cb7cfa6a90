import { expect, test } from 'vitest';

import { examAreaNames, examAreas, examAreaSchema } from './exam-area';
import { licenceTypeNames, licenceTypes, licenceTypeSchema } from './licence-type';

test('the five areas and the five licences have Swedish names of their own', () => {
  for (const names of [examAreaNames, licenceTypeNames]) {
    expect(new Set(Object.values(names)).size).toBe(5);
  }
  expect(Object.keys(examAreaNames)).toEqual([...examAreas]);
  expect(licenceTypes.map((type) => licenceTypeNames[type])).toEqual([
    'B-kort',
    'Taxi-kort',
    'Taxi-åkeri',
    'Lastbil-kort',
    'MC-kort',
  ]);
});

test('another area or licence is refused', () => {
  expect(examAreaSchema.safeParse('väder').success).toBe(false);
  expect(licenceTypeSchema.safeParse('b').success).toBe(false);
});
