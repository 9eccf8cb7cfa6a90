import { initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { FieldValue, getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';

import { toPracticeQuestion, type ContentFile } from '../../src/domain/content/content-file';
import { toStoredPracticeCategory } from '../../src/data/practice-categories/stored-practice-category';
import { toPack } from '../../src/data/questions/to-pack';
import { toStoredQuestion } from '../../src/data/questions/to-stored-question';
import { toStoredTheoryCourse } from '../../src/data/theory-courses/stored-theory-course';
import { toTheoryCourse, type CourseFile } from '../../src/domain/course/course-file';
import { standardProducts } from '../../src/domain/purchase/product';
import {
  questionCategoryId,
  standardQuestionCategories,
} from '../../src/domain/question/question-category';
import { readContent } from '../content/content';
import { readCourses } from '../content/courses';
import { demoAccounts, type DemoAccount } from './demo-accounts';

const timestamps = () => ({
  createdAt: FieldValue.serverTimestamp(),
  updatedAt: FieldValue.serverTimestamp(),
});

async function writeContent(
  firestore: Firestore,
  files: readonly ContentFile[],
  courses: readonly CourseFile[],
): Promise<void> {
  const writer = firestore.bulkWriter();
  for (const file of files) {
    const { category, questions } = file;
    const stored = { ...category, questionCount: questions.length, contentVersion: 1 };
    void writer.set(firestore.doc(`practiceCategories/${category.id}`), {
      ...toStoredPracticeCategory(stored),
      ...timestamps(),
    });
    const documents = questions.map((question) => {
      const fields = toStoredQuestion(toPracticeQuestion(file, question));
      void writer.set(firestore.doc(`questions/${question.id}`), { ...fields, ...timestamps() });
      return { id: question.id, data: () => fields };
    });
    void writer.set(firestore.doc(`questionPacks/${category.id}`), {
      contentVersion: 1,
      questions: toPack(documents),
      updatedAt: FieldValue.serverTimestamp(),
    });
  }
  for (const course of courses) {
    void writer.set(firestore.doc(`theoryCourses/${course.id}`), {
      ...toStoredTheoryCourse(toTheoryCourse(course, files)),
      ...timestamps(),
    });
  }
  for (const category of standardQuestionCategories) {
    void writer.set(firestore.doc(`questionCategories/${questionCategoryId(category.name)}`), {
      ...category,
      ...timestamps(),
    });
  }
  await writer.close();
}

/** What is sold, and payment in test mode, which only the emulators are seeded with. */
async function writeShop(firestore: Firestore): Promise<void> {
  for (const { id, ...product } of standardProducts) {
    await firestore.doc(`products/${id}`).set({ ...product, ...timestamps() });
  }
  await firestore.doc('settings/payment').set({
    enabled: true,
    testMode: true,
    publishableKey: '',
    swishNumber: '123 456 78 90',
    swishPayee: 'Teoriklar',
    sumupUrl: '',
    updatedAt: FieldValue.serverTimestamp(),
  });
  await firestore.doc('discountCodes/HOST20').set({
    code: 'HOST20',
    discount_percentage: 20,
    expires_at: null,
    is_active: true,
    is_used_up: false,
    ...timestamps(),
  });
  await firestore
    .doc('discountUses/HOST20')
    .set({ max_uses: 100, current_uses: 0, ...timestamps() });
}

async function writeAccount(
  auth: Auth,
  firestore: Firestore,
  { firstName, lastName, email, password }: DemoAccount,
): Promise<string> {
  const fullName = `${firstName} ${lastName}`;
  const { uid } = await auth.createUser({
    email,
    password,
    displayName: fullName,
    emailVerified: true,
  });
  await firestore.doc(`profiles/${uid}`).set({
    firstName,
    lastName,
    fullName,
    email,
    userStatus: 'active',
    acceptMarketing: false,
    freeMinutes: 0,
    freeMinutesStartedAt: null,
    createdAt: FieldValue.serverTimestamp(),
    termsAcceptedAt: FieldValue.serverTimestamp(),
  });
  return uid;
}

async function writeAccounts(auth: Auth, firestore: Firestore): Promise<void> {
  await writeAccount(auth, firestore, demoAccounts.learner);
  const licensed = await writeAccount(auth, firestore, demoAccounts.licensedLearner);
  const inFourMonths = new Date();
  inFourMonths.setMonth(inFourMonths.getMonth() + 4);
  await firestore.doc(`licenses/${licensed}_full`).set({
    userId: licensed,
    productId: 'full',
    isActive: true,
    expiresAt: Timestamp.fromDate(inFourMonths),
    orderId: null,
    ...timestamps(),
  });
  const admin = await writeAccount(auth, firestore, demoAccounts.admin);
  await firestore.doc(`admins/${admin}`).set({
    email: demoAccounts.admin.email,
    role: 'owner',
    grantedAt: FieldValue.serverTimestamp(),
    grantedBy: admin,
  });
}

/** Fills empty emulators with the question bank and the demo accounts; returns one line on what was written. */
export async function seed(options: {
  projectId: string;
  firestoreHost: string;
  authHost: string;
}): Promise<{ summary: string }> {
  process.env['FIRESTORE_EMULATOR_HOST'] = options.firestoreHost;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = options.authHost;
  const started = performance.now();
  const app = initializeApp({ projectId: options.projectId }, 'seed');
  const firestore = getFirestore(app);
  const files = readContent();
  const courses = readCourses();
  await Promise.all([
    writeContent(firestore, files, courses),
    writeShop(firestore),
    writeAccounts(getAuth(app), firestore),
  ]);
  await firestore.terminate();
  const questions = files.reduce((sum, file) => sum + file.questions.length, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return {
    summary: `Seeded ${String(questions)} questions in ${String(files.length)} categories, ${String(courses.length)} courses and ${String(Object.keys(demoAccounts).length)} accounts in ${seconds} s`,
  };
}
