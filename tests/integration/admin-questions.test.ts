import { randomUUID } from 'node:crypto';

import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import {
  countQuestions,
  findQuestion,
  listQuestionsPage,
} from '../../src/data/questions/admin-repository';
import { deleteQuestions } from '../../src/data/questions/delete-questions';
import { findSeenVersion, listPastQuestions } from '../../src/data/questions/past-questions';
import { writeQuestions } from '../../src/data/questions/write-questions';
import type { Question } from '../../src/domain/question/question';
import { searchWords } from '../../src/domain/question/search-words';
import { practiceQuestion } from '../factories/practice';
import { database, readDocument, writeDocument } from './support/admin';
import { changesOf } from './support/admin-log';
import { newCategoryName, writeCategory, writeQuestion } from './support/content';
import { inMinutes, makeLearner, type Person, signInAs, signInAsAdmin } from './support/learners';
import { everyRequest, hurryRetries, isCommit, losesItsAnswer } from './support/network';

async function makeCategory(questionCount = 0, licence_type = 'B') {
  const name = newCategoryName();
  const id = await writeCategory({ name, questionCount, licence_type, contentVersion: 4 });
  const figures = async () => {
    const { questionCount, contentVersion } =
      (await readDocument(`practiceCategories/${id}`)) ?? {};
    return { questionCount, contentVersion };
  };
  return { id, name, figures };
}

/** A question that is not stored yet. */
function newQuestion(change: Partial<Question>): Question {
  const id = randomUUID();
  onTestFinished(async () => {
    await database.doc(`questions/${id}`).delete();
  });
  return practiceQuestion(id, change);
}

/** A question's figures as they are stored: of 40 first answers so many are right. */
function statisticsOf(id: string, right: number) {
  const picks = { a: 40 - right, b: right, c: 0, d: 0 };
  return {
    id,
    kind: 'practice',
    text: 'Vad gäller här?',
    key: 'b',
    options: ['a', 'b', 'c'],
    asked: 40,
    right,
    picks,
    discrimination: null,
    medianSeconds: null,
    best: { a: 0, b: 0, c: 0, d: 0 },
    reports: 0,
  };
}

async function read(id: string) {
  const question = await findQuestion(id);
  if (question === null) throw new Error(`question ${id} is not there`);
  return question;
}

