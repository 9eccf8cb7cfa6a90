import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { limits } from '../limits';
import type { AnswerEvent } from './answer-event';
import {
  categoryStanding,
  foldAnswers,
  overallStanding,
  questionProgressSchema,
  type CategoryProgress,
  type CategoryStanding,
} from './category-progress';

function event(change: Partial<AnswerEvent> = {}): AnswerEvent {
  return {
    id: 's1:q1',
    questionId: 'q1',
    categoryId: 'c',
    option: 'a',
    isRight: true,
    at: 100,
    ...change,
  };
}

/** Distinct events as devices make them: several sessions over few questions, at times that often collide. */
const events = fc
  .uniqueArray(
    fc.record({
      session: fc.constantFrom('s1', 's2', 's3', 's4'),
      questionId: fc.constantFrom('q1', 'q2', 'q3'),
      option: fc.constantFrom('a' as const, 'b' as const),
      at: fc.integer({ min: 0, max: 5 }),
    }),
    { selector: ({ session, questionId }) => `${session}:${questionId}`, maxLength: 12 },
  )
  .map((given) =>
    given.map(({ session, ...rest }) =>
      event({ ...rest, id: `${session}:${rest.questionId}`, isRight: rest.option === 'a' }),
    ),
  );

/** What every device must agree on: everything but the order in which the events came. */
const agreed = (progress: CategoryProgress) =>
  Object.fromEntries(
    Object.entries(progress).map(([id, known]) => [
      id,
      { ...known, recent: known.recent.toSorted() },
    ]),
  );

/** The same counted question by question, without folding. */
const countedByHand = (given: readonly AnswerEvent[]) =>
  Object.fromEntries(
    [...new Set(given.map(({ questionId }) => questionId))].map((questionId) => {
      const own = given.filter((one) => one.questionId === questionId);
      const { id: eventId, option, isRight, at } = inTime(own).at(-1) ?? event();
      const right = own.filter((one) => one.isRight).length;
      const recent = own.map(({ id }) => id).toSorted();
      return [questionId, { eventId, option, isRight, at, answered: own.length, right, recent }];
    }),
  );

const inTime = (given: readonly AnswerEvent[]) =>
  given.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));

