import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';

import { describe, expect, onTestFinished, test } from 'vitest';

import { planCategoryIds, writeCategoryIds } from '../../scripts/dev/category-ids';
import { planOrderMarks, writeOrderMarks } from '../../scripts/dev/order-marks';
import { planWordLists, writeWordLists } from '../../scripts/dev/word-lists';
import { root } from '../../scripts/lib/project';
import { database, readDocument } from './support/admin';
import { newCategoryName, writeCategory, writeQuestion } from './support/content';
import { writeOrder } from './support/orders';

/** Runs npm run migrate with the arguments, against the emulators of these tests. Returns what it prints. */
function migrate(...args: string[]): Promise<{ code: number; printed: string }> {
  const command = ['--import', 'tsx', 'scripts/dev/migrate.ts', ...args];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, { cwd: root }, (_, stdout, stderr) => {
      resolve({ code: child.exitCode ?? 1, printed: stdout + stderr });
    });
  });
}

/** Writes a question as it was before there was category_id. */
const writeOldQuestion = (category: string, fields: Record<string, unknown> = {}) =>
  writeQuestion('', 1, { category_id: undefined, category, ...fields });

const categoryIdOf = async (question: string) =>
  (await readDocument(`questions/${question}`))?.['category_id'];

describe('npm run migrate', () => {
  test('gives questions of old the id of their category, and writes only when it is told to', async () => {
    const name = newCategoryName();
    const category = await writeCategory({ name, contentVersion: 4 });
    const renamed = await writeCategory({ name: newCategoryName(), carrying_to: `${name} ny` });
    const theory = await writeOldQuestion('fordon', { kind: 'theory' });
    const questions = [
      await writeOldQuestion(name),
      await writeOldQuestion(` ${name.toUpperCase()}`, { kind: undefined }),
    ];
    const half = await writeOldQuestion(`${name} ny`);
    // somebody has put it into another category since
    const moved = await writeQuestion('elsewhere', 1, { category: name });
    const orphan = await writeOldQuestion('Rymden');
    const ofOtherKind = await writeOldQuestion(name, { kind: 'theory' });
    const all = [theory, ...questions, half, moved, orphan, ofOtherKind];
    const before = await Promise.all(all.map((id) => readDocument(`questions/${id}`)));

    const told = [
      'Questions that get it: 4\n',
      'Renamed categories that are finished: 1\n',
      '\n  practice: Rymden: 1\n',
      `\n  theory: ${name}: 1\n`,
    ];
    const tried = await migrate();
    expect(tried.code).toBe(0);
    for (const words of told) expect(tried.printed).toContain(words);
    expect(tried.printed).toContain('Nothing is written.');
    expect(await Promise.all(all.map((id) => readDocument(`questions/${id}`)))).toEqual(before);

    const written = await migrate('--write');
    expect(written.code).toBe(0);
    for (const words of told) expect(written.printed).toContain(words);
    expect(written.printed).toContain('4 of 4 written\n');
    expect(await Promise.all(all.map(categoryIdOf))).toEqual([
      'fordon',
      category,
      category,
      renamed,
      'elsewhere',
      undefined,
      undefined,
    ]);
    // nothing else about it is other than it was
    const [first] = questions;
    expect(await readDocument(`questions/${first ?? ''}`)).toEqual({
      ...before[1],
      category_id: category,
      search_words: [
        '#ogranskad',
        '#utan-lagrum',
        '#ogranskad-utan-lagrum',
        'vad',
        'gälle',
        'gäl',
        'här',
      ],
    });
    // learners' devices ask for the questions anew
    expect(await readDocument(`practiceCategories/${category}`)).toMatchObject({
      contentVersion: 5,
    });
    expect(await readDocument(`practiceCategories/${renamed}`)).not.toHaveProperty('carrying_to');

    const again = await migrate('--write');
    expect(again.printed).toContain('Questions that get it: 0\n');
    expect(await readDocument(`practiceCategories/${category}`)).toMatchObject({
      contentVersion: 5,
    });
  });

  test('leaves a question that was moved between the plan and its batch', async () => {
    const [from, to] = [newCategoryName(), newCategoryName()];
    await writeCategory({ name: from });
    await writeCategory({ name: to });
    const question = await writeOldQuestion(from);
    const plan = await planCategoryIds(database);
    const findings = plan.findings.filter((one) => one.question.id === question);
    expect(findings).toHaveLength(1);
    await database.doc(`questions/${question}`).update({ category: to });
    await writeCategoryIds(database, { ...plan, findings }, () => undefined);
    expect(await categoryIdOf(question)).toBeUndefined();
  });

  test('leaves the questions of two categories that have one name', async () => {
    const name = newCategoryName();
    await writeCategory({ name });
    await writeCategory({ name });
    const question = await writeOldQuestion(name);
    const { lost } = await planCategoryIds(database);
    expect(lost.get(`practice: ${name}`)).toBe(1);
    expect(await categoryIdOf(question)).toBeUndefined();
  });

  test('that is stopped in the middle does the rest when it is started again', async () => {
    const name = newCategoryName();
    const category = await writeCategory({ name, contentVersion: 1 });
    const example = await readDocument(`questions/${await writeOldQuestion(name)}`);
    const references = Array.from({ length: 250 }, () => database.doc(`questions/${randomUUID()}`));
    const writer = database.bulkWriter();
    onTestFinished(async () => {
      const remover = database.bulkWriter();
      for (const reference of references) void remover.delete(reference);
      await remover.close();
    });
    for (const reference of references) void writer.set(reference, example ?? {});
    await writer.close();
    const countMigrated = async () => {
      const migrated = database.collection('questions').where('category_id', '==', category);
      return (await migrated.count().get()).data().count;
    };
    const version = async () =>
      (await readDocument(`practiceCategories/${category}`))?.['contentVersion'];

    const plan = await planCategoryIds(database);
    const stop = () => {
      throw new Error('stopped');
    };
    await expect(writeCategoryIds(database, plan, stop)).rejects.toThrow('stopped');
    expect(await countMigrated()).toBe(200);
    expect(await version()).toBe(2);

    const rest = await planCategoryIds(database);
    expect(rest.findings).toHaveLength(51);
    const counts: number[] = [];
    // by a plan that is older than what has been written since
    await writeCategoryIds(database, plan, (count) => counts.push(count));
    expect(counts).toEqual([0, 51]);
    expect(await countMigrated()).toBe(251);
    expect(await version()).toBe(3);
    expect((await planCategoryIds(database)).findings).toEqual([]);
  });

  test('gives questions the words that they are found by, but none that is written meanwhile', async () => {
    const whole = { reviewed_at: '2026-11-20', source: 'Lagen', concept: 'a' };
    const [asIs, lacking, busy] = [
      await writeQuestion('x', 1, { ...whole, search_words: ['vad', 'gälle', 'gäl', 'här'] }),
      await writeQuestion('x', 1, { ...whole, source: '' }),
      await writeQuestion('x', 1, whole),
    ];
    const plan = await planWordLists(database);
    const planned = plan.filter(({ question: { id } }) => [asIs, lacking, busy].includes(id));
    expect(planned.map(({ question: { id } }) => id).sort()).toEqual([lacking, busy].sort());
    await database.doc(`questions/${busy}`).update({ search_words: ['ny'] });
    const counts: number[] = [];
    await writeWordLists(planned, (count) => counts.push(count));
    expect(counts).toEqual([2]);
    const words = async (id: string) => (await readDocument(`questions/${id}`))?.['search_words'];
    expect(await words(lacking)).toEqual(['#utan-lagrum', 'vad', 'gälle', 'gäl', 'här']);
    expect(await words(busy)).toEqual(['ny']);
  });

  test('tells sold orders from those of test mode, which revenue leaves out', async () => {
    const sold = await writeOrder('buyer', { isTest: undefined });
    const refunded = await writeOrder('buyer', { isTest: undefined, status: 'refunded' });
    const inTestMode = await writeOrder('buyer', { isTest: true });
    const waiting = await writeOrder('buyer', { isTest: undefined, status: 'pending' });
    const plan = await planOrderMarks(database);
    const planned = plan.map(({ id }) => id);
    expect(planned).toEqual(expect.arrayContaining([sold, refunded]));
    expect(planned).not.toContain(inTestMode);
    expect(planned).not.toContain(waiting);
    await database.doc(`orders/${refunded}`).update({ isTest: true });
    await writeOrderMarks(plan);
    const marks = [sold, refunded, inTestMode, waiting].map(
      async (id) => (await readDocument(`orders/${id}`))?.['isTest'],
    );
    // what somebody has written meanwhile is left
    expect(await Promise.all(marks)).toEqual([false, true, true, undefined]);
  });

  test('says how it is used when it is told something else', async () => {
    const { code, printed } = await migrate('--dry');
    expect(code).toBe(1);
    expect(printed).toContain('Usage: npm run migrate [-- --write]');
  });
});
