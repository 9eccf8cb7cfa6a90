import type { Page } from '@playwright/test';

import { examAttemptSchema, type ExamAttempt } from '../../../src/domain/exam/attempt';
import { optionKeys } from '../../../src/domain/question/question';
import {
  createCategory,
  createLicensedLearner,
  firestore,
  storedAnswers,
  storedExams,
  type Learner,
} from './backend';
import { expect, signIn } from './test';

/** Questions enough for the first part of the operator's test, the shortest one: 20 questions in 45 minutes. */
async function fillOperatorBank(): Promise<void> {
  await createCategory('Provets juridik', 24, {
    licence_type: 'TAXI_AKERI',
    exam_area: 'akeri_juridik',
  });
}

/** Signs in a learner who may take tests, new and licensed unless one is given. */
export async function signInToExams(page: Page, given?: Learner): Promise<Learner> {
  await fillOperatorBank();
  const learner = given ?? (await createLicensedLearner());
  await signIn(page, learner);
  return learner;
}

/** Chooses the first part of the operator's test on the page where tests start. */
export async function chooseOperatorExam(page: Page): Promise<void> {
  await page.goto('/prov');
  await page.getByText('Taxiåkeri', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Delprov 1: Juridik' })).toBeChecked();
}

/** Starts the first part of the operator's test, and waits for its first question. */
export async function startOperatorExam(page: Page, { uid }: Learner): Promise<ExamAttempt> {
  await chooseOperatorExam(page);
  await page.getByRole('button', { name: 'Starta provet' }).click();
  await expect(page.getByText('Fråga 1 av 20')).toBeVisible();
  return runningExam(page, uid);
}

/** The test under way as the device keeps it, with the right options. */
export async function runningExam(page: Page, uid: string): Promise<ExamAttempt> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), `teoriklar.exam.${uid}`);
  return examAttemptSchema.parse(JSON.parse(stored ?? 'null'));
}

/** The keys that choose the right and a wrong option of the question at a place, from 0. */
export function keysFor({ questions }: ExamAttempt, place: number) {
  const answer = questions[place]?.answer ?? 'a';
  return { right: String(optionKeys.indexOf(answer) + 1), wrong: answer === 'a' ? '2' : '1' };
}

/** The stored text of a question. */
export async function storedQuestion(id: string): Promise<Record<string, string | undefined>> {
  const document = await firestore.doc(`questions/${id}`).get();
  return document.data() as Record<string, string | undefined>;
}

/** Expects nothing of a running test in the database. */
export async function expectNothingStored({ uid }: Learner): Promise<void> {
  expect(await storedExams(uid)).toEqual([]);
  expect(await storedAnswers(uid)).toEqual({});
}

/** Expects that the test and each of so many answers get into the database, once. */
export async function expectStoredOnce(
  { uid }: Learner,
  { id }: ExamAttempt,
  answers: number,
): Promise<void> {
  await expect.poll(async () => Object.keys(await storedAnswers(uid)).length).toBe(answers);
  expect(await storedExams(uid)).toEqual([id]);
  const counts = Object.values(await storedAnswers(uid)).map(({ answered }) => answered);
  expect(new Set(counts)).toEqual(new Set(answers === 0 ? [] : [1]));
}