describe('folding answers', () => {
  test('keeps the newest answer and counts all', () => {
    const folded = foldAnswers({}, [
      event({ id: 's1:q1', at: 1, option: 'a', isRight: true }),
      event({ id: 's2:q1', at: 2, option: 'b', isRight: false }),
    ]);
    expect(folded).toEqual({
      q1: {
        eventId: 's2:q1',
        option: 'b',
        isRight: false,
        at: 2,
        answered: 2,
        right: 1,
        recent: ['s1:q1', 's2:q1'],
      },
    });
  });

  test('counts an answer that is older than the known one, which stays the latest', () => {
    const known = foldAnswers({}, [event({ id: 's2:q1', at: 2, option: 'b', isRight: false })]);
    const late = foldAnswers(known, [event({ id: 's1:q1', at: 1, option: 'a', isRight: true })]);
    expect(late['q1']).toEqual({
      eventId: 's2:q1',
      option: 'b',
      isRight: false,
      at: 2,
      answered: 2,
      right: 1,
      recent: ['s2:q1', 's1:q1'],
    });
  });

  test('counts an older answer once, however often it is sent', () => {
    const known = foldAnswers({}, [event({ id: 's2:q1', at: 2 })]);
    const late = event({ id: 's1:q1', at: 1 });
    const twice = foldAnswers(foldAnswers(known, [late]), [late, late]);
    expect(twice['q1']?.answered).toBe(2);
  });

  test('knows the latest answer of a document from before ids were remembered', () => {
    const { id: eventId, option, isRight, at } = event();
    const read = questionProgressSchema.parse({
      eventId,
      option,
      isRight,
      at,
      answered: 1,
      right: 1,
    });
    expect(read.recent).toEqual([]);
    expect(foldAnswers({ q1: read }, [event()])).toEqual({ q1: read });
  });

  test('remembers the last dozen ids of a question, however often it is answered', () => {
    const ids = Array.from({ length: 40 }, (_, index) => `s${String(index).padStart(2, '0')}:q1`);
    const given = ids.map((id, at) => event({ id, at }));
    const folded = foldAnswers({}, given);
    expect(folded['q1']?.recent).toEqual(ids.slice(-12));
    expect(folded['q1']?.answered).toBe(40);
    expect(foldAnswers(folded, given.slice(-12))).toEqual(folded);
  });

  test('gives what one would count by hand', () => {
    fc.assert(
      fc.property(events, (given) => {
        expect(agreed(foldAnswers({}, given))).toEqual(countedByHand(given));
      }),
    );
  });

  test('takes the greater id of two answers at the same millisecond, whichever comes first', () => {
    const one = event({ id: 's1:q1', option: 'a' });
    const other = event({ id: 's2:q1', option: 'b' });
    expect(foldAnswers(foldAnswers({}, [one]), [other])['q1']?.option).toBe('b');
    expect(foldAnswers(foldAnswers({}, [other]), [one])['q1']?.option).toBe('b');
  });

  test('changes neither the progress nor the events it is given', () => {
    const known = Object.freeze(foldAnswers({}, [event()]));
    const late = Object.freeze([event({ id: 's3:q1', at: 300 }), event({ id: 's2:q1', at: 200 })]);
    expect(foldAnswers(known, late)['q1']?.eventId).toBe('s3:q1');
    expect(known['q1']?.eventId).toBe('s1:q1');
    expect(late.map(({ at }) => at)).toEqual([300, 200]);
  });

  test('is idempotent: a batch that is sent again changes nothing', () => {
    fc.assert(
      fc.property(events, fc.nat(), (given, cut) => {
        const folded = foldAnswers({}, given);
        expect(foldAnswers(folded, given)).toEqual(folded);
        expect(foldAnswers(folded, given.slice(cut % (given.length + 1)))).toEqual(folded);
      }),
    );
  });

  test('gives the same within a batch in whatever order', () => {
    fc.assert(
      fc.property(events, (given) => {
        expect(foldAnswers({}, given.toReversed())).toEqual(foldAnswers({}, given));
      }),
    );
  });

  test('gives the same however the answers of a device are split into batches', () => {
    fc.assert(
      fc.property(events, fc.array(fc.nat()), (given, cuts) => {
        const ordered = inTime(given);
        const bounds = [0, ...cuts.map((cut) => cut % (given.length + 1)), given.length].toSorted(
          (one, other) => one - other,
        );
        const inBatches = bounds.reduce<CategoryProgress>(
          (progress, bound, index) =>
            foldAnswers(progress, ordered.slice(bounds[index - 1] ?? 0, bound)),
          {},
        );
        expect(inBatches).toEqual(foldAnswers({}, given));
      }),
    );
  });

  test('agrees on the latest answers and on all figures in whatever order devices send', () => {
    const parts = events.chain((given) =>
      fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
    );
    fc.assert(
      fc.property(parts, ([given, shuffled]) => {
        const oneByOne = shuffled.reduce<CategoryProgress>(
          (progress, one) => foldAnswers(progress, [one]),
          {},
        );
        expect(agreed(oneByOne)).toEqual(agreed(foldAnswers({}, given)));
      }),
    );
  });

  test('agrees although every batch is sent twice, between those of another device', () => {
    fc.assert(
      fc.property(events, fc.nat(), (given, cut) => {
        const place = cut % (given.length + 1);
        const [phone, tablet] = [given.slice(0, place), given.slice(place)];
        const sent = [phone, tablet, phone, tablet].reduce<CategoryProgress>(foldAnswers, {});
        expect(agreed(sent)).toEqual(agreed(foldAnswers({}, given)));
      }),
    );
  });

  test('never counts more right answers than answers', () => {
    fc.assert(
      fc.property(events, events, (one, other) => {
        for (const { answered, right } of Object.values(foldAnswers(foldAnswers({}, one), other))) {
          expect(right).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(answered);
        }
      }),
    );
  });

  test('adds no question beyond the limit of a document, and goes on with those that are there', () => {
    const many = Array.from({ length: limits.progressQuestions + 3 }, (_, index) =>
      event({ id: `s1:n${String(index)}`, questionId: `n${String(index)}`, at: index }),
    );
    const full = foldAnswers({}, many);
    expect(Object.keys(full)).toHaveLength(limits.progressQuestions);
    expect(full).not.toHaveProperty(`n${String(limits.progressQuestions)}`);

    const again = event({ id: 's2:n0', questionId: 'n0', at: 9999, isRight: false });
    const folded = foldAnswers(full, [event({ questionId: 'new', at: 9999 }), again]);
    expect(folded).not.toHaveProperty('new');
    expect(folded['n0']).toMatchObject({ eventId: 's2:n0', isRight: false, answered: 2 });
  });
});

