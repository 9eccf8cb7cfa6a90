import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import firstQuestions from 'virtual:content/first-questions';
import { questionCounts } from 'virtual:content/question-counts';

import { licenceEntries } from '../config/licence-entries';
import { paths } from '../config/paths';
import { programPages } from './program-pages';
import { publicPages } from './public-pages';

interface FirebaseConfig {
  hosting: { rewrites: { source: string; destination: string }[] };
}

const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as FirebaseConfig;

/** What hosting answers an address with: a file, the program, or, with neither, its 404 page. */
function answerTo(address: string): 'file' | 'program' | 'nothing' {
  if (publicPages.some((page) => page.address === address)) return 'file';
  const isRewritten = hosting.rewrites.some(({ source }) =>
    source.endsWith('/**') ? address.startsWith(source.slice(0, -2)) : address === source,
  );
  return isRewritten ? 'program' : 'nothing';
}

/** A page of those where only some names have one. */
const named = new Map<object, string>([
  [paths.sign, 'b2'],
  [paths.purchase, 'full'],
  [paths.licenceDemo, 'mc-kort'],
]);

test('hosting has an answer to every address of the program', () => {
  const unanswered = Object.values(paths)
    .map((path) => path.getHref(named.get(path) ?? 'namn'))
    .filter((address) => answerTo(address) === 'nothing');
  expect(unanswered).toEqual([]);
  expect(answerTo(paths.admin.getHref())).toBe('program');
  expect(answerTo('/finns-inte')).toBe('nothing');
  expect(answerTo(paths.sign.getHref('finns-inte'))).toBe('nothing');
});

test('every page of the program has a shell of its own, and but for the panel and the gallery nothing shares one', () => {
  const shells = hosting.rewrites.filter(({ destination }) => destination !== '/app.html');
  expect(new Set(shells.map(({ source }) => source))).toEqual(
    new Set(programPages.map(({ source }) => source)),
  );
  expect(new Set(shells.map(({ destination }) => destination)).size).toBe(shells.length);
  const sharing = hosting.rewrites.filter(({ destination }) => destination === '/app.html');
  expect(sharing.every(({ source }) => /^\/(?:admin|komponenter)\b/.test(source))).toBe(true);
});

test('descriptions are as long as search engines show them, and each page has its own', () => {
  const descriptions = publicPages.map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const description of descriptions) {
    expect(description.length, description).toBeGreaterThanOrEqual(60);
    expect(description.length, description).toBeLessThanOrEqual(165);
  }
});

test('the page of each licence says how many questions there are for it, and its demo asks one of its own', () => {
  const dataOf = (address: string) =>
    publicPages.find((page) => page.address === address)?.structuredData;
  for (const { licence, title, href } of licenceEntries) {
    expect(dataOf(href)?.[0]).toMatchObject({
      '@type': 'Course',
      hasPart: { '@type': 'Collection', collectionSize: questionCounts[licence] },
    });
    if (licence === 'B') continue;
    const [asked] = firstQuestions[licence];
    expect(dataOf(`/demo${href}`)?.[0]).toMatchObject({
      '@type': 'Quiz',
      name: `Demo: ${title}`,
      hasPart: [{ text: asked?.text }],
    });
  }
});
