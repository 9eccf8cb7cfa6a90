import { randomUUID } from 'node:crypto';

import { Timestamp } from 'firebase-admin/firestore';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { reportedQuestionsOptions } from '../../src/data/questions/reported-questions';
import { handleReports } from '../../src/data/question-reports/handle-reports';
import { listOpenReports, listReportGroups } from '../../src/data/question-reports/repository';
import { listReportsBy } from '../../src/data/question-reports/reports-by';
import { sendReport, type NewReport } from '../../src/data/question-reports/send-report';
import { findQuestion } from '../../src/data/questions/admin-repository';
import { writeQuestions } from '../../src/data/questions/write-questions';
import { database, readDocument, writeDocument } from './support/admin';
import { changesOf } from './support/admin-log';
import { writeCategory, writeQuestion } from './support/content';
import { inMinutes, makeLearner, signInAs, signInAsAdmin } from './support/learners';
import { everyRequest, losesItsAnswer, restoreNetwork, writes } from './support/network';

const pathOf = ({ userId, questionId }: NewReport) => `questionReports/${userId}_${questionId}`;

function newReport(userId: string): NewReport {
  onTestFinished(async () => {
    await database.doc(`questionReports/${userId}_fraga-1`).delete();
  });
  return {
    userId,
    questionId: 'fraga-1',
    reason: 'spelling',
    text: ' Stavfel i svar B. ',
    option: 'b',
  };
}

beforeEach(() => writeDocument('questions/fraga-1', {}));

const countReports = async (userId: string) =>
  (await database.collection('questionReports').where('userId', '==', userId).get()).size;

test('a learner reports a question, and the same report twice is one', async () => {
  const learner = await makeLearner();
  await signInAs(learner);
  const report = newReport(learner.uid);
  everyRequest(losesItsAnswer, writes(pathOf(report)));
  await expect(sendReport(report)).rejects.toMatchObject({ code: 'network' });
  restoreNetwork();
  const sent = {
    userId: learner.uid,
    questionId: 'fraga-1',
    reason: 'spelling',
    text: 'Stavfel i svar B.',
    option: 'b',
    status: 'new',
  };
  expect(await readDocument(pathOf(report))).toMatchObject(sent);
  // the answer was lost, so it is sent again
  await sendReport(report);
  expect(await readDocument(pathOf(report))).toMatchObject(sent);
  expect(await countReports(learner.uid)).toBe(1);
});

test('a later report about the same question takes the place of the earlier one, and is new', async () => {
  const learner = await makeLearner();
  await signInAs(learner);
  const report = newReport(learner.uid);
  await sendReport(report);
  const answered = { status: 'done', answer: 'Det är rättat.', createdAt: inMinutes(-60) };
  await database.doc(pathOf(report)).update(answered);
  expect(await listReportsBy(learner.uid)).toMatchObject([{ answer: 'Det är rättat.' }]);
  await sendReport({ ...report, reason: 'other', text: 'Det är fel igen.', option: undefined });
  const stored = await readDocument(pathOf(report));
  expect(stored).toMatchObject({ reason: 'other', text: 'Det är fel igen.', status: 'new' });
  expect(stored).not.toHaveProperty('option');
  expect(stored).not.toHaveProperty('answer');
  expect(stored?.['createdAt']).toEqual(stored?.['updatedAt']);
  expect(await countReports(learner.uid)).toBe(1);
});

test('one about what no question can be called takes the texts of no other', async () => {
  await signInAsAdmin();
  const id = await writeQuestion('Miljö', 1);
  const found = await new QueryClient().query(reportedQuestionsOptions(['a/b', id, '__x__']));
  expect([...found.keys()]).toEqual([id]);
});

test("a report in another's name is refused", async () => {
  await signInAs(await makeLearner());
  await expect(sendReport(newReport('någon annan'))).rejects.toMatchObject({
    code: 'permission-denied',
  });
});

test('an administrator lists the reports, newest first, all or of a status, and moves them on', async () => {
  const admin = await signInAsAdmin();
  const ids: string[] = [randomUUID(), randomUUID()];
  for (const [index, id] of ids.entries()) {
    await writeDocument(`questionReports/${id}`, {
      userId: 'elev',
      questionId: 'fraga-1',
      reason: index === 0 ? 'image' : 'något nytt',
      text: '',
      status: 'new',
      createdAt: inMinutes(1_000_000 - index),
      updatedAt: Timestamp.now(),
    });
  }
  const listed = async (status: 'new' | 'done' | null) => {
    const { items } = await listReportGroups(status === null ? [] : [status], null);
    return items.flatMap(({ reports }) => reports).filter(({ id }) => ids.includes(id));
  };
  expect((await listed(null)).map(({ id }) => id)).toEqual(ids);
  expect((await listed('new')).map(({ reason }) => reason)).toEqual(['image', 'other']);
  await handleReports(ids.slice(0, 1), { status: 'done' });
  expect((await listed('new')).map(({ id }) => id)).toEqual([ids[1]]);
  expect((await listed('done')).map(({ id }) => id)).toEqual([ids[0]]);
  expect(await changesOf(admin, `questionReports/${ids[0] ?? ''}`)).toEqual([
    ['changeContent', 'Status: Åtgärdad'],
  ]);
});

test('reports about one question are one group, and are dealt with when it is saved', async () => {
  const admin = await signInAsAdmin();
  const category = await writeCategory({ questionCount: 1 });
  const question = await writeQuestion(category, 1);
  const ids: string[] = Array.from({ length: 10 }, () => randomUUID());
  for (const [index, id] of ids.entries()) {
    await writeDocument(`questionReports/${id}`, {
      userId: randomUUID(),
      questionId: question,
      reason: 'other',
      text: '',
      status: index === 9 ? 'in_progress' : 'new',
      createdAt: inMinutes(2_000_000 - index),
      updatedAt: Timestamp.now(),
    });
  }
  const first = await listReportGroups(['new'], null);
  expect(first.items[0]).toMatchObject({ questionId: question, reports: { length: 9 } });
  // its last report is on the second page, where it is not shown again
  const second = await listReportGroups(['new'], first.next);
  expect(second.items.map(({ questionId }) => questionId)).not.toContain(question);
  const waiting = await listOpenReports(question);
  expect(waiting.map(({ id }) => id)).toEqual(ids);

  const found = await findQuestion(question);
  if (found === null) throw new Error('the question is not there');
  const write = { question: { ...found, text: 'Ny text?' }, base: found.version };
  await database.doc(`questionReports/${ids[0] ?? ''}`).delete();
  const mended = { ids, answer: 'Tack, nu är det rätt.' };
  await writeQuestions([write], mended);
  // the answer was lost, so it is sent again
  await writeQuestions([write], mended);
  expect(await listOpenReports(question)).toEqual([]);
  expect(await changesOf(admin, `questionReports/${ids[1] ?? ''}`)).toEqual([
    [
      'changeContent',
      expect.stringMatching(/^Status: Åtgärdad\nSvar: Tack, nu är det rätt\.\n9 rapporter: /),
    ],
  ]);
  for (const id of ids.slice(1)) {
    expect((await readDocument(`questionReports/${id}`))?.['answer']).toBe('Tack, nu är det rätt.');
  }
  expect(await changesOf(admin, `questions/${question}`)).toHaveLength(1);
});
