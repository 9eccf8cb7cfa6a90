import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { PracticeCategory } from '../../src/domain/practice/category';
import { newCategoryName, writeQuestion } from './support/content';
import { giveLicense, makeLearner, signInAs } from './support/learners';
import { everyRequest, isLost } from './support/network';

/** The program as it is after the page has been loaded: nothing in memory, the device's storage as it was. */
async function loadPage() {
  vi.resetModules();
  const { queryClient, forgetCache } = await import('../../src/data/query-client');
  const { practiceQuestionsOptions } = await import('../../src/data/questions/queries');
  const read = async (category: PracticeCategory) => {
    const questions = await queryClient.query(practiceQuestionsOptions(category));
    // the device's storage is written a moment after the page has its answer
    await new Promise((resolve) => setTimeout(resolve, 50));
    return questions.map(({ id }) => id);
  };
  return { read, forgetCache };
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
  filled = { ...category, name: newCategoryName() };
  questionId = await writeQuestion(filled.name, 1);
});

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
    const newer = await writeQuestion(filled.name, 0);
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
});
