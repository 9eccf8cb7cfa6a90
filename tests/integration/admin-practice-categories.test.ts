import { randomUUID } from 'node:crypto';

import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { deletePracticeCategory } from '../../src/data/practice-categories/delete-category';
import { findPracticeCategory } from '../../src/data/practice-categories/repository';
import {
  addPracticeCategory,
  changePracticeCategory,
  type CategoryEdit,
} from '../../src/data/practice-categories/save-category';
import { findQuestion } from '../../src/data/questions/admin-repository';
import { database, readDocument } from './support/admin';
import { changesOf } from './support/admin-log';
import { newCategoryName, writeCategory, writeQuestion } from './support/content';
import { giveAdminRole, makeLearner, signInAs, type Person } from './support/learners';
import { everyRequest, hurryRetries, isCommit, isLost, restoreNetwork } from './support/network';

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
    admin = await makeLearner();
    await giveAdminRole(admin);
    await signInAs(admin);
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

  test('carry their questions along when they get another name or licence', async () => {
    const name = newCategoryName();
    const id = await writeCategory({ name, questionCount: 1, contentVersion: 7 });
    const question = await writeQuestion(name, 3);
    const made = (await readDocument(`questions/${question}`))?.['createdAt'];
    const older = await writeQuestion(name, 3, { kind: 'theory' });
    const edit = newCategory({ id, licenceType: 'MC' });
    await changePracticeCategory(edit, await find(name));
    expect(await find(edit.name)).toMatchObject({ ...edit, questionCount: 1, contentVersion: 8 });
    expect(await findQuestion(question)).toMatchObject({
      category: edit.name,
      licenceType: 'MC',
    });
    expect((await readDocument(`questions/${question}`))?.['createdAt']).toEqual(made);
    expect(await findQuestion(older)).toMatchObject({ category: name, licenceType: 'B' });
    // nothing about the questions: learners keep theirs
    await changePracticeCategory({ ...edit, price: 1 }, edit);
    expect(await find(edit.name)).toMatchObject({ price: 1, contentVersion: 8 });
    expect((await changesOf(admin, `practiceCategories/${id}`)).slice(1)).toEqual([
      ['changeContent', `Namn: ${edit.name}\nPris: 99 kr → 1 kr`],
    ]);
  });

  test('carry more questions than one go takes', async () => {
    const name = newCategoryName();
    const id = await writeCategory({ name, questionCount: 205, contentVersion: 1 });
    const example = (await database.doc(`questions/${await writeQuestion(name, 1)}`).get()).data();
    const references = Array.from({ length: 204 }, () => database.doc(`questions/${randomUUID()}`));
    onTestFinished(async () => {
      const batch = database.batch();
      for (const reference of references) batch.delete(reference);
      await batch.commit();
    });
    const batch = database.batch();
    for (const reference of references) {
      batch.set(reference, { ...example, createdAt: Timestamp.now() });
    }
    await batch.commit();
    const base = await find(name);
    const edit = newCategory({ id });
    // the first of the goes arrives, and then nothing does
    hurryRetries();
    let commits = 0;
    everyRequest(isLost, (outgoing) => isCommit(outgoing) && ++commits > 1);
    await expect(changePracticeCategory(edit, base)).rejects.toMatchObject({ code: 'network' });
    restoreNetwork();
    const count = async (category: string) => {
      const counted = await database
        .collection('questions')
        .where('category', '==', category)
        .count()
        .get();
      return counted.data().count;
    };
    expect(await count(edit.name)).toBe(200);
    // half-way: it has all of them still, and nobody else may take the name
    expect(await deletePracticeCategory(id)).toBe(205);
    await expect(addPracticeCategory(newCategory({ name: edit.name }))).rejects.toMatchObject({
      code: 'name-taken',
    });
    // whatever it is called in the end, all of them are
    const last = newCategory({ id });
    await changePracticeCategory(last, base);
    const begun = (to: string) =>
      `Påbörjad, frågorna följer med i omgångar.\nNamn: ${name} → ${to}\n`;
    expect(await changesOf(admin, `practiceCategories/${id}`)).toEqual([
      ['changeContent', expect.stringContaining(begun(edit.name))],
      ['changeContent', expect.stringContaining(begun(last.name))],
      ['changeContent', expect.stringMatching(new RegExp(`^Namn: ${name} → ${last.name}\n`))],
    ]);
    expect(await count(last.name)).toBe(205);
    expect((await readDocument(`practiceCategories/${id}`))?.['carrying_to']).toBeUndefined();
    expect(await find(last.name)).toMatchObject({ questionCount: 205, contentVersion: 4 });
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
    await writeQuestion(category.name, 1, { kind: 'theory' });
    // a question of old that tells no kind is a practice question
    const question = await writeQuestion(category.name, 1, { kind: undefined });
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
