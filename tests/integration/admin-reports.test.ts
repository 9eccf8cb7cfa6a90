import { randomUUID } from 'node:crypto';

import { Timestamp } from 'firebase-admin/firestore';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { reportedQuestionsOptions } from '../../src/data/question-reports/queries';
import { listReports, setReportStatus } from '../../src/data/question-reports/repository';
import { sendReport, type NewReport } from '../../src/data/question-reports/send-report';
import { database, readDocument, writeDocument } from './support/admin';
import { writeQuestion } from './support/content';
import { giveAdminRole, inMinutes, makeLearner, signInAs } from './support/learners';
import { everyRequest, losesItsAnswer, restoreNetwork, writes } from './support/network';

const pathOf = ({ userId, questionId }: NewReport) => `questionReports/${userId}_${questionId}`;

function newReport(userId: string): NewReport {
  onTestFinished(async () => {
    await database.doc(`questionReports/${userId}_fraga-1`).delete();
  });
  return { userId, questionId: 'fraga-1', reason: 'spelling', text: ' Stavfel i svar B. ' };
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
  await database.doc(pathOf(report)).update({ status: 'done', createdAt: inMinutes(-60) });
  await sendReport({ ...report, reason: 'other', text: 'Det är fel igen.' });
  const stored = await readDocument(pathOf(report));
  expect(stored).toMatchObject({ reason: 'other', text: 'Det är fel igen.', status: 'new' });
  expect(stored?.['createdAt']).toEqual(stored?.['updatedAt']);
  expect(await countReports(learner.uid)).toBe(1);
});

test('one about what no question can be called takes the texts of no other', async () => {
  const admin = await makeLearner();
  await giveAdminRole(admin);
  await signInAs(admin);
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
  const admin = await makeLearner();
  await giveAdminRole(admin);
  await signInAs(admin);
  const ids = [randomUUID(), randomUUID()] as const;
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
    const { items } = await listReports(status, null);
    return items.filter(({ id }) => id === ids[0] || id === ids[1]);
  };
  expect((await listed(null)).map(({ id }) => id)).toEqual(ids);
  expect((await listed('new')).map(({ reason }) => reason)).toEqual(['image', 'other']);
  await setReportStatus(ids[0], 'done');
  expect((await listed('new')).map(({ id }) => id)).toEqual([ids[1]]);
  expect((await listed('done')).map(({ id }) => id)).toEqual([ids[0]]);
});
