import { expect, test } from 'vitest';

import { readContent } from '../../scripts/content/content';
import { contentPlugin } from '../../scripts/content/content-plugin.ts';
import type { FirstQuestion } from '../../src/domain/content/sample-question';

/** What a module of the plugin is made of. */
function load(name: string): string {
  const { load } = contentPlugin();
  if (typeof load !== 'function') throw new Error('the plugin loads nothing');
  const loaded: unknown = Reflect.apply(load, undefined, [`\0virtual:content/${name}`]);
  return JSON.stringify(loaded);
}

test('the counts are those of content/', () => {
  const source = load('question-counts');
  for (const licence of ['B', 'TAXI', 'TAXI_AKERI', 'LASTBIL', 'MC']) {
    const files = readContent().filter(({ category }) => category.licenceType === licence);
    const count = files.reduce((sum, { questions }) => sum + questions.length, 0);
    expect(source).toContain(`\\"${licence}\\":${String(count)}`);
  }
});

test('a page that asks for what is not there fails the build', () => {
  expect(() => load('question/finns-inte')).toThrow('content/ has no question finns-inte');
  expect(() => load('annat')).toThrow('there is no module virtual:content/annat');
});

test("a newcomer's first questions are five of each licence, short ones first, and most have a picture", () => {
  const questions = readContent().flatMap(({ category, questions }) =>
    questions.map((question) => ({ ...question, category })),
  );
  const { code: source } = JSON.parse(load('first-questions')) as { code: string };
  const first = JSON.parse(source.slice(source.indexOf('{'), -1)) as Record<
    string,
    FirstQuestion[]
  >;
  expect(Object.keys(first)).toEqual(['B', 'TAXI', 'TAXI_AKERI', 'LASTBIL', 'MC']);
  for (const [licence, asked] of Object.entries(first)) {
    const found = asked.flatMap(({ id }) => questions.find((question) => question.id === id) ?? []);
    expect(new Set(found).size, licence).toBe(5);
    expect(found.every(({ category }) => category.licenceType === licence)).toBe(true);
    // two lines on a phone for the first, three at most for any
    expect(found[0]?.text.length, licence).toBeLessThan(70);
    expect(found.every(({ text }) => text.length < 100)).toBe(true);
    expect(found[0]?.difficulty).toBe(1);
    expect(found.every(({ difficulty }) => difficulty < 3)).toBe(true);
    expect(asked.filter(({ scene }) => scene !== undefined).length, licence).toBeGreaterThanOrEqual(
      // a taxi operator's bank has two pictures
      licence === 'TAXI_AKERI' ? 2 : 3,
    );
    expect(new Set(asked.map(({ area }) => area)).size).toBeGreaterThan(1);
  }
});
