import { storedFullOrder } from '../../factories/purchase';
import { randomBytes } from 'node:crypto';

import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore, Timestamp } from 'firebase-admin/firestore';

import { shardOf } from '../../../src/data/shard';
import { readLearner, toStoredLearner } from '../../../src/data/learning/stored-learner';
import { foldAnswers } from '../../../src/domain/learning/fold-answers';
import {
  emptyLearner,
  lastAnswer,
  questionsOf,
  type QuestionRecord,
} from '../../../src/domain/learning/learner';
import { orderReference } from '../../../src/domain/purchase/order';

const app = getApps()[0] ?? initializeApp({ projectId: 'demo-teoriklar' });

/** The emulators as their owner sees them, past every rule: for setting a scene and for looking at what is stored. */
export const firestore = getFirestore(app);

export interface Learner {
  uid: string;
  email: string;
  password: string;
}

let made = 0;

/** An address that no other test of this run has. */
export function uniqueEmail(): string {
  made += 1;
  return `test-${String(process.pid)}-${String(Date.now())}-${String(made)}@teoriklar.test`;
}

/** A learner of a test's own, with what the profile is to hold beyond the usual. */
export async function createLearner(
  profile: Record<string, unknown> = {},
  license?: { expiresAt: Date },
): Promise<Learner> {
  const email = uniqueEmail();
  const password = 'hemligt-2026';
  const { uid } = await getAuth(app).createUser({ email, password, displayName: 'Test Testsson' });
  await firestore.doc(`profiles/${uid}`).set({
    firstName: 'Test',
    lastName: 'Testsson',
    fullName: 'Test Testsson',
    email,
    userStatus: 'active',
    freeMinutes: 0,
    freeMinutesStartedAt: null,
    createdAt: FieldValue.serverTimestamp(),
    termsAcceptedAt: FieldValue.serverTimestamp(),
    ...profile,
  });
  if (license !== undefined) {
    await firestore.doc(`licenses/${uid}_full`).set({
      userId: uid,
      productId: 'full',
      isActive: true,
      expiresAt: Timestamp.fromDate(license.expiresAt),
      createdAt: FieldValue.serverTimestamp(),
      updatedAt: FieldValue.serverTimestamp(),
    });
  }
  return { uid, email, password };
}

/** A learner who has bought full access. */
export function createLicensedLearner(): Promise<Learner> {
  return createLearner({}, { expiresAt: new Date(Date.now() + 90 * 24 * 60 * 60 * 1000) });
}

/** A category of a test's own with as many questions, the first option right in each; returns its name. */
export async function createCategory(
  name: string,
  questions: number,
  exam = { licence_type: 'B', exam_area: 'trafikregler' },
): Promise<string> {
  const id = `test-${name.toLowerCase().replaceAll(' ', '-')}`;
  const timestamps = {
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
  };
  const batch = firestore.batch();
  // what an earlier attempt of the test has had packed
  batch.delete(firestore.doc(`questionPacks/${id}`));
  batch.set(firestore.doc(`practiceCategories/${id}`), {
    name,
    description: 'En kategori för ett test.',
    price: 99,
    icon: 'Target',
    color: 'bg-muted',
    ...exam,
    order: 900,
    questionCount: questions,
    contentVersion: 1,
    ...timestamps,
  });
  for (let number = 1; number <= questions; number++) {
    batch.set(firestore.doc(`questions/${id}-${String(number)}`), {
      kind: 'practice',
      question_text: `Fråga ${String(number)} i ${name}?`,
      option_a: 'Rätt alternativ',
      option_b: 'Fel alternativ',
      option_c: 'Ett annat fel alternativ',
      correct_answer: 'a',
      category_id: id,
      category: name,
      explanation: 'Så här är det. Därför är det så.',
      difficulty_level: 1,
      licence_type: exam.licence_type,
      option_feedback: { b: 'Det frestar, men är fel.' },
      source: 'Trafikförordningen (1998:1276)',
      ...timestamps,
    });
  }
  await batch.commit();
  return name;
}

