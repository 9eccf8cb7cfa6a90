import { randomUUID } from 'node:crypto';

import { describe, expect, onTestFinished, test } from 'vitest';

import { listPracticeQuestions } from '../../src/data/questions/repository';
import { writeChangedPacks, writePack } from '../../src/data/questions/write-packs';
import { writeQuestions } from '../../src/data/questions/write-questions';
import { writePacks } from '../../scripts/dev/packs';
import { practiceQuestion } from '../factories/practice';
import { expectLogged } from '../setup/fail-on-console';
import { database, readDocument, writeDocument } from './support/admin';
import { writeCategory, writeQuestion } from './support/content';
import { giveLicense, makeLearner, signInAs, signInAsAdmin } from './support/learners';
import { everyRequest, isQuery } from './support/network';

/** The texts of the category's questions, newest first, as a learner reads them, and how many lists it took. */
async function readAsLearner(id: string, contentVersion: number) {
  const learner = await makeLearner();
  await giveLicense(learner);
  await signInAs(learner);
  let lists = 0;
  everyRequest((send) => {
    lists += 1;
    return send();
  }, isQuery);
  const questions = await listPracticeQuestions({ id, contentVersion });
  return { texts: questions.map(({ text }) => text), lists };
}

async function makePackedCategory(): Promise<string> {
  const id = await writeCategory({ contentVersion: 4 });
  await writeQuestion(id, 2, { question_text: 'Äldre?' });
  await writeQuestion(id, 1, { question_text: 'Nyare?' });
  onTestFinished(async () => {
    await database.doc(`questionPacks/${id}`).delete();
  });
  return id;
}

describe('the questions of a category, packed', () => {
  test('are read as one document, in the same order', async () => {
    const id = await makePackedCategory();
    await signInAsAdmin();
    await writePack(id);
    expect(await readAsLearner(id, 4)).toEqual({ texts: ['Nyare?', 'Äldre?'], lists: 0 });
    const pack = await readDocument(`questionPacks/${id}`);
    expect(pack).toMatchObject({ contentVersion: 4 });
    expect(pack?.['questions']).not.toContain('createdAt');
  });

  test('are read one by one where the pack is older than the category', async () => {
    const id = await makePackedCategory();
    await signInAsAdmin();
    await writePack(id);
    expect(await readAsLearner(id, 5)).toEqual({ texts: ['Nyare?', 'Äldre?'], lists: 1 });
  });

  test('are read one by one where the pack cannot be read', async () => {
    const id = await makePackedCategory();
    await writeDocument(`questionPacks/${id}`, { contentVersion: 4, questions: '[{' });
    expect(await readAsLearner(id, 4)).toEqual({ texts: ['Nyare?', 'Äldre?'], lists: 1 });
  });

  test('are packed anew when the panel has changed one', async () => {
    const id = await makePackedCategory();
    await signInAsAdmin();
    await writePack(id);
    const question = practiceQuestion(randomUUID(), { categoryId: id, text: 'Nyast?' });
    onTestFinished(async () => {
      await database.doc(`questions/${question.id}`).delete();
    });
    await writeQuestions([{ question, base: null }]);
    await writeChangedPacks();
    expect(await readAsLearner(id, 5)).toEqual({
      texts: ['Nyast?', 'Nyare?', 'Äldre?'],
      lists: 0,
    });
  });

  test('wait for another time where they cannot be packed, and nothing else does', async () => {
    const id = await makePackedCategory();
    await signInAsAdmin();
    const question = practiceQuestion(randomUUID(), { categoryId: id });
    await writeQuestions([{ question, base: null }]);
    onTestFinished(async () => {
      await database.doc(`questions/${question.id}`).delete();
    });
    await signInAs(await makeLearner());
    await writeChangedPacks();
    expectLogged(`the questions of ${id} are not packed`);
    expect(await readDocument(`questionPacks/${id}`)).toBeNull();
  });

  test('are packed by npm run migrate where nobody has, and left where somebody has', async () => {
    const id = await makePackedCategory();
    expect(await writePacks(database)).toBeGreaterThan(0);
    expect(await readAsLearner(id, 4)).toEqual({ texts: ['Nyare?', 'Äldre?'], lists: 0 });
    expect(await writePacks(database)).toBe(0);
  });
});
