import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';

import { belongingNames } from '../../src/data/account/belongings';
import { exportAccount } from '../../src/data/account/export-account';
import { saveExam } from '../../src/data/exams/repository';
import { saveAnswers } from '../../src/data/learning/repository';
import { shardOf } from '../../src/data/shard';
import { putInOutbox } from '../../src/data/outbox/outbox';
import { saveBookmarks } from '../../src/data/saved/repository';
import { database, writeDocument } from './support/admin';
import { newAnswer, second } from './support/answers';
import { newCategoryName, writeQuestion } from './support/content';
import { newExam } from './support/exams';
import { giveAdminRole, giveLicense, makeAccount, makeLearner, signInAs } from './support/learners';
import { everyRequest, isLost } from './support/network';
import { writeOrder } from './support/orders';

const at = Timestamp.fromMillis(Date.UTC(2026, 10, 20, 12));
const text = '2026-11-20T12:00:00.000Z';

test('everything stored about the learner is handed out, with times as text, and nothing of others', async () => {
  const learner = await makeLearner({ createdAt: at, termsAcceptedAt: at });
  const other = await makeLearner();
  await giveLicense(learner, 'full', { expiresAt: at });
  await giveLicense(learner, 'tests', { isActive: false });
  await giveLicense(other);
  const orderId = await writeOrder(learner.uid, { createdAt: at });
  await writeOrder(other.uid);
  await writeDocument(`users/${learner.uid}/progress/c1`, {
    questions: { q1: { option: 'a', history: [at] } },
    updatedAt: at,
  });
  await writeDocument(`users/${learner.uid}/learning/0`, { marks: {}, updatedAt: at });
  await writeDocument(`users/${learner.uid}/saved/questions`, { questions: {}, updatedAt: at });
  await writeDocument(`users/${learner.uid}/plans/B`, { testOn: '2026-12-10', updatedAt: at });
  await writeDocument(`users/${learner.uid}/openOrders/full`, { orderId: 'TK1', updatedAt: at });
  await writeDocument(`users/${learner.uid}/codeUses/KOD`, { orderId: 'TK1', updatedAt: at });
  await writeDocument(`users/${learner.uid}/results/r1`, { kind: 'practice', finishedAt: at });
  await writeDocument(`users/${learner.uid}/exams/e1`, {
    examId: 'B',
    finishedAt: at,
    questions: [{ id: 'q1', option: null }],
  });
  await writeDocument(`users/${other.uid}/exams/e2`, { examId: 'MC' });
  const reportId = `rapport-${learner.uid}`;
  await writeDocument(`questionReports/${reportId}`, { userId: learner.uid, createdAt: at });
  await writeDocument(`questionReports/rapport-${other.uid}`, { userId: other.uid });
  const outcomeId = `${learner.uid}_1`;
  await writeDocument(`finishedExams/${outcomeId}`, { userId: learner.uid, passed: 1 });
  const noteId = `anteckning-${learner.uid}`;
  await writeDocument(`customerNotes/${noteId}`, { userId: learner.uid, text: 'Ringde.' });
  await writeDocument(`firstAnswers/${learner.uid}_0`, {
    userId: learner.uid,
    answers: '{"c1":{"q1":"1c"}}',
    updatedAt: at,
  });
  await writeDocument(`outcomes/${learner.uid}_B_0`, {
    userId: learner.uid,
    isPassed: true,
    updatedAt: at,
  });
  localStorage.setItem(`teoriklar.session.${learner.uid}.c1`, '{"id":"s1"}');
  localStorage.setItem(`teoriklar.session.${other.uid}.c1`, '{"id":"s2"}');
  const [answer, exam] = [newAnswer(), newExam()];
  await putInOutbox({ kind: 'answer', uid: learner.uid, answer });
  await putInOutbox({ kind: 'exam', uid: learner.uid, exam });
  await putInOutbox({ kind: 'answer', uid: other.uid, answer: newAnswer() });

  await signInAs(learner);
  const everything = await exportAccount(learner.uid);

  expect(everything).toMatchObject({
    account: { uid: learner.uid, email: learner.email },
    profile: { id: learner.uid, fullName: 'Alva Lind', createdAt: text, termsAcceptedAt: text },
    administrator: null,
    orders: [{ id: orderId, userId: learner.uid, createdAt: text }],
    licenses: [
      { id: `${learner.uid}_full`, expiresAt: text },
      { id: `${learner.uid}_tests`, isActive: false },
    ],
    progress: [{ id: 'c1', questions: { q1: { option: 'a', history: [text] } }, updatedAt: text }],
    learning: [{ id: '0', marks: {}, updatedAt: text }],
    saved: [{ id: 'questions', questions: {}, updatedAt: text }],
    plans: [{ id: 'B', testOn: '2026-12-10', updatedAt: text }],
    openOrders: [{ id: 'full', orderId: 'TK1', updatedAt: text }],
    codeUses: [{ id: 'KOD', orderId: 'TK1', updatedAt: text }],
    results: [{ id: 'r1', kind: 'practice', finishedAt: text }],
    exams: [{ id: 'e1', examId: 'B', finishedAt: text, questions: [{ id: 'q1', option: null }] }],
    reports: [{ id: reportId, userId: learner.uid, createdAt: text }],
    finishedExams: [{ id: outcomeId, passed: 1 }],
    notes: [{ id: noteId, text: 'Ringde.' }],
    firstAnswers: [{ answers: '{"c1":{"q1":"1c"}}', updatedAt: text }],
    outcomes: [{ isPassed: true, updatedAt: text }],
    onThisDevice: {
      waiting: [
        { kind: 'answer', answer },
        { kind: 'exam', exam },
      ],
      stored: { [`teoriklar.session.${learner.uid}.c1`]: { id: 's1' } },
    },
  });
  expect(belongingNames.filter((name) => everything[name].length === 0)).toEqual([]);
  const json = JSON.stringify(everything);
  expect(json).not.toContain(other.uid);
  expect(JSON.parse(json)).toEqual(everything);
});

