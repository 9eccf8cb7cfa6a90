import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';

import {
  findPracticeCategory,
  listPracticeCategories,
} from '../../src/data/practice-categories/repository';
import { refreshPracticeCategories } from '../../src/data/practice-categories/refresh';
import { toStoredPracticeCategory } from '../../src/data/practice-categories/stored-practice-category';
import type { PracticeCategory } from '../../src/domain/practice/category';
import { readContent } from '../../scripts/content/content';
import { expectLogged } from '../setup/fail-on-console';
import { database, readDocument } from './support/admin';
import { newCategoryName, writeCategory } from './support/content';
import { countUsage } from './support/usage';

const idsAmong = (categories: readonly { id: string }[], wanted: readonly string[]) =>
  categories.map(({ id }) => id).filter((id) => wanted.includes(id));

describe('the list of practice categories', () => {
  test('holds the whole seeded bank, for visitors too', async () => {
    const listed = await listPracticeCategories();
    const seeded = readContent().map(({ category, questions }) => ({
      ...category,
      questionCount: questions.length,
      contentVersion: 1,
    }));
    expect(listed).toHaveLength(seeded.length);
    expect(listed).toEqual(expect.arrayContaining(seeded));
  });

  test('is in order, and by name in Swedish where the order is the same', async () => {
    const order = 5000;
    const last = await writeCategory({ order: order + 1, name: 'Aaa' });
    const oe = await writeCategory({ order, name: 'Öster' });
    const ae = await writeCategory({ order, name: 'Ärta' });
    const aring = await writeCategory({ order, name: 'Åska' });
    const zebra = await writeCategory({ order, name: 'Zebra' });
    const first = await writeCategory({ order: order - 1, name: 'Ööö' });
    const wanted = [first, zebra, aring, ae, oe, last];
    const listed = await listPracticeCategories();
    expect(idsAmong(listed, wanted)).toEqual(wanted);
    const orders = listed.map((category) => category.order);
    expect(orders).toEqual([...orders].sort((one, other) => one - other));
  });

  test('leaves out the malformed ones, logs which, and keeps the rest', async () => {
    const faults = [
      { name: 5 },
      { name: ' ' },
      { name: 'n'.repeat(61) },
      { description: undefined },
      { price: -1 },
      { price: 9.5 },
      { icon: 'Skull' },
      { color: 'bg-destructive' },
      { licence_type: 'C' },
      { exam_area: 'annat' },
      { order: '1' },
      { contentVersion: null },
    ];
    const malformed: string[] = [];
    for (const fault of faults) malformed.push(await writeCategory(fault));
    const good = await writeCategory();
    const listed = await listPracticeCategories();
    expect(idsAmong(listed, [...malformed, good])).toEqual([good]);
    for (const id of malformed) expectLogged(`practiceCategories/${id} is malformed and left out`);
  });

  test("takes the specification's fields alone, with defaults for the rest", async () => {
    const id = await writeCategory({
      name: 'Gammal kategori',
      price: undefined,
      licence_type: undefined,
      exam_area: undefined,
      order: undefined,
      questionCount: undefined,
      contentVersion: undefined,
    });
    const listed = await listPracticeCategories();
    expect(listed.find((category) => category.id === id)).toEqual({
      id,
      name: 'Gammal kategori',
      description: 'En kategori för testerna',
      price: 99,
      icon: 'Target',
      color: 'bg-primary',
      licenceType: 'B',
      examArea: 'trafikregler',
      order: 0,
      questionCount: 0,
      contentVersion: 0,
    });
  });
});

describe('a list of practice categories that is known', () => {
  /** What a refreshing reads: a list of those that have changed bills at least one. */
  const refresh = async (known: readonly PracticeCategory[] | undefined) => {
    let list: readonly PracticeCategory[] = [];
    const { reads } = await countUsage(async () => {
      list = await refreshPracticeCategories(known);
    });
    return { list, reads: reads['practiceCategories'] ?? 0 };
  };

  test('costs one document and a count while nothing changes', async () => {
    const first = await refresh(undefined);
    expect(first.reads).toBeGreaterThan(10);
    expect(await refresh(first.list)).toEqual({ list: first.list, reads: 2 });
  });

  test('gets what is new and what has changed, and no other', async () => {
    const id = await writeCategory({ order: 6000 });
    const first = await refresh(undefined);
    const added = await writeCategory({ order: 6001 });
    await database
      .doc(`practiceCategories/${id}`)
      .update({ contentVersion: 9, updatedAt: FieldValue.serverTimestamp() });
    const second = await refresh(first.list);
    expect(second.reads).toBe(3);
    expect(second.list.slice(-2)).toMatchObject([{ id, contentVersion: 9 }, { id: added }]);
    expect(second.list).toEqual(await listPracticeCategories());
    expect((await refresh(second.list)).reads).toBe(2);
  });

  test('is read whole where one is gone, and where the device remembers another list', async () => {
    const id = await writeCategory();
    const { list } = await refresh(undefined);
    await database.doc(`practiceCategories/${id}`).delete();
    const second = await refresh(list);
    expect(second.list).toEqual(await listPracticeCategories());
    expect((await refresh(list)).reads).toBeGreaterThan(10);
  });
});

describe('a practice category by name', () => {
  test('is found, and is stored again as it was', async () => {
    const name = newCategoryName();
    const id = await writeCategory({ name, order: 7, price: 129, licence_type: 'MC' });
    const found = await findPracticeCategory(name);
    expect(found).toMatchObject({ id, name, order: 7, price: 129, licenceType: 'MC' });
    if (found === null) return;
    const { createdAt, updatedAt, ...stored } =
      (await readDocument(`practiceCategories/${id}`)) ?? {};
    expect([createdAt, updatedAt]).not.toContain(undefined);
    expect(toStoredPracticeCategory(found)).toEqual(stored);
  });

  test('is null where there is none, or only a malformed one', async () => {
    expect(await findPracticeCategory(newCategoryName())).toBeNull();
    const name = newCategoryName();
    const id = await writeCategory({ name, icon: 'Skull' });
    expect(await findPracticeCategory(name)).toBeNull();
    expectLogged(`practiceCategories/${id} is malformed and left out`);
  });
});
