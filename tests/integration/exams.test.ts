import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { examOptions, examsOptions } from '../../src/data/exams/queries';
import { placesOf } from '../../src/data/exams/place';
import { getExam, listExams, saveExam } from '../../src/data/exams/repository';
import { toStoredExam } from '../../src/data/exams/stored-exam';
import { listOutbox, putInOutbox } from '../../src/data/outbox/outbox';
import { learnerOptions } from '../../src/data/learning/queries';
import { recordExam } from '../../src/data/exams/record-exam';
import { queryClient } from '../../src/data/query-client';
import '../../src/data/sync/senders';
import { isPassed, type ExamResult } from '../../src/domain/exam/exam-result';
import { limits } from '../../src/domain/limits';
import { expectLogged } from '../setup/fail-on-console';
import { database, readDocument } from './support/admin';
import { answersIn, listAnswers } from './support/answers';
import { newExam } from './support/exams';
import { makeLearner, signInAs } from './support/learners';
import { everyTurn, useLocks } from './support/locks';
import {
  everyRequest,
  hurryRetries,
  isCommit,
  isLost,
  losesItsAnswer,
  restoreNetwork,
  writes,
  type Outgoing,
} from './support/network';

useLocks();

let uid = '';

beforeEach(async () => {
  const learner = await makeLearner();
  await signInAs(learner);
  uid = learner.uid;
});

/** Records a test, and waits until it is sent or has failed to be. */
async function handIn(exam: ExamResult): Promise<void> {
  await recordExam(uid, exam);
  await everyTurn();
}

/** The program as it is after the page has been loaded again: nothing in memory, the device's storage as it was. */
async function loadPage() {
  vi.resetModules();
  const { flushOutbox } = await import('../../src/data/outbox/flush');
  const { recordExam: record } = await import('../../src/data/exams/record-exam');
  const { listOutbox: list } = await import('../../src/data/outbox/outbox');
  return { flushOutbox, recordExam: record, listOutbox: list };
}

const waiting = async () => (await listOutbox(uid)).length;

const idsOf = (exams: readonly ExamResult[]) => exams.map(({ id }) => id);

const examsOf = () => database.collection(`users/${uid}/exams`);

/** The attempts of the tests that are stored. */
async function storedIds(): Promise<unknown[]> {
  const { docs } = await examsOf().get();
  return docs.map((document): unknown => document.get('attempt'));
}

/** The fields of a stored test, as firebase-admin writes them. */
function fieldsOf(exam: ExamResult) {
  return {
    ...toStoredExam(exam),
    startedAt: Timestamp.fromMillis(exam.startedAt),
    finishedAt: Timestamp.fromMillis(exam.finishedAt),
  };
}

/**
 * Stores tests as another device has, in the places from the first on, the first finished at minute 1, the next at
 * minute 2. Returns their ids.
 */
async function storeExams(count: number): Promise<string[]> {
  const exams = Array.from({ length: count }, (_, n) =>
    newExam({ startedAt: 0, finishedAt: (n + 1) * 60_000 }),
  );
  const batch = database.batch();
  for (const [place, exam] of exams.entries()) {
    batch.set(examsOf().doc(String(place)), fieldsOf(exam));
  }
  await batch.commit();
  return idsOf(exams);
}

/** The test is stored and counted, each of its answers once, and nothing waits. */
async function expectRecordedOnce(exam: ExamResult): Promise<void> {
  expect(await storedIds()).toEqual([exam.id]);
  expect(await getExam(uid, exam.id)).toEqual(exam);
  expect(await listAnswers(uid)).toEqual({
    c1: { q1: expect.objectContaining({ isRight: true, answered: 1, right: 1 }) as unknown },
    c2: { q2: expect.objectContaining({ isRight: false, answered: 1, right: 0 }) as unknown },
  });
  expect(await waiting()).toBe(0);
}

describe('a finished test that is recorded', () => {
  test('is stored in a place of its own, and what was answered goes to the learning data', async () => {
    const exam = newExam();
    await handIn(exam);
    await expectRecordedOnce(exam);
    const [place = ''] = placesOf(exam.id);
    expect(await readDocument(`users/${uid}/exams/${place}`)).toEqual({
      attempt: exam.id,
      examId: 'B',
      isExtended: false,
      isShortened: true,
      passMark: exam.passMark,
      startedAt: Timestamp.fromMillis(exam.startedAt),
      finishedAt: Timestamp.fromMillis(exam.finishedAt),
      endedBy: 'learner',
      questions: JSON.stringify(exam.questions),
    });
    expect(await listAnswers(uid)).toMatchObject({
      c1: { q1: { option: 'a', at: exam.finishedAt } },
    });
  });

  test('is stored once, however often and wherever it is recorded', async () => {
    const exam = newExam();
    await Promise.all([handIn(exam), handIn(exam)]);
    await handIn(exam);
    const { recordExam: recordInReloadedPage } = await loadPage();
    await recordInReloadedPage(uid, exam);
    await everyTurn();
    await expectRecordedOnce(exam);
  });

  test('stands as it was handed in first', async () => {
    const exam = newExam();
    await handIn(exam);
    // a tab that knew nothing of it runs on until the clock hands it in
    const [first, ...others] = exam.questions;
    if (first === undefined) throw new Error('the test has no question');
    await handIn({
      ...exam,
      finishedAt: exam.finishedAt + 1,
      endedBy: 'clock',
      questions: [{ ...first, option: 'b', isRight: false }, ...others],
    });
    await expectRecordedOnce(exam);
  });

  test('shows at once in what is cached, before it is sent', async () => {
    hurryRetries();
    const [earlier = ''] = await storeExams(1);
    await queryClient.query(examsOptions(uid, 'B'));
    await queryClient.query(learnerOptions(uid));
    everyRequest(isLost);
    const exam = newExam();
    await handIn(exam);
    await handIn(exam);
    expectLogged(`the test ${exam.id} waits on the device`);
    const { queryKey } = examsOptions(uid, 'B');
    expect(idsOf(queryClient.getQueryData(queryKey) ?? [])).toEqual([exam.id, earlier]);
    const learner = queryClient.getQueryData(learnerOptions(uid).queryKey);
    expect(learner && answersIn(learner)).toMatchObject({
      c1: { q1: { answered: 1, right: 1 } },
      c2: { q2: { answered: 1, right: 0 } },
    });
  });
});