test('answers, tests and bookmarks are handed out in words: question, option, right or wrong, day', async () => {
  const learner = await makeLearner();
  await giveLicense(learner);
  const category = newCategoryName();
  const questionId = await writeQuestion(category, 1, {
    question_text: 'Vem ska väja?',
    option_b: 'Bilen från vänster',
  });
  const answer = newAnswer({ questionId, categoryId: 'c1', option: 'b', isRight: false });
  const bookmark = { questionId, categoryId: 'c1', isSaved: true, at: second(2) };
  const exam = newExam();
  const asked = { ...exam, questions: exam.questions.map((one) => ({ ...one, id: questionId })) };
  await signInAs(learner);
  await saveAnswers(learner.uid, shardOf('c1'), [answer], []);
  await saveBookmarks(learner.uid, [bookmark]);
  await saveExam(learner.uid, asked);

  const everything = await exportAccount(learner.uid);

  const inWords = {
    answers: [
      {
        id: questionId,
        question: 'Vem ska väja?',
        category: 'c1',
        answered: 1,
        right: 0,
        answers: [{ day: '2026-11-20', chosen: 'Bilen från vänster', isRight: false }],
      },
    ],
    practiceDays: [{ day: '2026-11-20', category: 'c1', answered: 1, right: 0 }],
    saved: [{ bookmarks: { [questionId]: { question: 'Vem ska väja?', isSaved: true } } }],
  };
  expect(everything).toMatchObject(inWords);
  expect(everything.exams).toMatchObject([
    { questions: asked.questions.map((one) => ({ ...one, question: 'Vem ska väja?' })) },
  ]);
  // none of it is handed out as the codes that it is stored as
  expect(everything.learning[0]).not.toHaveProperty('answers');
});

test('without access the questions are not to be read, and the answers are handed out all the same', async () => {
  const learner = await makeLearner();
  const questionId = await writeQuestion(newCategoryName(), 1);
  await signInAs(learner);
  await saveAnswers(learner.uid, shardOf('c1'), [newAnswer({ questionId, isRight: true })], []);
  expect((await exportAccount(learner.uid)).answers).toMatchObject([
    { id: questionId, question: null, answers: [{ chosen: 'a', isRight: true }] },
  ]);
});

test('an account that has nothing yet is handed out too', async () => {
  const account = await makeAccount();
  await signInAs(account);
  expect(await exportAccount(account.uid)).toMatchObject({
    profile: null,
    orders: [],
    licenses: [],
    progress: [],
    learning: [],
    saved: [],
    plans: [],
    openOrders: [],
    codeUses: [],
    results: [],
    exams: [],
    reports: [],
    firstAnswers: [],
    outcomes: [],
    onThisDevice: { waiting: [], stored: {} },
  });
});

test("an administrator's role is handed out", async () => {
  const learner = await makeLearner();
  await giveAdminRole(learner);
  await signInAs(learner);
  expect(await exportAccount(learner.uid)).toMatchObject({
    administrator: { id: learner.uid, email: learner.email },
  });
});

test('more than a page is handed out whole', async () => {
  const learner = await makeLearner();
  const batch = database.batch();
  for (let index = 0; index < 230; index++) {
    batch.set(database.doc(`users/${learner.uid}/results/r${String(index)}`), { kind: 'practice' });
  }
  await batch.commit();
  await signInAs(learner);
  const { results } = await exportAccount(learner.uid);
  expect(new Set(results.map(({ id }) => id)).size).toBe(230);
});

test('what cannot be read whole is not handed out in part', async () => {
  const learner = await makeLearner();
  await signInAs(learner);
  everyRequest(isLost, ({ body }) => body.includes('licenses'));
  await expect(exportAccount(learner.uid)).rejects.toMatchObject({ code: 'network' });
});
