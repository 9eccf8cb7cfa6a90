import { randomUUID } from 'node:crypto';

import { createStore, keys } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { PracticeCategory } from '../../src/domain/practice/category';
import { newCategoryName, writeQuestion } from './support/content';
import { giveLicense, makeLearner, signInAs } from './support/learners';
import { everyRequest, isLost } from './support/network';
import { waitFor } from './support/wait';

/** The program as it is after the page has been loaded: nothing in memory, the device's storage as it was. */
async function loadPage() {
  vi.resetModules();
  const { queryClient } = await import('../../src/data/query-client');
  const { forgetCache, forgetExpired } = await import('../../src/data/device-cache');
  const { practiceQuestionsOptions } = await import('../../src/data/questions/queries');
  const read = async (category: PracticeCategory) => {
    const questions = await queryClient.query(practiceQuestionsOptions(category));
    // the device's storage is written a moment after the page has its answer
    await new Promise((resolve) => setTimeout(resolve, 50));
    return questions.map(({ id }) => id);
  };
  return { read, forgetCache, forgetExpired };
}

const category: PracticeCategory = {
  id: 'c1',
  name: '',
  description: 'En kategori',
  price: 99,
  icon: 'Target',
  color: 'bg-primary',
  licenceType: 'B',
  examArea: 'trafikregler',
  order: 0,
  questionCount: 1,
  contentVersion: 1,
};

let filled = category;
let questionId = '';

beforeEach(async () => {
  const learner = await makeLearner();
  await giveLicense(learner);
  await signInAs(learner);
  filled = { ...category, id: randomUUID(), name: newCategoryName() };
  questionId = await writeQuestion(filled.id, 1);
});

/** Which versions of the category's questions the device keeps. */
async function keptVersions(): Promise<unknown[]> {
  const names = await keys<string>(createStore('teoriklar-cache', 'queries'));
  return names.flatMap((name) => {
    const [, id, version] = JSON.parse(name.slice(name.indexOf('['))) as unknown[];
    return id === filled.id ? [version] : [];
  });
}

describe('questions that have been read', () => {
  test('are there without a network, also after the page is loaded again', async () => {
    const before = await loadPage();
    expect(await before.read(filled)).toEqual([questionId]);
    everyRequest(isLost);
    expect(await before.read(filled)).toEqual([questionId]);
    const after = await loadPage();
    expect(await after.read(filled)).toEqual([questionId]);
  });

  test('are read anew only when the version of the category’s content has changed', async () => {
    const page = await loadPage();
    await page.read(filled);
    const newer = await writeQuestion(filled.id, 0);
    const later = await loadPage();
    expect(await later.read(filled)).toEqual([questionId]);
    const changed = { ...filled, contentVersion: 2 };
    expect(await later.read(changed)).toEqual([newer, questionId]);
  });

  test('are gone from memory and device once the cache is forgotten', async () => {
    const page = await loadPage();
    await page.read(filled);
    await page.forgetCache();
    everyRequest(isLost);
    await expect(page.read(filled)).rejects.toMatchObject({ code: 'network' });
    const later = await loadPage();
    await expect(later.read(filled)).rejects.toMatchObject({ code: 'network' });
  });

  test('take the place of earlier versions, and of nothing else', async () => {
    const page = await loadPage();
    const other = { ...filled, id: `${filled.id}-other`, name: newCategoryName() };
    const otherId = await writeQuestion(other.id, 0);
    await page.read(other);
    await page.read(filled);
    for (const version of [2, 3]) {
      await page.read({ ...filled, contentVersion: version });
      await waitFor(async () => {
        expect(await keptVersions()).toEqual([version]);
      });
    }
    everyRequest(isLost);
    const later = await loadPage();
    expect(await later.read(other)).toEqual([otherId]);
    expect(await later.read({ ...filled, contentVersion: 3 })).toEqual([questionId]);
  });

  test('go when they are too old, for which the device is looked through once a day', async () => {
    const page = await loadPage();
    await page.read(filled);
    const looks = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    const now = Date.now();
    const lookAfter = async (days: number) => {
      vi.spyOn(Date, 'now').mockReturnValue(now + days * 24 * 60 * 60 * 1000);
      await (await loadPage()).forgetExpired();
      return [looks.mock.calls.length, await keptVersions()];
    };
    expect(await lookAfter(0)).toEqual([1, [1]]);
    expect(await lookAfter(0.9)).toEqual([1, [1]]);
    expect(await lookAfter(1.1)).toEqual([2, [1]]);
    expect(await lookAfter(61)).toEqual([3, []]);
    expect(await lookAfter(0)).toEqual([4, []]);
  });
});
