import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore, Timestamp } from 'firebase-admin/firestore';

import { toStoredQuestion } from '../../src/data/questions/to-stored-question';
import { toPracticeQuestion } from '../../src/domain/content/content-file';
import type { Question } from '../../src/domain/question/question';
import {
  questionCategoryId,
  standardQuestionCategories,
} from '../../src/domain/question/question-category';
import { vatOreOf } from '../../src/domain/purchase/pricing';
import { readContent } from '../content/content';

/** The question as one of the older kind, in a category of theirs. */
function toOlder(question: Question, category: string): Question {
  return { ...question, kind: 'theory', categoryId: questionCategoryId(category), category };
}

/**
 * Fills running emulators with thousands of questions, profiles, orders and licences, to see that the panel stays quick:
 * each list reads a page, whatever lies behind it. Emulators only: FIRESTORE_EMULATOR_HOST says which.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      questions: { type: 'string', default: '10000' },
      profiles: { type: 'string', default: '50000' },
      orders: { type: 'string', default: '20000' },
      licenses: { type: 'string', default: '5000' },
    },
  });
  if (process.env['FIRESTORE_EMULATOR_HOST'] === undefined) {
    throw new Error('FIRESTORE_EMULATOR_HOST is not set: this is for the emulators only.');
  }
  const app = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-teoriklar' });
  const firestore = getFirestore(app);
  const writer = firestore.bulkWriter({ throttling: false });
  const bank = readContent().flatMap((file) =>
    file.questions.map((question) => toPracticeQuestion(file, question)),
  );
  const started = performance.now();

  for (let number = 0; number < Number(values.questions); number++) {
    const question = bank[number % bank.length];
    if (question === undefined) break;
    const theory = standardQuestionCategories[number % standardQuestionCategories.length];
    void writer.set(firestore.doc(`questions/many-${String(number)}`), {
      ...toStoredQuestion(number % 2 === 0 || !theory ? question : toOlder(question, theory.name)),
      createdAt: Timestamp.fromMillis(number * 1000),
      updatedAt: FieldValue.serverTimestamp(),
    });
  }
  for (let number = 0; number < Number(values.profiles); number++) {
    const name = `Nr ${String(number).padStart(6, '0')}`;
    void writer.set(firestore.doc(`profiles/many-${String(number)}`), {
      firstName: name,
      lastName: 'Många',
      fullName: `${name} Många`,
      email: `many-${String(number)}@teoriklar.test`,
      userStatus: 'active',
      freeMinutes: 0,
      freeMinutesStartedAt: null,
      // three an hour, none of them in the last minutes
      createdAt: Timestamp.fromMillis(Date.now() - (number + 1) * 1_200_000),
    });
  }
  // an owner has counted them: whoever opens the panel on such a service is not the first
  const counted = Timestamp.fromMillis(Date.now() - 60_000);
  void writer.set(firestore.doc('userTotals/all'), {
    users: Number(values.profiles),
    at: counted,
    countedAt: counted,
  });
  for (let number = 0; number < Number(values.orders); number++) {
    // the latest now, and one an hour before it
    const at = Timestamp.fromMillis(Date.now() - number * 3_600_000);
    void writer.set(firestore.doc(`orders/TKMANY${String(number).padStart(5, '0')}`), {
      userId: `many-${String(number)}`,
      productId: 'full',
      listPrice: 1599,
      discountCode: null,
      discountPercentage: 0,
      amount: 1599,
      vat_ore: vatOreOf(1599),
      method: 'swish',
      months: 4,
      status: 'paid',
      isTest: false,
      paidAt: at,
      createdAt: at,
      updatedAt: at,
    });
  }
  for (let number = 0; number < Number(values.licenses); number++) {
    const bought = Timestamp.fromMillis(Date.now() - (number * 3_600_000) / 2);
    void writer.set(firestore.doc(`licenses/many-${String(number)}_full`), {
      userId: `many-${String(number)}`,
      productId: 'full',
      isActive: true,
      expiresAt: Timestamp.fromMillis(bought.toMillis() + 124 * 24 * 3_600_000),
      createdAt: bought,
      updatedAt: bought,
    });
  }
  await writer.close();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${values.questions} questions, ${values.profiles} profiles, ${values.orders} orders and ${values.licenses} licences in ${seconds} s`,
  );
}

await main();