describe('questions, for an administrator', () => {
  let admin: Person;

  beforeEach(async () => {
    admin = await signInAsAdmin();
  });

  test('are added with their words, counted, and for the licence of their category', async () => {
    const category = await makeCategory(2, 'MC');
    const question = newQuestion({
      categoryId: category.id,
      text: 'Vad gäller vid Övergångsställe?',
    });
    await writeQuestions([{ question, base: null }]);
    expect(await read(question.id)).toMatchObject({
      ...question,
      category: category.name,
      licenceType: 'MC',
    });
    expect(await readDocument(`questions/${question.id}`)).toMatchObject({
      search_words: [
        '#ogranskad',
        '#utan-lagrum',
        '#ogranskad-utan-lagrum',
        'vad',
        'gälle',
        'gäl',
        'vid',
        'övergång',
        'överg',
        'öve',
      ],
    });
    expect(await category.figures()).toEqual({ questionCount: 3, contentVersion: 5 });
  });

  test('leave in the log what was changed from and to', async () => {
    const category = await makeCategory();
    const question = newQuestion({ categoryId: category.id });
    await writeQuestions([{ question, base: null }]);
    const { version } = await read(question.id);
    const change = { ...question, answer: 'b', source: 'Lagen' } as const;
    await writeQuestions([{ question: change, base: version }]);
    // as it is already
    await writeQuestions([{ question: change, base: version }]);
    await deleteQuestions([await read(question.id)]);
    expect(await changesOf(admin, `questions/${question.id}`)).toEqual([
      ['addContent', expect.stringContaining(`Fråga: ${question.text}\nAlternativ A: `)],
      ['changeContent', `Fråga: ${question.text}\nRätt svar: a → b\nLagrum: – → Lagen`],
      ['deleteContent', expect.stringContaining('\nLagrum: Lagen')],
    ]);
  });

  test('that are moved together are one entry in the log, which names the category', async () => {
    const [from, to] = [await makeCategory(), await makeCategory()];
    const questions = [1, 2].map(() => newQuestion({ categoryId: from.id }));
    await writeQuestions(questions.map((question) => ({ question, base: null })));
    const ids = questions.map(({ id }) => id);
    const moves = await Promise.all(
      ids.map(async (id) => {
        const { version, ...question } = await read(id);
        return { question: { ...question, categoryId: to.id }, base: version };
      }),
    );
    await writeQuestions(moves);
    const [first = ''] = ids;
    expect(await changesOf(admin, `questions/${first}`)).toEqual([
      ['addContent', `2 frågor: 2 nya, 0 ändrade\n${ids.join(', ')}`],
      ['changeContent', `2 frågor: 0 nya, 2 ändrade\nKategori: ${to.name}\n${ids.join(', ')}`],
    ]);
  });

  test('are added once, though the answer is lost and they are sent again', async () => {
    const category = await makeCategory();
    const question = newQuestion({ categoryId: category.id });
    hurryRetries();
    everyRequest(losesItsAnswer, isCommit);
    await expect(writeQuestions([{ question, base: null }])).rejects.toMatchObject({
      code: 'network',
    });
    everyRequest((send) => send());
    await writeQuestions([{ question, base: null }]);
    expect(await category.figures()).toEqual({ questionCount: 1, contentVersion: 5 });
    expect(await changesOf(admin, `questions/${question.id}`)).toHaveLength(1);
  });

  test('are changed, keep when they were made, and move between categories', async () => {
    const [from, to] = [await makeCategory(1), await makeCategory(0)];
    const id = await writeQuestion(from.id, 5, { option_d: 'Fyra', source: 'Lagen' });
    const made = (await readDocument(`questions/${id}`))?.['createdAt'];
    const { version, ...question } = await read(id);
    const { a, b, c } = question.options;
    const change = { ...question, categoryId: to.id, options: { a, b, c }, text: 'Ny text?' };
    await writeQuestions([{ question: change, base: version }]);
    const stored = await readDocument(`questions/${id}`);
    expect(stored).toMatchObject({ question_text: 'Ny text?', category: to.name, createdAt: made });
    expect(stored).not.toHaveProperty('option_d');
    expect(await from.figures()).toEqual({ questionCount: 0, contentVersion: 5 });
    expect(await to.figures()).toEqual({ questionCount: 1, contentVersion: 5 });
  });

  test('keep what they were before each change, the latest first, and once', async () => {
    const category = await makeCategory();
    const made = newQuestion({ categoryId: category.id, category: category.name });
    await writeQuestions([{ question: made, base: null }]);
    const { items: none } = await listPastQuestions(made.id);
    expect(none).toEqual([]);
    for (const text of ['Den andra texten?', 'Den tredje texten?']) {
      const { version, ...question } = await read(made.id);
      await writeQuestions([{ question: { ...question, text }, base: version }]);
      // what is so already is not a change
      await writeQuestions([{ question: { ...question, text }, base: version }]);
    }
    const { items, next } = await listPastQuestions(made.id);
    expect(items.map(({ question }) => question.text)).toEqual(['Den andra texten?', made.text]);
    expect(items[1]?.question).toEqual(made);
    expect(next).toBeNull();
    const [last, first] = items;
    if (first === undefined || last === undefined) throw new Error('there are two versions');
    const before = (at: Date) => new Date(at.getTime() - 1);
    expect(await findSeenVersion(made.id, before(first.replacedAt))).toEqual(first);
    expect(await findSeenVersion(made.id, first.replacedAt)).toEqual(last);
    expect(await findSeenVersion(made.id, last.replacedAt)).toBeNull();
    await signInAs(await makeLearner());
    await expect(listPastQuestions(made.id)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('that name no category, as those of old, are put into one; a label of old is no change', async () => {
    const category = await makeCategory(1);
    const id = await writeQuestion(category.id, 1, { category_id: undefined });
    const { version, ...question } = await read(id);
    expect(question).toMatchObject({ categoryId: '', category: 'Som den hette' });
    const change = { ...question, categoryId: category.id };
    await writeQuestions([{ question: change, base: version }]);
    expect(await read(id)).toMatchObject({ categoryId: category.id, category: category.name });
    await database.doc(`questions/${id}`).update({ category: 'Som den hette' });
    const { version: later, ...stored } = await read(id);
    await writeQuestions([{ question: { ...stored, source: 'Lagen' }, base: later }]);
    expect((await changesOf(admin, `questions/${id}`)).at(-1)).toEqual([
      'changeContent',
      `Fråga: ${question.text}\nLagrum: – → Lagen`,
    ]);
    expect(await read(id)).toMatchObject({ category: category.name });
  });

  test('that another has changed or deleted are not written over', async () => {
    const category = await makeCategory(1);
    const id = await writeQuestion(category.id, 1);
    const { version, ...question } = await read(id);
    await writeQuestions([{ question: { ...question, text: 'Den andras?' }, base: version }]);
    const mine = { question: { ...question, text: 'Min?' }, base: version };
    await expect(writeQuestions([mine])).rejects.toMatchObject({ code: 'conflict' });
    await expect(deleteQuestions([{ ...question, version }])).rejects.toMatchObject({
      code: 'conflict',
    });
    const theirs = await read(id);
    expect(theirs.text).toBe('Den andras?');
    await deleteQuestions([theirs]);
    await deleteQuestions([theirs]);
    await expect(writeQuestions([mine])).rejects.toMatchObject({ code: 'not-found' });
    expect(await category.figures()).toEqual({ questionCount: 0, contentVersion: 6 });
  });

  test('are written all or none', async () => {
    const category = await makeCategory();
    const good = newQuestion({ categoryId: category.id });
    const lost = newQuestion({ categoryId: randomUUID() });
    const writes = [good, lost].map((question) => ({ question, base: null }));
    await expect(writeQuestions(writes)).rejects.toMatchObject({ code: 'category-gone' });
    expect(await findQuestion(good.id)).toBeNull();
    const other = newQuestion({ categoryId: category.id });
    await writeQuestions([good, other].map((question) => ({ question, base: null })));
    expect(await category.figures()).toEqual({ questionCount: 2, contentVersion: 5 });
  });

  test('are deleted all or none, counted off and logged together', async () => {
    const [one, other] = [await makeCategory(2), await makeCategory(1)];
    const ids = [
      await writeQuestion(one.id, 1),
      await writeQuestion(other.id, 1),
      await writeQuestion(one.id, 1),
    ];
    const shown = await Promise.all(ids.map(read));
    const [first, ...rest] = shown;
    if (first === undefined) throw new Error('there is no question');
    await expect(deleteQuestions([...rest, { ...first, version: '1.0' }])).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await one.figures()).toEqual({ questionCount: 2, contentVersion: 4 });
    await deleteQuestions(shown);
    // the answer was lost, so it is sent again
    await deleteQuestions(shown);
    expect(await Promise.all(ids.map(findQuestion))).toEqual([null, null, null]);
    expect(await one.figures()).toEqual({ questionCount: 0, contentVersion: 5 });
    expect(await other.figures()).toEqual({ questionCount: 0, contentVersion: 5 });
    expect(await changesOf(admin, `questions/${first.id}`)).toEqual([
      ['deleteContent', `3 frågor togs bort\n${ids.join(', ')}`],
    ]);
  });

  test('of two administrators who add at once are both counted', async () => {
    const category = await makeCategory();
    const questions = [1, 2].map(() => newQuestion({ categoryId: category.id }));
    await Promise.all(questions.map((question) => writeQuestions([{ question, base: null }])));
    expect(await category.figures()).toEqual({ questionCount: 2, contentVersion: 6 });
  });

  test('of the older kind are written into a category of theirs', async () => {
    const question = newQuestion({
      kind: 'theory',
      categoryId: 'fordon',
      category: 'fordon',
      difficulty: 5,
    });
    await writeQuestions([{ question, base: null }]);
    const stored = await read(question.id);
    expect(stored).toMatchObject(question);
    await deleteQuestions([stored]);
    expect(await findQuestion(question.id)).toBeNull();
  });

  test('are listed by kind, category, licence and words, newest first, ten to a page', async () => {
    const category = randomUUID();
    const words = (text: string) => ({ question_text: text, search_words: text.split(' ') });
    await writeQuestion(category, 99, words('cykel passage'));
    for (let count = 0; count < 11; count += 1) {
      await writeQuestion(category, count + 1, words('cykel väg'));
    }
    await writeQuestion(category, 1, { kind: 'theory' });
    const mc = await writeQuestion(category, 200, { licence_type: 'MC' });

    const first = await listQuestionsPage({ kind: 'practice', categoryId: category }, null);
    expect(first.items).toHaveLength(10);
    const second = await listQuestionsPage({ kind: 'practice', categoryId: category }, first.next);
    expect(second.items.map(({ id }) => id).at(-1)).toBe(mc);
    expect(second).toMatchObject({ next: null, items: { length: 3 } });

    // the second page is where it was when the question before it is gone
    const before = first.items.at(-1);
    if (before !== undefined) await deleteQuestions([before]);
    expect(await listQuestionsPage({ kind: 'practice', categoryId: category }, first.next)).toEqual(
      second,
    );
    // an address that somebody has changed by hand
    const fromStart = await listQuestionsPage({ kind: 'practice', categoryId: category }, 'x*y');
    expect(fromStart.items).toHaveLength(10);

    const find = async (search: string) => {
      const page = await listQuestionsPage(
        { kind: 'practice', categoryId: category, search },
        null,
      );
      return page.items.map(({ text }) => text);
    };
    expect(await find('Passage')).toEqual(['cykel passage']);
    expect(await find('passage cykel')).toEqual(['cykel passage']);
    expect(await find('passage väg')).toEqual([]);
    const text = 'Slutar huvudleden vid skylten?';
    await writeQuestion(category, 300, {
      question_text: text,
      search_words: searchWords({ text }),
    });
    expect(await find('huvudled')).toEqual([text]);
    expect(await find('sky huv')).toEqual([text]);
    const licensed = { kind: 'practice', categoryId: category, licenceType: 'MC' } as const;
    expect((await listQuestionsPage(licensed, null)).items.map(({ id }) => id)).toEqual([mc]);
  });

  test('are listed by what they need, and in other orders', async () => {
    const category = await makeCategory();
    const of = { kind: 'practice', categoryId: category.id } as const;
    const add = async (change: Partial<Question>) => {
      const question = newQuestion({ categoryId: category.id, ...change });
      await writeQuestions([{ question, base: null }]);
      return question.id;
    };
    const whole = await add({ text: 'Cykel?', source: 'Lagen', reviewedAt: '2026-11-20' });
    const unread = await add({ text: 'Cykel?', source: 'Lagen' });
    const lawless = await add({ text: 'Moped?', reviewedAt: '2026-11-20' });
    const listed = async (...[filter, , order]: Parameters<typeof listQuestionsPage>) => {
      const { items } = await listQuestionsPage({ ...of, ...filter }, null, order);
      return items.map(({ id }) => id);
    };
    expect(await listed({ ...of, lacks: ['unreviewed'] }, null)).toEqual([unread]);
    expect(await listed({ ...of, lacks: ['noSource'] }, null)).toEqual([lawless]);
    expect(await listed({ ...of, lacks: ['unreviewed'], search: 'cykel' }, null)).toEqual([unread]);
    expect(await listed({ ...of, lacks: ['unreviewed', 'noSource'] }, null)).toEqual([]);
    expect(await countQuestions({ ...of, lacks: ['noSource'] })).toEqual({
      questions: 1,
      isAll: true,
    });
    expect(await countQuestions(of)).toEqual({ questions: 3, isAll: true });

    expect(await listed(of, null, 'oldest')).toEqual([whole, unread, lawless]);
    const { version, ...question } = await read(whole);
    await writeQuestions([{ question: { ...question, text: 'Bil?' }, base: version }]);
    expect(await listed(of, null, 'changed')).toEqual([whole, lawless, unread]);

    expect(await listed({ ...of, needs: 'reports' }, null)).toEqual([]);
    const reports = [
      [unread, 'new', 3],
      [lawless, 'done', 2],
      [whole, 'in_progress', 1],
      [unread, 'new', 0],
    ] as const;
    for (const [questionId, status, minutesAgo] of reports) {
      await writeDocument(`questionReports/${randomUUID()}`, {
        userId: randomUUID(),
        questionId,
        reason: 'other',
        text: '',
        status,
        createdAt: inMinutes(1_000_000 - minutesAgo),
      });
    }
    expect(await listed({ ...of, needs: 'reports' }, null)).toEqual([unread, whole]);
    expect(await listed({ ...of, needs: 'reports', search: 'bil' }, null)).toEqual([whole]);
    expect(await listed({ ...of, needs: 'reports', lacks: ['unreviewed'] }, null)).toEqual([
      unread,
    ]);

    const bare = await add({ text: 'Buss?' });
    const both = ['unreviewed', 'noSource'] as const;
    expect(await listed({ ...of, lacks: both }, null)).toEqual([bare]);
    expect(await countQuestions({ ...of, lacks: both })).toEqual({ questions: 1, isAll: true });
    expect(await countQuestions({ ...of, lacks: ['unreviewed'] })).toMatchObject({ questions: 2 });
  });

  test('are listed by what learners’ answers say is wrong with them, category by category', async () => {
    const categories = [randomUUID(), randomUUID()] as const;
    const [many, few] = await Promise.all(
      categories.map((category, index) =>
        Promise.all(
          Array.from({ length: index === 0 ? 11 : 2 }, (_, minutes) =>
            writeQuestion(category, minutes, {}),
          ),
        ),
      ),
    );
    // the later a question was made, the fewer answer it rightly; of the first of each category all do
    const write = (category: string, ids: readonly string[] = []) =>
      writeDocument(`questionStatistics/${category}`, {
        figures: JSON.stringify({
          category: 'Miljö',
          questions: ids.map((id, place) => statisticsOf(id, place === 0 ? 40 : 15 - place)),
        }),
        // more than any other test's, so that these come first
        alarms: 9000 + ids.length,
        updatedAt: new Date(),
      });
    await write(categories[0], many);
    await write(categories[1], few);
    const first = await listQuestionsPage({ kind: 'practice', needs: 'alarms' }, null);
    const gravest = many?.toReversed() ?? [];
    expect(first.items.map(({ id }) => id)).toEqual(gravest.slice(0, 9));
    const second = await listQuestionsPage({ kind: 'practice', needs: 'alarms' }, first.next);
    expect(second.items.map(({ id }) => id)).toEqual(gravest.slice(9, 10));
    const third = await listQuestionsPage({ kind: 'practice', needs: 'alarms' }, second.next);
    expect(third.items.map(({ id }) => id)).toEqual([few?.[1]]);
    const of = { kind: 'practice', categoryId: categories[1], needs: 'alarms' } as const;
    expect(await listQuestionsPage(of, null)).toMatchObject({
      items: [{ id: few?.[1] }],
      next: null,
    });
    expect(await listQuestionsPage({ ...of, kind: 'theory' }, null)).toEqual({
      items: [],
      next: null,
    });
  });

  test('are sought for by several words on a page and a half at a time', async () => {
    const category = randomUUID();
    const words = (...search_words: string[]) => ({ question_text: search_words[0], search_words });
    const others = Array.from({ length: 24 }, () => writeQuestion(category, 1, words('korsning')));
    await Promise.all(others);
    await writeQuestion(category, 2, {
      ...words('korsning', 'cykel'),
      question_text: 'korsning cykel',
    });
    const filter = { kind: 'practice', categoryId: category, search: 'cykel korsning' } as const;
    const none = await listQuestionsPage(filter, null);
    expect(none.items).toEqual([]);
    const found = await listQuestionsPage(filter, none.next);
    expect(found).toMatchObject({ next: null, items: [{ text: 'korsning cykel' }] });
  });
});

test('a learner writes none', async () => {
  await signInAs(await makeLearner());
  const { id } = await makeCategory();
  const question = newQuestion({ categoryId: id });
  await expect(writeQuestions([{ question, base: null }])).rejects.toMatchObject({
    code: 'permission-denied',
  });
});
