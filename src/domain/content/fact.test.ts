import { expect, test } from 'vitest';

import { claimExpression, factsFileSchema, textOfClaim, type Fact } from './fact';

const fact: Fact = {
  id: 'bashastighet',
  says: 'Bashastigheten är 50 km/h.',
  values: [50],
  unit: 'km/h',
  law: 'Trafikförordningen (1998:1276) 3 kap. 17 §',
  checkedAt: '2026-11-28',
  claims: ['bashastigheten är {number} km/h'],
};

test('a fact with its law and its claims is read', () => {
  expect(factsFileSchema.parse([fact])).toEqual([fact]);
});

test.each<[string, Partial<Record<keyof Fact, unknown>>]>([
  ['an unknown law', { law: 'Sunt förnuft' }],
  ['no value', { values: [] }],
  ['no claim', { claims: [] }],
  ['a claim without its figure', { claims: ['bashastigheten är 50 km/h'] }],
  ['a claim with two figures', { claims: ['{number} eller {number} km/h'] }],
  ['a claim that is no expression', { claims: ['(bashastigheten är {number} km/h'] }],
  ['an id with spaces', { id: 'bas hastighet' }],
  ['a date that is none', { checkedAt: 'i går' }],
  ['no date', { checkedAt: undefined }],
  ['a year that is no number', { year: '2026' }],
])('a fact with %s is refused', (_what, change) => {
  expect(factsFileSchema.safeParse([{ ...fact, ...change }]).success).toBe(false);
});

test.each<[claim: string, text: string]>([
  ['bashastigheten är {number} km/h', 'bashastigheten är '],
  ['Med B högst {number} kg', 'med b högst '],
  ['{number} km/h (?:gäller på|är gränsen på) vägen', ' vägen'],
  ['{number} (?:hela )?månader(?: och ett par dagar)?', 'månader'],
  // what may be missing, or be there often
  ['minst {number} däcks? mönsterdjup', ' mönsterdjup'],
  ['minst {number} [a-zåäö]+ per liter', ' per liter'],
  ['minst {number} \\p{L}+ per liter', ' per liter'],
  ['(?:en|(?:två|tre) nya) {number} på', ' på'],
  ['minst {number} [a-z]{1,12} per liter', ' per liter'],
  ['minst {number} \\d{2} per liter', ' per liter'],
  ['högst {number} år|minst hundra år', ''],
])('of the claim %s every sentence holds the text %j', (claim, text) => {
  expect(claimExpression(claim)).toBeInstanceOf(RegExp);
  expect(textOfClaim(claim)).toBe(text);
});
