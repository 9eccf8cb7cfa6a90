import { randomUUID } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { findAnything } from '../../src/data/find/repository';
import { searchWords } from '../../src/domain/question/search-words';
import { writeQuestion } from './support/content';
import { makeLearner, type Person, signInAs, signInAsAdmin } from './support/learners';
import { writeOrder } from './support/orders';

let admin: Person;

beforeEach(async () => {
  admin = await signInAsAdmin();
});

test('an order is found by the beginning of its reference, in letters of any size', async () => {
  const id = await writeOrder(admin.uid);
  const { orders, users, questions } = await findAnything(
    ` ${id.slice(0, 9).toLowerCase()} `,
    'owner',
  );
  expect(orders.map((order) => order.id)).toContain(id);
  expect([users, questions]).toEqual([[], []]);
});

test('a customer is found by name and address, a question by all of the words', async () => {
  const word = `ord${randomUUID().replaceAll('-', '').slice(0, 5)}`;
  const lastName = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const customer = await makeLearner({ lastName, fullName: `Åsa ${lastName}` });
  const text = `Gäller ${word} här?`;
  const question = await writeQuestion('b-miljo', 1, {
    question_text: text,
    search_words: searchWords({ text }),
  });
  const find = async (typed: string) => {
    const { users, questions } = await findAnything(typed, 'owner');
    return [...users.map(({ userId }) => userId), ...questions.map(({ id }) => id)];
  };
  expect(await find(word)).toEqual([customer.uid, question]);
  expect(await find(`${word} gäller`)).toEqual([question]);
  expect(await find(`${word} gällde`)).toEqual([]);
  expect(await find(customer.email)).toEqual([customer.uid]);
});

test('nobody but an administrator finds anything', async () => {
  await signInAs(await makeLearner());
  for (const typed of ['TKABC', 'anders']) {
    await expect(findAnything(typed, 'owner')).rejects.toMatchObject({ code: 'permission-denied' });
  }
});
