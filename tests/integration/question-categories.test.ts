import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import {
  addQuestionCategory,
  changeQuestionCategoryPrice,
  listQuestionCategories,
} from '../../src/data/question-categories/repository';
import { deleteQuestionCategory } from '../../src/data/questions/delete-category';
import {
  questionCategoryId,
  standardQuestionCategories,
} from '../../src/domain/question/question-category';
import { database } from './support/admin';
import { changesOf } from './support/admin-log';
import { newCategoryName, writeQuestion } from './support/content';
import { makeLearner, type Person, signInAs, signInAsAdmin } from './support/learners';

async function find(name: string) {
  return (await listQuestionCategories()).find((category) => category.name === name);
}

/** A name that no category has yet, as it is stored. */
function newName(): string {
  const name = newCategoryName().toLowerCase();
  onTestFinished(async () => {
    await database.doc(`questionCategories/${questionCategoryId(name)}`).delete();
  });
  return name;
}

describe('the categories of the older questions, for an administrator', () => {
  let admin: Person;

  beforeEach(async () => {
    admin = await signInAsAdmin();
  });

  test('are at first those of the specification, by name', async () => {
    const listed = await listQuestionCategories();
    expect(listed.map(({ name, price }) => ({ name, price }))).toEqual(
      [...standardQuestionCategories].sort((one, other) => (one.name < other.name ? -1 : 1)),
    );
  });

  test('are added, with the name in small letters, and each name once', async () => {
    const name = newName();
    await addQuestionCategory({ name: ` ${name.toUpperCase()} `, price: 120 });
    expect(await find(name)).toMatchObject({ name, price: 120 });
    await expect(addQuestionCategory({ name, price: 1 })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await find(name)).toMatchObject({ price: 120 });
  });

  test('are one when two administrators add the same at once', async () => {
    const name = newName();
    const added = await Promise.allSettled([
      addQuestionCategory({ name, price: 1 }),
      addQuestionCategory({ name, price: 2 }),
    ]);
    expect(added.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('get another price', async () => {
    const name = newName();
    await addQuestionCategory({ name, price: 120 });
    await changeQuestionCategoryPrice(questionCategoryId(name), 77);
    expect(await find(name)).toMatchObject({ price: 77 });
  });

  test('leave in the log what was changed from and to, once however often it is said', async () => {
    const name = newName();
    const id = questionCategoryId(name);
    await addQuestionCategory({ name, price: 120 });
    await changeQuestionCategoryPrice(id, 77);
    await changeQuestionCategoryPrice(id, 77);
    await deleteQuestionCategory(id);
    await deleteQuestionCategory(id);
    expect(await changesOf(admin, `questionCategories/${id}`)).toEqual([
      ['addContent', `Namn: ${name}\nPris: 120 kr`],
      ['changeContent', `Namn: ${name}\nPris: 120 kr → 77 kr`],
      ['deleteContent', `Namn: ${name}\nPris: 77 kr`],
    ]);
  });

  test('are deleted when they have no questions, and say how many they have when they do', async () => {
    const name = newName();
    await addQuestionCategory({ name, price: 120 });
    const category = await find(name);
    if (category === undefined) throw new Error('the category is not there');
    // a practice question with the same name belongs to a practice category
    await writeQuestion('another', 1, { category: name });
    const question = await writeQuestion(category.id, 1, { kind: 'theory' });
    expect(await deleteQuestionCategory(category.id)).toBe(1);
    expect(await find(name)).toEqual(category);
    await database.doc(`questions/${question}`).delete();
    expect(await deleteQuestionCategory(category.id)).toBe(0);
    expect(await find(name)).toBeUndefined();
  });
});

test('a learner adds none', async () => {
  await signInAs(await makeLearner());
  await expect(addQuestionCategory({ name: newName(), price: 1 })).rejects.toMatchObject({
    code: 'permission-denied',
  });
});