/** Has the learner have answered these questions of a category rightly, a month ago: all of them are due. */
export async function answerLongAgo(uid: string, name: string, questions: number): Promise<void> {
  const categoryId = `test-${name.toLowerCase().replaceAll(' ', '-')}`;
  const at = Date.now() - 30 * 24 * 60 * 60 * 1000;
  const answers = Array.from({ length: questions }, (_, index) => {
    const questionId = `${categoryId}-${String(index + 1)}`;
    return {
      id: `s:${questionId}`,
      questionId,
      categoryId,
      option: 'a' as const,
      isRight: true,
      at,
    };
  });
  await firestore.doc(`users/${uid}/learning/${shardOf(categoryId)}`).set({
    ...toStoredLearner(foldAnswers({ ...emptyLearner, sessions: 1 }, answers)),
    updatedAt: FieldValue.serverTimestamp(),
  });
}

/** Stored answers by question. */
type StoredAnswers = Record<string, { option: string; isRight: boolean; answered: number }>;

function lastOf(record: QuestionRecord): StoredAnswers[string] {
  const { option, isRight } = lastAnswer(record);
  return { option, isRight, answered: record.answered };
}

/** The stored answers of a category by question, or an empty object. */
export async function storedProgress(uid: string, categoryId: string): Promise<StoredAnswers> {
  const { docs } = await firestore.collection(`users/${uid}/learning`).get();
  return docs.reduce<StoredAnswers>((all, document) => {
    const { categories } = readLearner(document.ref.path, document.data());
    const questions = Object.entries(categories[categoryId]?.questions ?? {});
    return { ...all, ...Object.fromEntries(questions.map(([id, one]) => [id, lastOf(one)])) };
  }, {});
}

/** The learner's stored answers by question, over all categories. */
export async function storedAnswers(uid: string): Promise<StoredAnswers> {
  const { docs } = await firestore.collection(`users/${uid}/learning`).get();
  const learners = docs.map((document) => readLearner(document.ref.path, document.data()));
  const records = learners.flatMap((learner) => [...questionsOf(learner)]);
  return Object.fromEntries(records.map(([id, record]) => [id, lastOf(record)]));
}

/** The attempts of the learner's finished tests that are stored. */
export async function storedExams(uid: string): Promise<unknown[]> {
  const { docs } = await firestore.collection(`users/${uid}/exams`).get();
  return docs.map((document): unknown => document.get('attempt'));
}

/** How many finished sessions are counted in what is stored of the learner. */
export async function countStoredSessions(uid: string): Promise<number> {
  const { docs } = await firestore.collection(`users/${uid}/learning`).get();
  const counts = docs.map((document) => readLearner(document.ref.path, document.data()).sessions);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A discount code that a test has made, with as many uses left. */
export async function createDiscountCode(percentage: number, uses = 10): Promise<string> {
  made += 1;
  const code = `KOD-${String(process.pid)}-${String(Date.now())}-${String(made)}`;
  const times = {
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
  };
  await firestore.doc(`discountCodes/${code}`).set({
    code,
    discount_percentage: percentage,
    expires_at: null,
    is_active: true,
    is_used_up: false,
    ...times,
  });
  await firestore.doc(`discountUses/${code}`).set({ max_uses: uses, current_uses: 0, ...times });
  return code;
}

/** What an administrator's confirmation of an order leaves behind: the order paid and the licence given. */
export async function confirmOrder(orderId: string): Promise<void> {
  const order = firestore.doc(`orders/${orderId}`);
  const { userId, productId } = (await order.get()).data() as { userId: string; productId: string };
  const now = FieldValue.serverTimestamp();
  await firestore
    .batch()
    .update(order, { status: 'paid', isTest: false, paidAt: now, updatedAt: now })
    .set(firestore.doc(`licenses/${userId}_${productId}`), {
      userId,
      productId,
      isActive: true,
      expiresAt: Timestamp.fromMillis(Date.now() + 124 * 24 * 60 * 60 * 1000),
      orderId,
      createdAt: now,
      updatedAt: now,
    })
    .commit();
}

/** An order of full access that this learner has paid; returns its id. */
export async function createPaidOrder(userId: string): Promise<string> {
  const id = orderReference(randomBytes(8));
  const now = FieldValue.serverTimestamp();
  await firestore.doc(`orders/${id}`).set({
    userId,
    ...storedFullOrder,
    months: 4,
    status: 'paid',
    isTest: false,
    reference: id,
    createdAt: now,
    updatedAt: now,
    paidAt: now,
  });
  return id;
}
