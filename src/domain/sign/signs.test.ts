import { expect, test } from 'vitest';

import leftOut from '../../../content/signs/left-out.json';
import regulation from '../../../content/signs/regulation.json';
import { findSignGroup, isFreeSignGroup, signGroups } from './sign-group';
import { findSign, signs, signSlug, signsOf } from './signs';

const official: Readonly<Record<string, string>> = regulation;

test('every sign has the code and the name of the official list', () => {
  expect(signs.filter(({ code, name }) => official[code] !== name)).toEqual([]);
  expect(new Set(signs.map(({ code }) => code)).size).toBe(signs.length);
  expect(signs.length).toBeGreaterThanOrEqual(225);
});

test('what is left out is of the regulation, and nobody has drawn it', () => {
  for (const [code, reason] of Object.entries(leftOut)) {
    expect(official[code], code).toBeDefined();
    expect(findSign(code), code).toBeUndefined();
    expect(reason.length, code).toBeGreaterThan(40);
  }
});

test('every sign stands in the group of its letters, and is found by its address', () => {
  for (const group of signGroups) {
    const letters = group.letters.split(/, | och /);
    for (const sign of signsOf(group.id)) {
      expect(letters).toContain(/^[A-Z]+/.exec(sign.code)?.[0]);
      expect(findSign(signSlug(sign))).toBe(sign);
    }
  }
});

test('a group is found by its address, and no sign has the address of a group', () => {
  for (const group of signGroups) {
    expect(findSignGroup(group.slug)).toBe(group);
    expect(findSign(group.slug)).toBeUndefined();
  }
  expect(findSignGroup('ova')).toBeUndefined();
  expect(findSign('ova')).toBeUndefined();
});

test('just the warning signs are free to practise', () => {
  expect(signGroups.filter(isFreeSignGroup).map(({ slug }) => slug)).toEqual(['varningsmarken']);
});
