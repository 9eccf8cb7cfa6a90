import { expect, test } from 'vitest';

import { readContent } from '../../scripts/content/content';
import { contentPlugin } from '../../scripts/content/content-plugin.ts';

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