/** Progress with as many right and wrong questions as said. */
const progressWith = (right: number, wrong: number) =>
  foldAnswers(
    {},
    Array.from({ length: right + wrong }, (_, index) =>
      event({
        id: `s:q${String(index)}`,
        questionId: `q${String(index)}`,
        isRight: index < right,
      }),
    ),
  );

describe('the standing in a category', () => {
  test.each([
    ['nothing answered', 0, 0, 10, { answered: 0, right: 0, percent: 0, isFinished: false }],
    [
      'all answered, 80 % right',
      8,
      2,
      10,
      { answered: 10, right: 8, percent: 80, isFinished: true },
    ],
    ['all answered, 79 % right', 79, 21, 100, { percent: 79, isFinished: false }],
    ['one question unanswered', 9, 0, 10, { answered: 9, percent: 90, isFinished: false }],
    ['an empty category', 0, 0, 0, { answered: 0, right: 0, percent: 0, isFinished: false }],
    [
      'answers to questions that are gone',
      12,
      3,
      10,
      { answered: 10, right: 10, percent: 100, isFinished: true },
    ],
    ['answers left in an emptied category', 2, 1, 0, { answered: 0, right: 0, isFinished: false }],
  ])('with %s', (_what, right, wrong, questions, standing) => {
    expect(categoryStanding(progressWith(right, wrong), questions)).toMatchObject(standing);
  });

  test('counts a question by its latest answer alone', () => {
    const lost = foldAnswers(progressWith(1, 0), [
      event({ id: 't:q0', questionId: 'q0', at: 200, isRight: false }),
    ]);
    expect(categoryStanding(lost, 1)).toMatchObject({ answered: 1, right: 0, percent: 0 });
  });

  test('keeps every figure within the category', () => {
    const count = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(count, count, count, (right, wrong, questions) => {
        const standing = categoryStanding(progressWith(right, wrong), questions);
        expect(standing.answered).toBeLessThanOrEqual(questions);
        expect(standing.right).toBeLessThanOrEqual(standing.answered);
        expect(standing.percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});

test('the standing in all sums what is answered and finished, and shares right by what is answered', () => {
  const standing = (change: Partial<CategoryStanding>): CategoryStanding => ({
    answered: 0,
    right: 0,
    percent: 0,
    isFinished: false,
    ...change,
  });
  const standings = [
    standing({ answered: 10, right: 9, percent: 90, isFinished: true }),
    standing({ answered: 2, right: 0 }),
    standing({}),
  ];
  expect(overallStanding(standings)).toEqual({ answered: 12, percent: 75, finished: 1 });
  expect(overallStanding([])).toEqual({ answered: 0, percent: 0, finished: 0 });
});
