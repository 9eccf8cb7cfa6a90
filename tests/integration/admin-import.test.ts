import { randomUUID } from 'node:crypto';

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { countForExport, readForExport } from '../../src/data/question-import/export-questions';
import { findStoredQuestions } from '../../src/data/questions/find-stored';
import { runImport } from '../../src/data/question-import/run-import';
import type { WriteOutcome } from '../../src/data/questions/run-batches';
import type { ContentCategory } from '../../src/domain/import/import-json';
import type { RowWrite } from '../../src/domain/import/plan-import';
import type { Question } from '../../src/domain/question/question';
import { practiceQuestion } from '../factories/practice';
import { expectLogged } from '../setup/fail-on-console';
import { database, readDocument } from './support/admin';
import { changesOf } from './support/admin-log';
import { newCategoryName, writeCategory, writeQuestion } from './support/content';
import { makeLearner, type Person, signInAs, signInAsAdmin } from './support/learners';
import { everyRequest, hurryRetries, isCommit, isLost, restoreNetwork } from './support/network';

let admin: Person;

beforeEach(async () => {
  admin = await signInAsAdmin();
});

/** A question of the category that is not there yet; it is gone again after the test. */
function newQuestion(category: { id: string }, change: Partial<Question> = {}): Question {
  const id = randomUUID();
  onTestFinished(async () => {
    await database.doc(`questions/${id}`).delete();
  });
  return practiceQuestion(id, { categoryId: category.id, ...change });
}
const asNew = (question: Question): RowWrite => ({ question, base: null });

async function run(writes: RowWrite[], categories: ContentCategory[] = []) {
  const outcomes: WriteOutcome[] = [];
  await runImport(
    categories,
    writes,
    (batch) => outcomes.push(...batch),
    () => false,
  );
  return outcomes;
}
const failuresOf = (outcomes: readonly WriteOutcome[]) => outcomes.map(({ failure }) => failure);

async function makeCategory() {
  const name = newCategoryName();
  const id = await writeCategory({ name });
  const read = () => readDocument(`practiceCategories/${id}`);
  return { id, read };
}