describe('the places of finished tests', () => {
  /** Takes every place, or all but some, with tests of which the first was finished at minute 1. */
  async function fill(free: readonly string[] = []): Promise<void> {
    const batch = database.batch();
    for (const place of Array.from({ length: limits.storedExams }, (_, n) => String(n))) {
      if (free.includes(place)) continue;
      const finishedAt = (Number(place) + 1) * 60_000;
      const other = newExam({ id: `other-${place}`, startedAt: 0, finishedAt });
      batch.set(examsOf().doc(place), fieldsOf(other));
    }
    await batch.commit();
  }

  test('may be taken by others: the test gets the next one, and is found there', async () => {
    const exam = newExam();
    const [first = '', second = ''] = placesOf(exam.id);
    await fill([second]);
    await handIn(exam);
    expect(await readDocument(`users/${uid}/exams/${first}`)).toMatchObject({
      attempt: `other-${first}`,
    });
    expect(await readDocument(`users/${uid}/exams/${second}`)).toMatchObject({ attempt: exam.id });
    expect(await getExam(uid, exam.id)).toEqual(exam);
    // sent again when the first place has become free, it stays where it is
    await examsOf().doc(first).delete();
    await saveExam(uid, exam);
    expect(await readDocument(`users/${uid}/exams/${first}`)).toBeNull();
  });

  test('are as many as there are: the oldest test that is in the way gives up its own', async () => {
    const exam = newExam();
    await fill();
    await Promise.all([saveExam(uid, exam), saveExam(uid, exam)]);
    await saveExam(uid, exam);
    const ids = await storedIds();
    expect(ids).toHaveLength(limits.storedExams);
    expect(ids.filter((id) => id === exam.id)).toHaveLength(1);
    const oldest = Math.min(...placesOf(exam.id).map(Number));
    expect(ids).not.toContain(`other-${String(oldest)}`);
    expect(await getExam(uid, exam.id)).toEqual(exam);
  });

  test('are told in an outcome each, which goes over to the test that takes the place', async () => {
    const exam = newExam();
    await fill();
    await saveExam(uid, exam);
    const place = String(Math.min(...placesOf(exam.id).map(Number)));
    expect(await readDocument(`finishedExams/${uid}_${place}`)).toEqual({
      userId: uid,
      examId: exam.examId,
      passed: isPassed(exam) ? 1 : 0,
      finishedAt: Timestamp.fromMillis(exam.finishedAt),
    });
  });

  test('stay with those who have them while the learner is blocked', async () => {
    await fill();
    await database.doc(`profiles/${uid}`).update({ userStatus: 'inactive' });
    await expect(saveExam(uid, newExam())).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await storedIds()).toHaveLength(limits.storedExams);
  });

  test('are no names of tests', async () => {
    await storeExams(1);
    expect(await getExam(uid, '0')).toBeNull();
  });

  test('are the same for two senders at once', async () => {
    const exam = newExam();
    const [first = ''] = placesOf(exam.id);
    await fill(placesOf(exam.id).slice(1));
    await Promise.all([saveExam(uid, exam), saveExam(uid, exam), saveExam(uid, exam)]);
    expect((await storedIds()).filter((id) => id === exam.id)).toHaveLength(1);
    expect(await readDocument(`users/${uid}/exams/${first}`)).not.toMatchObject({
      attempt: exam.id,
    });
  });
});

describe('a test that was stored under its id, with its questions as a list', () => {
  const storeEarlier = async (exam: ExamResult) => {
    const { attempt, ...fields } = fieldsOf(exam);
    await examsOf()
      .doc(attempt)
      .set({ ...fields, questions: exam.questions });
  };

  test('is found and listed as the others are', async () => {
    const earlier = newExam();
    await storeEarlier(earlier);
    const [later = ''] = await storeExams(1);
    expect(await getExam(uid, earlier.id)).toEqual(earlier);
    expect(idsOf(await listExams(uid, 'B', 20))).toEqual([earlier.id, later]);
  });

  test('is not stored once more where it waits still', async () => {
    const exam = newExam();
    await storeEarlier(exam);
    await handIn(exam);
    expect((await examsOf().get()).docs.map(({ id }) => id)).toEqual([exam.id]);
    expect(await waiting()).toBe(0);
  });
});

