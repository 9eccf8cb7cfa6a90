import { randomUUID } from 'node:crypto';

import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { deletePracticeCategory } from '../../src/data/questions/delete-category';
import { findPracticeCategory } from '../../src/data/practice-categories/repository';
import {
  addPracticeCategory,
  changePracticeCategory,
  type CategoryEdit,
} from '../../src/data/practice-categories/save-category';
import { writeQuestions } from '../../src/data/questions/write-questions';
import { practiceQuestion } from '../factories/practice';
import { database, readDocument } from './support/admin';
import { changesOf } from './support/admin-log';
import { newCategoryName, writeCategory, writeQuestion } from './support/content';
import { makeLearner, type Person, signInAs, signInAsAdmin } from './support/learners';

function newCategory(change: Partial<CategoryEdit> = {}): CategoryEdit {
  const id = randomUUID();
  onTestFinished(async () => {
    await database.doc(`practiceCategories/${id}`).delete();
  });
  return {
    id,
    name: newCategoryName(),
    description: 'Öva på miljö',
    price: 99,
    icon: 'Clock',
    color: 'bg-warning',
    licenceType: 'B',
    examArea: 'miljo',
    order: 3,
    ...change,
  };
}

async function find(name: string) {
  const category = await findPracticeCategory(name);
  if (category === null) throw new Error(`there is no category ${name}`);
  return category;
}

describe('practice categories, for an administrator', () => {
  let admin: Person;

  beforeEach(async () => {
    admin = await signInAsAdmin();
  });

  test('are added once, however often they are sent, and each name once', async () => {
    const category = newCategory();
    await addPracticeCategory(category);
    await addPracticeCategory({ ...category, price: 120 });
    expect(await find(category.name)).toMatchObject({ ...category, price: 120, questionCount: 0 });
    const same = newCategory({ name: category.name });
    await expect(addPracticeCategory(same)).rejects.toMatchObject({ code: 'name-taken' });
    await expect(changePracticeCategory({ ...category, id: same.id }, null)).rejects.toMatchObject({
      code: 'name-taken',
    });
  });

  test('get another name by one write; their questions follow by the id and stay as they are', async () => {
    const name = newCategoryName();
    const id = await writeCategory({ name, questionCount: 1, contentVersion: 7 });
    const question = await writeQuestion(id, 3);
    const stored = await readDocument(`questions/${question}`);
    const edit = newCategory({ id });
    await changePracticeCategory(edit, await find(name));
    expect(await find(edit.name)).toMatchObject({ ...edit, questionCount: 1, contentVersion: 7 });
    expect(await readDocument(`questions/${question}`)).toEqual(stored);
    await changePracticeCategory({ ...edit, price: 1 }, edit);
    expect((await changesOf(admin, `practiceCategories/${id}`)).slice(1)).toEqual([
      ['changeContent', `Namn: ${edit.name}\nPris: 99 kr → 1 kr`],
    ]);
  });

  test('get another licence only while they have no questions', async () => {
    const category = newCategory();
    await addPracticeCategory(category);
    const forOther = { ...category, licenceType: 'MC' } as const;
    await changePracticeCategory(forOther, category);
    expect(await find(category.name)).toMatchObject({ licenceType: 'MC' });
    const question = practiceQuestion(randomUUID(), { categoryId: category.id });
    onTestFinished(async () => {
      await database.doc(`questions/${question.id}`).delete();
    });
    await writeQuestions([{ question, base: null }]);
    await expect(changePracticeCategory(category, forOther)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await find(category.name)).toMatchObject({ licenceType: 'MC', questionCount: 1 });
  });

  test('that another has changed meanwhile are not written over', async () => {
    const category = newCategory();
    await addPracticeCategory(category);
    const theirs = { ...category, name: newCategoryName() };
    await changePracticeCategory(theirs, category);
    // the answer to the first attempt was lost
    await changePracticeCategory(theirs, category);
    expect(await changesOf(admin, `practiceCategories/${category.id}`)).toHaveLength(2);
    await expect(changePracticeCategory({ ...category, price: 1 }, category)).rejects.toMatchObject(
      { code: 'conflict' },
    );
    expect(await find(theirs.name)).toMatchObject({ price: 99 });
  });

  test('are deleted when they have no questions, and say how many they have when they do', async () => {
    const category = newCategory();
    await addPracticeCategory(category);
    // a question that once had the name
    await writeQuestion('another', 1, { category: category.name });
    const question = await writeQuestion(category.id, 1, { kind: undefined });
    expect(await deletePracticeCategory(category.id)).toBe(1);
    expect(await findPracticeCategory(category.name)).not.toBeNull();
    await database.doc(`questions/${question}`).delete();
    expect(await deletePracticeCategory(category.id)).toBe(0);
    expect(await findPracticeCategory(category.name)).toBeNull();
    expect((await changesOf(admin, `practiceCategories/${category.id}`)).at(-1)).toEqual([
      'deleteContent',
      [
        `Namn: ${category.name}`,
        'Beskrivning: Öva på miljö',
        'Pris: 99 kr',
        'Ikon: Klocka',
        'Färg: Orange',
        'Körkortstyp: B-kort',
        'Provområde: Miljö',
        'Ordning: 3',
      ].join('\n'),
    ]);
    expect(await deletePracticeCategory(category.id)).toBe(0);
    await expect(changePracticeCategory(category, null)).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

test('a learner adds, changes and deletes none', async () => {
  await signInAs(await makeLearner());
  const id = await writeCategory();
  const refused = { code: 'permission-denied' };
  await expect(addPracticeCategory(newCategory())).rejects.toMatchObject(refused);
  await expect(changePracticeCategory(newCategory({ id }), null)).rejects.toMatchObject(refused);
  await expect(deletePracticeCategory(id)).rejects.toMatchObject(refused);
});
