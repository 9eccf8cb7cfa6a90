import { randomUUID } from 'node:crypto';

import { collection, orderBy, query, where } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';

import { listPracticeCategories } from '../../src/data/practice-categories/repository';
import { readAll } from '../../src/data/firebase/read-all';
import { firestore } from '../../src/data/firebase/firestore';
import { listPracticeQuestions } from '../../src/data/questions/repository';
import { toStoredQuestion } from '../../src/data/questions/to-stored-question';
import { readContent } from '../../scripts/content/content';
import { toPracticeQuestion } from '../../src/domain/content/content-file';
import { limits } from '../../src/domain/limits';
import { expectLogged } from '../setup/fail-on-console';
import { readDocument } from './support/admin';
import { writeQuestion } from './support/content';
import { giveLicense, inMinutes, makeLearner, signInAs } from './support/learners';
import { everyRequest, isLost, isQuery } from './support/network';

/** A category whose questions nobody has packed. */
const unpacked = (id: string) => ({ id, contentVersion: 1 });

const idsOf = (questions: readonly { id: string }[]) => questions.map(({ id }) => id);

describe('the practice questions of a category, for a learner with a licence', () => {
  beforeEach(async () => {
    const learner = await makeLearner();
    await giveLicense(learner);
    await signInAs(learner);
  });

  test('are the whole seeded bank, category by category', async () => {
    const files = readContent();
    for (const category of await listPracticeCategories()) {
      const file = files.find((each) => each.category.id === category.id);
      const seeded = file?.questions.map((question) => toPracticeQuestion(file, question)) ?? [];
      const listed = await listPracticeQuestions(category);
      expect(seeded).not.toEqual([]);
      expect(listed).toHaveLength(seeded.length);
      expect(listed).toEqual(expect.arrayContaining(seeded));
    }
  });

  test('come newest first, and none of another category', async () => {
    const [category, other] = [randomUUID(), randomUUID()];
    const middle = await writeQuestion(category, 5);
    const newest = await writeQuestion(category, 1);
    await writeQuestion(other, 3);
    const oldest = await writeQuestion(category, 9);
    expect(idsOf(await listPracticeQuestions(unpacked(category)))).toEqual([
      newest,
      middle,
      oldest,
    ]);
  });

  test('are read page by page, and those that fit on one page by one request', async () => {
    const write = async (count: number) => {
      const category = randomUUID();
      const createdAt = inMinutes(-1);
      const written = Array.from({ length: count }, () =>
        writeQuestion(category, 1, { createdAt }),
      );
      return { category, ids: await Promise.all(written) };
    };
    const [small, large] = [await write(76), await write(limits.listedQuestions + 30)];
    let requests = 0;
    everyRequest((send) => {
      requests += 1;
      return send();
    }, isQuery);
    expect(idsOf(await listPracticeQuestions(unpacked(small.category))).sort()).toEqual(
      small.ids.sort(),
    );
    expect(requests).toBe(1);
    expect(idsOf(await listPracticeQuestions(unpacked(large.category))).sort()).toEqual(
      large.ids.sort(),
    );
    expect(requests).toBe(3);

    const [newest, ...older] = await readAll(
      query(
        collection(firestore, 'questions'),
        where('category_id', '==', large.category),
        orderBy('createdAt', 'desc'),
      ),
      { pageSize: 2, max: 5 },
    );
    expect([newest?.get('category_id'), older.length]).toEqual([large.category, 4]);
  });

  test('are of the practice kind; one that tells no kind is', async () => {
    const category = randomUUID();
    await writeQuestion(category, 1, { kind: 'theory', difficulty_level: 5 });
    const untold = await writeQuestion(category, 2, { kind: undefined });
    const practice = await writeQuestion(category, 3);
    const listed = await listPracticeQuestions(unpacked(category));
    expect(idsOf(listed)).toEqual([untold, practice]);
    expect(listed.map(({ kind }) => kind)).toEqual(['practice', 'practice']);
  });

  test('leave out the malformed ones, log which, and keep the rest', async () => {
    const category = randomUUID();
    const faults = [
      { kind: 'riddle' },
      { question_text: undefined },
      { question_text: ' ' },
      { option_b: 2 },
      { option_c: undefined },
      { correct_answer: 'd' },
      { correct_answer: 'e' },
      { explanation: null },
      { image_url: 'no address' },
      { licence_type: 'C' },
      { option_feedback: { e: 'Nej' } },
    ];
    const malformed: string[] = [];
    for (const fault of faults) malformed.push(await writeQuestion(category, 1, fault));
    const good = await writeQuestion(category, 2);
    expect(idsOf(await listPracticeQuestions(unpacked(category)))).toEqual([good]);
    for (const id of malformed) expectLogged(`questions/${id} is malformed and left out`);
  });

  test('are stored again as they were, with all that a question can have', async () => {
    const category = randomUUID();
    const id = await writeQuestion(category, 1, {
      option_d: 'Fyra',
      correct_answer: 'd',
      image_url: 'https://example.test/bild.png',
      option_feedback: { a: 'Ett är för lite.' },
      source: 'Trafikförordningen 3 kap. 17 §',
      reviewed_at: '2026-11-01',
      concept: 'hastighet-tatort',
    });
    const [question] = await listPracticeQuestions(unpacked(category));
    if (question === undefined) throw new Error('the question is not there');
    const { createdAt, updatedAt, ...stored } = (await readDocument(`questions/${id}`)) ?? {};
    expect([createdAt, updatedAt]).not.toContain(undefined);
    const { search_words: words, ...again } = toStoredQuestion(question);
    expect(again).toEqual(stored);
    expect(words).not.toEqual([]);
  });

  test('take texts that are null or empty as absent, and an unknown difficulty as easy', async () => {
    const category = randomUUID();
    await writeQuestion(category, 1, {
      option_d: '',
      image_url: null,
      source: ' ',
      option_feedback: null,
      difficulty_level: 'hard',
    });
    const [question] = await listPracticeQuestions(unpacked(category));
    expect(question).toMatchObject({ difficulty: 1, feedback: {} });
    expect(question?.options.d).toBeUndefined();
    expect(question?.imageUrl).toBeUndefined();
    expect(question?.source).toBeUndefined();
  });

  test('are those that name it by its id: one of old, which has none, waits for npm run migrate', async () => {
    const category = randomUUID();
    await writeQuestion(category, 1, { category_id: undefined, category });
    expect(await listPracticeQuestions(unpacked(category))).toEqual([]);
  });

  test('are none in a category without questions', async () => {
    expect(await listPracticeQuestions(unpacked(randomUUID()))).toEqual([]);
  });

  test('cannot be read without a network, and the error says so', async () => {
    everyRequest(isLost);
    await expect(listPracticeQuestions(unpacked('Vägmärken'))).rejects.toMatchObject({
      name: 'DataError',
      code: 'network',
    });
  });
});

describe('the practice questions of a category, for others', () => {
  test('are refused to a visitor', async () => {
    await expect(listPracticeQuestions(unpacked('Vägmärken'))).rejects.toMatchObject({
      name: 'DataError',
      code: 'permission-denied',
    });
  });

  test('are refused to a learner without access', async () => {
    await signInAs(await makeLearner());
    await expect(listPracticeQuestions(unpacked('Vägmärken'))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});
