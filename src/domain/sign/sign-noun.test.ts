import { expect, test } from 'vitest';

import { signNoun, signTitle } from './sign-noun';
import { findSign } from './signs';

function sign(code: string) {
  const found = findSign(code);
  if (found === undefined) throw new Error(code);
  return found;
}

test('a name that does not say what it is of has that before it', () => {
  expect(
    ['M26', 'SIG1', 'X1', 'Y1', 'Y3', 'P4', 'V1', 'S3', 'B2', 'T22'].map(sign).map(signTitle),
  ).toEqual([
    'Vägmarkering M26: Cykel',
    'Signal SIG1: Röd',
    'Anordning X1: Markeringspil',
    'Signal Y1: Rött blinkande ljus',
    'Anordning Y3: Bom',
    'Tecken P4: Kör fram',
    'Tecken V1: Stopp',
    'Symbol S3: Personbil',
    'B2 Stopplikt',
    'T22 Text',
  ]);
});

test('a plate is not called a sign', () => {
  expect(signNoun(sign('T22')).definite).toBe('tavlan');
  expect(signNoun(sign('F5')).which).toBe('Vilket märke');
});
