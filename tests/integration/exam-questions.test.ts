import { randomUUID } from 'node:crypto';

import { beforeEach, describe, expect, test, vi } from 'vitest';

import { getExam, listExams } from '../../src/data/exams/repository';
import { listQuestionsById } from '../../src/data/questions/repository';
import { applyEvent, startAttempt } from '../../src/domain/exam/attempt';
import { blueprints } from '../../src/domain/exam/blueprint';
import { bankSize, drawExam } from '../../src/domain/exam/draw';
import { markAttempt } from '../../src/domain/exam/exam-result';
import { formatFor } from '../../src/domain/exam/format';
import { reviewed, withShown } from '../../src/domain/exam/shown';
import type { PracticeCategory } from '../../src/domain/practice/category';
import { listOptions, type Question } from '../../src/domain/question/question';
import { examAttempt, examQuestion, examStart } from '../factories/exam';
import { database } from './support/admin';
import { listAnswers } from './support/answers';
import { newCategoryName, writeQuestion } from './support/content';
import { giveLicense, makeLearner, signInAs } from './support/learners';
import { everyTurn, useLocks } from './support/locks';
import { everyRequest, isCommit, isLost, restoreNetwork } from './support/network';

useLocks();

let uid = '';

beforeEach(async () => {
  const learner = await makeLearner();
  await giveLicense(learner, 'tests');
  await signInAs(learner);
  uid = learner.uid;
});

/** The program as it is after the page has been loaded: nothing in memory, the device's storage as it was. */
async function loadPage() {
  vi.resetModules();
  const { queryClient } = await import('../../src/data/query-client');
  const { examQuestionsOptions } = await import('../../src/data/exams/queries');
  const { bankOptions, keepExamQuestions, loadBank } = await import('../../src/data/exams/bank');
  const { listOutbox } = await import('../../src/data/outbox/outbox');
  const { recordExam } = await import('../../src/data/exams/record-exam');
  return {
    loadBank,
    readBank: (categories: readonly PracticeCategory[]) =>
      queryClient.query(bankOptions(categories)),
    keepExamQuestions,
    listOutbox,
    recordExam,
    readKept: (examId: string, ids: readonly string[]) =>
      queryClient.query(examQuestionsOptions(examId, ids)),
  };
}

/** The device's storage is written a moment after the page has its answer. */
const storageIsWritten = () => new Promise((resolve) => setTimeout(resolve, 50));

const idsOf = (questions: readonly { id: string }[]) => questions.map(({ id }) => id);

/** Writes so many questions of a category of their own, the newest first. */
async function writeCategoryOf(count: number, fields: Partial<PracticeCategory> = {}) {
  const id = randomUUID();
  const ids = await Promise.all(
    Array.from({ length: count }, (_, n) => writeQuestion(id, n, { concept: `c-${String(n)}` })),
  );
  const category: PracticeCategory = {
    id,
    name: newCategoryName(),
    description: 'En kategori för testerna',
    price: 99,
    icon: 'Target',
    color: 'bg-primary',
    licenceType: 'TAXI',
    examArea: 'taxi_lagstiftning',
    order: 0,
    questionCount: count,
    contentVersion: 1,
    ...fields,
  };
  return { category, ids };
}

/** Lets everything through from now on. Returns what says how many requests there were, of a kind. */
function countRequests(): (kind: string) => number {
  const urls: string[] = [];
  everyRequest(isLost, ({ url }) => {
    urls.push(url);
    return false;
  });
  return (kind) => urls.filter((url) => url.includes(kind)).length;
}

