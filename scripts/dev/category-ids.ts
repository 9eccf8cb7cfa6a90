import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';

import { categoriesNamed } from '../../src/domain/question/category-name';

const questionsAtATime = 200;

/** A category, as a question of old names it. */
interface Named {
  readonly name: string;
  readonly reference: DocumentReference;
}

/** A question without an id of its category, and the category that it names. */
interface Finding {
  readonly question: DocumentReference;
  /** What it said of its category when it was planned. */
  readonly says: string;
  readonly category: DocumentReference;
}

/** What there is to do. */
export interface Plan {
  /** How many questions have an id already. */
  readonly done: number;
  readonly findings: readonly Finding[];
  /** How many questions name no category, or more than one, by kind and name. */
  readonly lost: ReadonlyMap<string, number>;
  /** Categories that an earlier version was renaming when it was broken off. */
  readonly renamed: readonly DocumentReference[];
}

const textAt = (document: DocumentSnapshot, field: string): string => {
  const value: unknown = document.get(field);
  return typeof value === 'string' ? value : '';
};

const needsId = (question: DocumentSnapshot) => textAt(question, 'category_id') === '';

/** The kind and the category's name. */
const wordsOf = (question: DocumentSnapshot) =>
  `${textAt(question, 'kind')}: ${textAt(question, 'category')}`;

/** Every question, as far as it tells its category. */
async function* readQuestions(firestore: Firestore): AsyncGenerator<QueryDocumentSnapshot> {
  const inOrder = firestore
    .collection('questions')
    .orderBy(FieldPath.documentId())
    .select('kind', 'category', 'category_id');
  let page = await inOrder.limit(questionsAtATime).get();
  while (!page.empty) {
    yield* page.docs;
    page = await inOrder.startAfter(page.docs.at(-1)).limit(questionsAtATime).get();
  }
}

/** The categories by each name that questions of theirs may have; one that was being renamed has two. */
function namesOf(categories: readonly QueryDocumentSnapshot[]): Named[] {
  return categories.flatMap((category) =>
    ['name', 'carrying_to'].flatMap((field) => {
      const name = textAt(category, field);
      return name === '' ? [] : [{ name, reference: category.ref }];
    }),
  );
}

/** Looks for the questions that name their category only, and for the category that each of them means. */
export async function planCategoryIds(firestore: Firestore): Promise<Plan> {
  const [practice, theory] = await Promise.all([
    firestore.collection('practiceCategories').get(),
    firestore.collection('questionCategories').get(),
  ]);
  const named = { practice: namesOf(practice.docs), theory: namesOf(theory.docs) };
  const findings: Finding[] = [];
  const lost = new Map<string, number>();
  let done = 0;
  for await (const question of readQuestions(firestore)) {
    if (!needsId(question)) {
      done += 1;
      continue;
    }
    const kind = textAt(question, 'kind') === 'theory' ? 'theory' : 'practice';
    const name = textAt(question, 'category');
    const meant = categoriesNamed(name, named[kind]).map(({ reference }) => reference);
    const [category] = meant;
    if (category !== undefined && meant.every(({ id }) => id === category.id)) {
      findings.push({ question: question.ref, says: wordsOf(question), category });
    } else {
      const words = `${kind}: ${name}`;
      lost.set(words, (lost.get(words) ?? 0) + 1);
    }
  }
  const renamed = practice.docs.filter((category) => textAt(category, 'carrying_to') !== '');
  return { done, findings, lost, renamed: renamed.map(({ ref }) => ref) };
}

/** Writes the ids of one batch; a question that somebody has put into another category meanwhile is left. Returns how many. */
async function writeBatch(firestore: Firestore, batch: readonly Finding[]): Promise<number> {
  return firestore.runTransaction(async (transaction) => {
    const questions = await transaction.getAll(...batch.map(({ question }) => question));
    const left = batch.filter(({ says }, index) => {
      const question = questions[index];
      return question?.exists === true && needsId(question) && wordsOf(question) === says;
    });
    for (const { question, category } of left) {
      transaction.update(question, { category_id: category.id });
    }
    const touched = new Map(left.map(({ category }) => [category.path, category]));
    for (const category of touched.values()) {
      // so that learners' devices ask for its questions anew; the older kind is on no device
      if (category.parent.id === 'practiceCategories') {
        transaction.update(category, { contentVersion: FieldValue.increment(1) });
      }
    }
    return left.length;
  });
}

/**
 * Does what is planned, batch by batch, each of them whole or not at all. What is written stays written when it stops:
 * planned and run again, it does the rest.
 * @param onProgress told after every batch how many questions it has given an id
 */
export async function writeCategoryIds(
  firestore: Firestore,
  { findings, renamed }: Plan,
  onProgress: (written: number) => void,
): Promise<void> {
  for (let from = 0; from < findings.length; from += questionsAtATime) {
    onProgress(await writeBatch(firestore, findings.slice(from, from + questionsAtATime)));
  }
  // last: until then it says which other name their questions may have
  for (const category of renamed) await category.update({ carrying_to: FieldValue.delete() });
}