describe('a hand-in while the network drops', () => {
  beforeEach(hurryRetries);

  const isLearning = (outgoing: Outgoing) => writes(`users/${uid}/learning`)(outgoing);

  test.each([
    ['nothing gets out', isLost, () => true, 0],
    ['the service’s answers are lost', losesItsAnswer, isCommit, 1],
    ['the test gets out, and its answers do not', isLost, isLearning, 1],
  ])('is recorded once after a reload, where %s', async (_what, fate, matches, stored) => {
    const exam = newExam();
    everyRequest(fate, matches);
    await handIn(exam);
    expectLogged('on the device');

    restoreNetwork();
    expect(await storedIds()).toHaveLength(stored);
    expect(await listAnswers(uid)).toEqual({});
    const page = await loadPage();
    expect(await page.listOutbox(uid)).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'answer' })]),
    );
    await page.flushOutbox(uid);
    await page.flushOutbox(uid);
    await expectRecordedOnce(exam);
  });

  test('keeps the result readable, on this device', async () => {
    const exam = newExam();
    everyRequest(isLost);
    await handIn(exam);
    expectLogged(`the test ${exam.id} waits on the device`);
    expect(await queryClient.query(examOptions(uid, exam.id))).toEqual(exam);
  });
});

describe('the history of tests', () => {
  test('is the latest twenty, the latest first', async () => {
    const stored = await storeExams(21);
    expect(idsOf(await listExams(uid, 'B', 20))).toEqual(stored.slice(1).reverse());
  });

  test('has those that wait on this device in their places, each test once', async () => {
    const stored = await storeExams(20);
    const known = await listExams(uid, 'B', 20);
    const between = newExam({ finishedAt: 10.5 * 60_000 });
    const latest = newExam({ finishedAt: 60 * 60_000 });
    const tooOld = newExam({ finishedAt: 30_000 });
    for (const exam of [between, ...known.slice(0, 1), tooOld, latest]) {
      await putInOutbox({ kind: 'exam', uid, exam });
    }
    const newestFirst = [...stored].reverse();
    expect(idsOf(await queryClient.query(examsOptions(uid, 'B')))).toEqual([
      latest.id,
      ...newestFirst.slice(0, 10),
      between.id,
      ...newestFirst.slice(10, 18),
    ]);
  });

  test('is read anew whenever it is asked for: another device may have finished a test', async () => {
    expect(await queryClient.query(examsOptions(uid, 'B'))).toEqual([]);
    const stored = await storeExams(1);
    expect(idsOf(await queryClient.query(examsOptions(uid, 'B')))).toEqual(stored);
  });

  test('leaves out the malformed ones, logs which, and keeps the rest', async () => {
    const [good = ''] = await storeExams(1);
    const whole = await readDocument(`users/${uid}/exams/0`);
    const [question] = newExam().questions;
    const textOf = (questions: readonly object[]) => ({ questions: JSON.stringify(questions) });
    const faults = {
      undated: { attempt: 'undated', startedAt: 5 },
      empty: { attempt: 'empty', questions: '[]' },
      cut: { attempt: 'cut', questions: '[{' },
      long: { attempt: 'long', ...textOf(Array.from({ length: 71 }, () => question ?? {})) },
      unmarked: { attempt: 'unmarked', ...textOf([{ ...question, isRight: 'yes' }]) },
    };
    for (const [id, fault] of Object.entries(faults)) {
      await database.doc(`users/${uid}/exams/${id}`).set({ ...whole, ...fault });
    }
    expect(idsOf(await listExams(uid, 'B', 20))).toEqual([good]);
    for (const id of Object.keys(faults)) {
      expectLogged(`users/${uid}/exams/${id} is malformed and left out`);
    }
    await expect(getExam(uid, 'empty')).rejects.toMatchObject({ code: 'malformed' });
    await database
      .doc(`users/${uid}/exams/unknown`)
      .set({ ...whole, attempt: 'unknown', examId: 'AM' });
    await expect(getExam(uid, 'unknown')).rejects.toMatchObject({ code: 'malformed' });
  });

  test('is refused to others', async () => {
    await storeExams(1);
    await signInAs(await makeLearner());
    await expect(listExams(uid, 'B', 20)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('one finished test', () => {
  test('is null where there is none', async () => {
    expect(await getExam(uid, 'nowhere')).toBeNull();
  });

  test('is looked for again where there was none, and never again once it was found', async () => {
    const exam = newExam();
    expect(await queryClient.query(examOptions(uid, exam.id))).toBeNull();
    await handIn(exam);
    expect(await queryClient.query(examOptions(uid, exam.id))).toEqual(exam);
    everyRequest(isLost);
    expect(await queryClient.query(examOptions(uid, exam.id))).toEqual(exam);
  });
});