describe('questions by their ids', () => {
  test('come in the order asked for, without those that are gone, thirty to a request', async () => {
    const { ids } = await writeCategoryOf(32);
    const [gone = '', ...others] = ids;
    await database.doc(`questions/${gone}`).delete();
    const wanted = [...others.slice(0, 20), gone, ...others.slice(20).reverse()];
    const sent = countRequests();
    const found = await listQuestionsById(wanted);
    expect(idsOf(found)).toEqual(wanted.filter((id) => id !== gone));
    expect(sent(':runQuery')).toBe(2);
  });

  test('cost no request where there are none', async () => {
    const sent = countRequests();
    expect(await listQuestionsById([])).toEqual([]);
    expect(sent('')).toBe(0);
  });

  test('are refused to a learner without access', async () => {
    const { ids } = await writeCategoryOf(1);
    await signInAs(await makeLearner());
    await expect(listQuestionsById(ids)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('the bank that tests are drawn from', () => {
  test('is every category’s questions, as the draw and as the page need them', async () => {
    const [law, rules] = [
      await writeCategoryOf(2),
      await writeCategoryOf(1, { licenceType: 'B', examArea: 'trafikregler' }),
    ];
    const page = await loadPage();
    const bank = await page.loadBank([law.category, rules.category]);
    const ofLaw = {
      categoryId: law.category.id,
      area: 'taxi_lagstiftning',
      answer: 'b',
      options: 3,
    };
    expect(bank.questions).toEqual([
      { id: law.ids[0], ...ofLaw, concept: 'c-0' },
      { id: law.ids[1], ...ofLaw, concept: 'c-1' },
      {
        ...ofLaw,
        id: rules.ids[0],
        categoryId: rules.category.id,
        area: 'trafikregler',
        concept: 'c-0',
      },
    ]);
    expect([...bank.byId.keys()]).toEqual([...law.ids, ...rules.ids]);
    expect(bank.byId.get(law.ids[1] ?? '')).toMatchObject({
      id: law.ids[1],
      text: 'Vad gäller här?',
    });
    expect(bank.missing).toEqual([]);
  });

  test('costs no read for what this device has, also after a reload, and needs no network', async () => {
    const { category, ids } = await writeCategoryOf(2);
    const before = await loadPage();
    const sent = countRequests();
    await before.loadBank([category]);
    expect(sent(':runQuery')).toBe(1);
    await before.loadBank([category]);
    await storageIsWritten();
    const after = await loadPage();
    const bank = await after.loadBank([category]);
    expect(sent(':runQuery')).toBe(1);
    everyRequest(isLost);
    expect(await (await loadPage()).loadBank([category])).toEqual(bank);
    expect(idsOf(bank.questions)).toEqual(ids);
  });

  test('follows a category that is given another area, without reading its questions anew', async () => {
    const { category } = await writeCategoryOf(1);
    const page = await loadPage();
    const areas = async (of: PracticeCategory) =>
      (await page.readBank([of])).questions.map(({ area }) => area);
    expect(await areas(category)).toEqual(['taxi_lagstiftning']);
    const sent = countRequests();
    expect(await areas({ ...category, examArea: 'miljo' })).toEqual(['miljo']);
    expect(sent('')).toBe(0);
  });

  test('lacks the categories that cannot be had, and says which', async () => {
    const [known, unknown] = [await writeCategoryOf(1), await writeCategoryOf(1)];
    const page = await loadPage();
    await page.loadBank([known.category]);
    everyRequest(isLost);
    const bank = await page.loadBank([unknown.category, known.category]);
    expect(idsOf(bank.questions)).toEqual(known.ids);
    expect([...bank.byId.keys()]).toEqual(known.ids);
    expect(bank.missing).toEqual([unknown.category]);
  });

  test('is none where nothing can be had, and the error says why', async () => {
    const categories = [(await writeCategoryOf(1)).category, (await writeCategoryOf(1)).category];
    const page = await loadPage();
    everyRequest(isLost);
    await expect(page.loadBank(categories)).rejects.toMatchObject({ code: 'network' });
    restoreNetwork();
    await signInAs(await makeLearner());
    await expect(page.loadBank(categories)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await page.loadBank([])).toMatchObject({ questions: [], missing: [] });
  });
});

describe('the questions of a test', () => {
  test('stay as they were drawn, whatever happens to the bank and over a reload', async () => {
    const { category, ids } = await writeCategoryOf(2);
    const [changed = '', deleted = ''] = ids;
    const drawing = await loadPage();
    const drawn = [...(await drawing.loadBank([category])).byId.values()];
    await database.doc(`questions/${changed}`).update({ correct_answer: 'c' });
    await database.doc(`questions/${deleted}`).delete();
    await drawing.keepExamQuestions('e1', drawn);
    expect(await drawing.readKept('e1', ids)).toEqual(drawn);
    await storageIsWritten();
    const later = await loadPage();
    // a test on another device was drawn from the bank as it is now
    expect(await later.readKept('e2', ids)).toEqual([{ ...drawn[0], answer: 'c' }]);
    everyRequest(isLost);
    expect(await later.readKept('e1', ids)).toEqual(drawn);
  });
});

describe('the review on another device', () => {
  test('shows the questions as the test showed them, whatever they have become', async () => {
    const { category, ids } = await writeCategoryOf(1);
    const [id = ''] = ids;
    const drawing = await loadPage();
    const { byId } = await drawing.loadBank([category]);
    const questions = withShown([examQuestion(id, { answer: 'b' })], byId);
    const exam = markAttempt(
      examAttempt({
        id: randomUUID(),
        questions,
        chosen: { [id]: 'a' },
        handedIn: { at: examStart, by: 'learner' },
      }),
    );
    if (exam === null) throw new Error('the test is not handed in');
    await drawing.recordExam(uid, exam);
    await everyTurn();
    await database
      .doc(`questions/${id}`)
      .update({ question_text: 'Ny text', option_a: 'Nytt', correct_answer: 'a' });

    const marked = (await getExam(uid, exam.id))?.questions[0];
    const [now] = await listQuestionsById([id]);
    expect(now).toMatchObject({ text: 'Ny text', answer: 'a' });
    expect(marked && reviewed(marked, now)).toMatchObject({
      text: 'Vad gäller här?',
      options: listOptions(byId.get(id) as Question),
      isUnchanged: false,
    });
    // the list of tests has no use for it
    const [listed] = await listExams(uid, 'B', 20);
    expect(listed?.questions[0]).not.toHaveProperty('shown');
  });
});

describe('a test from draw to hand-in', () => {
  test('lets nothing reach the server or what waits for it, until it is recorded', async () => {
    const { category } = await writeCategoryOf(12);
    const page = await loadPage();
    const bank = await page.loadBank([category]);
    const format = formatFor(blueprints.TAXI_2, bankSize(bank.questions));
    if (format === null) throw new Error('the bank is too small');
    const now = Date.UTC(2026, 10, 20, 9);
    const questions = drawExam(format, bank.questions, { seed: 1, lastSeen: new Map(), now });
    const commits = vi.fn(isCommit);
    everyRequest(isLost, (outgoing) => commits(outgoing) && false);
    await page.keepExamQuestions(
      'e1',
      questions.flatMap(({ id }) => bank.byId.get(id) ?? []),
    );
    const start = {
      id: 'e1',
      examId: 'TAXI_2',
      format,
      isExtended: false,
      questions,
      now,
    } as const;
    const answered = questions
      .slice(1)
      .reduce(
        (attempt, { id: questionId }) =>
          applyEvent(attempt, { kind: 'choose', questionId, option: 'b' }, now + 1000),
        startAttempt(start),
      );
    const exam = markAttempt(applyEvent(answered, { kind: 'handIn' }, now + 2000));
    if (exam === null) throw new Error('the test is not handed in');
    expect(await page.listOutbox(uid)).toEqual([]);
    expect(await listAnswers(uid)).toEqual({});
    expect(commits).not.toHaveReturnedWith(true);

    await page.recordExam(uid, exam);
    await everyTurn();
    const progress = (await listAnswers(uid))[category.id] ?? {};
    expect(Object.keys(progress).sort()).toEqual(idsOf(questions.slice(1)).sort());
    expect(commits).toHaveReturnedWith(true);
  });
});