describe('an import', () => {
  test('writes its questions in batches, counts them, and changes nothing when it is run again', async () => {
    const { read, ...category } = await makeCategory();
    const writes = Array.from({ length: 25 }, () => asNew(newQuestion(category)));
    const batches: number[] = [];
    await runImport(
      [],
      writes,
      (batch) => batches.push(batch.length),
      () => false,
    );
    expect(batches).toEqual([20, 5]);
    const counted = await read();
    expect(counted).toMatchObject({ questionCount: 25, contentVersion: 3 });
    expect(failuresOf(await run(writes))).toEqual(writes.map(() => null));
    expect(await read()).toEqual(counted);
    const ids = writes.map(({ question }) => question.id);
    const changes = await Promise.all(ids.map((id) => changesOf(admin, `questions/${id}`)));
    expect(changes.flat()).toEqual([
      ['addContent', `20 frågor: 20 nya, 0 ändrade\n${ids.slice(0, 20).join(', ')}`],
      ['addContent', `5 frågor: 5 nya, 0 ändrade\n${ids.slice(20).join(', ')}`],
    ]);
  });

  test('puts the questions of a batch into four categories at most', async () => {
    const categories = await Promise.all(Array.from({ length: 6 }, makeCategory));
    const batches: number[] = [];
    await runImport(
      [],
      [...categories, ...categories].map((category) => asNew(newQuestion(category))),
      (batch) => batches.push(batch.length),
      () => false,
    );
    expect(batches).toEqual([4, 4, 4]);
    for (const { read } of categories) expect(await read()).toMatchObject({ questionCount: 2 });
  });

  test('that is stopped, or loses the network, keeps what is written and can go on', async () => {
    const { read, ...category } = await makeCategory();
    const writes = Array.from({ length: 25 }, () => asNew(newQuestion(category)));
    let isStopped = false;
    await runImport(
      [],
      writes,
      () => (isStopped = true),
      () => isStopped,
    );
    expect(await read()).toMatchObject({ questionCount: 20 });
    hurryRetries();
    everyRequest(isLost, isCommit);
    await expect(run(writes)).rejects.toMatchObject({ code: 'network' });
    restoreNetwork();
    await run(writes);
    expect(await read()).toMatchObject({ questionCount: 25 });
  });

  test('leaves out the question that somebody else has written meanwhile, and writes the others', async () => {
    const { read, ...category } = await makeCategory();
    const [one, other] = [newQuestion(category), newQuestion(category)];
    await run([asNew(one)]);
    const found = await findStoredQuestions([one.id, other.id]);
    expect([...found.keys()]).toEqual([one.id]);
    const stored = found.get(one.id);
    if (stored === undefined || stored === 'unreadable') throw new Error('it is not there');
    await run([{ question: { ...one, explanation: 'Någon annans.' }, base: stored.version }]);
    const outdated = { question: { ...one, explanation: 'Min.' }, base: stored.version };
    const lost = asNew(newQuestion({ id: 'ingen-sadan' }));
    const outcomes = await run([outdated, asNew(other), lost]);
    expect(failuresOf(outcomes)).toEqual(['conflict', null, 'category-gone']);
    expect(await readDocument(`questions/${one.id}`)).toMatchObject({
      explanation: 'Någon annans.',
    });
    expect(await read()).toMatchObject({ questionCount: 2 });
  });

  test('makes the category that a content file brings along, once', async () => {
    const id = randomUUID();
    const category: ContentCategory = {
      id,
      name: newCategoryName(),
      description: 'Ny',
      price: 99,
      icon: 'Target',
      color: 'bg-primary',
      licenceType: 'B',
      examArea: 'miljo',
      order: 3,
    };
    onTestFinished(async () => {
      await database.doc(`practiceCategories/${id}`).delete();
    });
    await run([asNew(newQuestion(category))], [category]);
    await run([asNew(newQuestion(category))], [category]);
    expect(await readDocument(`practiceCategories/${id}`)).toMatchObject({
      name: category.name,
      exam_area: 'miljo',
      questionCount: 2,
    });
    expect(await changesOf(admin, `practiceCategories/${id}`)).toEqual([
      ['addContent', expect.stringContaining(`Namn: ${category.name}\nBeskrivning: Ny\n`)],
    ]);
  });

  test('stops for one who is no administrator', async () => {
    const category = await makeCategory();
    await signInAs(await makeLearner());
    const writes = [asNew(newQuestion(category)), asNew(newQuestion(category))];
    await expect(run(writes)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

test('what is there is found by id, more than one query can name, and what is no question is told apart', async () => {
  const category = randomUUID();
  const ids = await Promise.all(Array.from({ length: 31 }, () => writeQuestion(category, 1)));
  const broken = await writeQuestion(category, 1, { correct_answer: 'x' });
  const found = await findStoredQuestions([...ids, broken, 'finns-inte']);
  expect(found.size).toBe(32);
  expect(found.get(broken)).toBe('unreadable');
  expect(found.get(ids[30] ?? '')).toMatchObject({ categoryId: category });
  expectLogged(`questions/${broken} is malformed and left out`);
});

test('an export has the questions of its filter, newest first, page by page, and counts what it cannot read', async () => {
  const name = newCategoryName();
  const category = await writeCategory({ name });
  const writes = Array.from({ length: 203 }, (_, index) =>
    writeQuestion(category, index + 1, { explanation: `Nummer ${String(index)}` }),
  );
  await Promise.all(writes);
  await writeQuestion(category, 0, { kind: 'theory' });
  const broken = await writeQuestion(category, 500, { correct_answer: 'x' });
  const filter = { kind: 'practice', categoryId: category } as const;
  expect(await countForExport(filter)).toBe(204);
  expect(await countForExport({ ...filter, licenceType: 'MC' })).toBe(0);
  const onProgress = vi.fn();
  const { questions, unreadable } = await readForExport(filter, onProgress);
  expect(questions.map(({ explanation }) => explanation)).toEqual(
    writes.map((_, index) => `Nummer ${String(index)}`),
  );
  // as it is called now, whatever it was when they were written
  expect(new Set(questions.map((question) => question.category))).toEqual(new Set([name]));
  expect(unreadable).toBe(1);
  expect(onProgress.mock.calls).toEqual([[200], [204]]);
  expectLogged(`questions/${broken} is malformed and left out`);
});
