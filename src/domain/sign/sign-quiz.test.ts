import { expect, test } from 'vitest';

import leftOut from '../../../content/signs/left-out.json';
import official from '../../../content/signs/regulation.json';
import { seededRandom } from '../random';
import { lookAlikesOf } from './look-alikes';
import { signGroups } from './sign-group';
import { drawSignQuiz } from './sign-quiz';
import type { SignTexts } from './sign-text';
import { findSign } from './signs';

const files = import.meta.glob<{ default: SignTexts }>('../../../content/signs/texts/*.json', {
  eager: true,
});
const texts: SignTexts = Object.fromEntries(
  Object.values(files).flatMap(({ default: group }) => Object.entries(group)),
);

const nameOf = (code: string) => findSign(code)?.name;

test.each(signGroups)(
  '$title: one right option of four, and none that could be right too',
  ({ id }) => {
    for (let seed = 0; seed < 40; seed++) {
      for (const { code, options } of drawSignQuiz(id, 50, seededRandom(seed))) {
        expect(findSign(code)?.group).toBe(id);
        expect(options).toHaveLength(4);
        expect(options.filter((option) => option === code)).toHaveLength(1);
        expect(new Set(options.map(nameOf)).size).toBe(4);
        const agreeing = lookAlikesOf(code).filter(({ agree }) => agree);
        expect(agreeing.filter((other) => options.includes(other.code))).toEqual([]);
      }
    }
  },
);

/** Signs of which the text about the one is right of the other too. */
const ambiguous = [
  ['M21', 'M23'],
  ['M22', 'M23'],
  ['B1', 'M18'],
  ['B2', 'M32'],
  ['B3', 'M15'],
  ['C31', 'M29'],
  ['C35', 'M22'],
  ['C39', 'M21'],
  ['C40', 'M31'],
  ['D2', 'X3'],
  ['D2', 'X5'],
  ['D3', 'X9'],
  ['F21', 'M19'],
  ['P2', 'V1'],
  ['P4', 'V2'],
  ['SIG13', 'X5'],
  ['SIG5', 'SIG18'],
  ['T7', 'M33'],
  ['X7', 'Y3'],
] as const;

test('signs that one text is right of are never options to each other', () => {
  const met = new Set(
    signGroups.flatMap(({ id }) =>
      Array.from({ length: 40 }, (_, seed) => drawSignQuiz(id, 50, seededRandom(seed)))
        .flat()
        .flatMap(({ code, options }) => options.map((option) => `${code} ${option}`)),
    ),
  );
  expect(
    ambiguous.filter(([one, other]) => met.has(`${one} ${other}`) || met.has(`${other} ${one}`)),
  ).toEqual([]);
});

test('asks each sign once, for meaning and picture in turn', () => {
  const questions = drawSignQuiz('warning', 10, seededRandom(7));
  expect(new Set(questions.map(({ code }) => code)).size).toBe(10);
  expect(questions.map(({ kind }) => kind).slice(0, 4)).toEqual([
    'meaning',
    'picture',
    'meaning',
    'picture',
  ]);
});

test('what the sign is taken for is always among the options, also from another group', () => {
  const question = drawSignQuiz('priority', 8, seededRandom(1)).find(({ code }) => code === 'B4');
  expect(question?.options).toEqual(expect.arrayContaining(['B4', 'B5', 'A29']));
});

test('the same seed draws the same questions', () => {
  const draw = (seed: number) => drawSignQuiz('marking', 10, seededRandom(seed));
  expect(draw(3)).toEqual(draw(3));
  expect(draw(3)).not.toEqual(draw(4));
});

test('every sign of the regulation that a driver meets has a name and a meaning, and is asked for', () => {
  const met = Object.keys(official).filter((code) => !Object.hasOwn(leftOut, code));
  expect(met).toHaveLength(339);
  // as many at a time as the page asks
  const asked = signGroups.flatMap(({ id }) =>
    Array.from({ length: 200 }, (_, seed) => drawSignQuiz(id, 10, seededRandom(seed))).flat(),
  );
  for (const kind of ['meaning', 'picture'] as const) {
    const codes = new Set(asked.filter((each) => each.kind === kind).map(({ code }) => code));
    expect(met.filter((code) => !codes.has(code))).toEqual([]);
  }
  expect(met.filter((code) => (nameOf(code) ?? '') === '')).toEqual([]);
  expect(met.filter((code) => texts[code] === undefined)).toEqual([]);
});
