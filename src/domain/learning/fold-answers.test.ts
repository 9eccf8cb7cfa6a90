import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { confidences, type AnswerEvent } from '../progress/answer-event';
import { optionKeys } from '../question/question';
import { foldAnswers } from './fold-answers';
import { emptyLearner, lastAnswer, questionsOf, remembered } from './learner';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 9, 20, 12);

/** Events with different ids, few questions and few moments, so that they meet often. */
const events = fc
  .uniqueArray(
    fc.record({
      id: fc.uuid(),
      questionId: fc.constantFrom('q1', 'q2', 'q3'),
      categoryId: fc.constantFrom('c1', 'c2'),
      option: fc.constantFrom(...optionKeys),
      isRight: fc.boolean(),
      at: fc.integer({ min: 0, max: 40 }).map((step) => start + step * (day / 2)),
      confidence: fc.option(fc.constantFrom(...confidences), { nil: undefined }),
      seconds: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
    }),
    { selector: ({ id }) => id, maxLength: 60 },
  )
  .map((all): AnswerEvent[] => all);

function event(fields: Partial<AnswerEvent> = {}): AnswerEvent {
  return {
    id: 's:q1',
    questionId: 'q1',
    categoryId: 'c1',
    option: 'a',
    isRight: true,
    at: start,
    ...fields,
  };
}

/** The events in another order, some of them several times, in pieces. */
const delivered = events.chain((all) =>
  fc.record({
    all: fc.constant(all),
    pieces: fc.array(fc.subarray(all), { maxLength: 6 }),
    rest: fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
    cut: fc.nat(all.length),
  }),
);

describe('whatever the answers', () => {
  test('order, pieces and repetition change nothing', () => {
    fc.assert(
      fc.property(delivered, ({ all, pieces, rest, cut }) => {
        const batches = [...pieces, rest.slice(0, cut), rest.slice(cut)];
        const folded = batches.reduce(foldAnswers, emptyLearner);
        expect(folded).toEqual(foldAnswers(emptyLearner, all));
        expect(foldAnswers(folded, all)).toEqual(folded);
      }),
    );
  });

  test('two devices that hear of each other in either order agree', () => {
    fc.assert(
      fc.property(events, events, fc.array(fc.nat(59)), (phone, tablet, shared) => {
        // what both have, such as a session that was continued
        const both = shared.flatMap((index) => phone[index] ?? []);
        const one = foldAnswers(foldAnswers(emptyLearner, phone), [...tablet, ...both]);
        const other = foldAnswers(foldAnswers(emptyLearner, [...both, ...tablet]), phone);
        expect(one).toEqual(other);
      }),
    );
  });

  test('every one of them is counted once', () => {
    fc.assert(
      fc.property(delivered, ({ all, rest }) => {
        const { categories } = [rest, all].reduce(foldAnswers, emptyLearner);
        const counts = Object.values(categories).flatMap(({ days }) => Object.values(days));
        const sum = (of: 'answered' | 'right' | 'sureWrong' | 'seconds') =>
          counts.reduce((total, count) => total + count[of], 0);
        expect(sum('answered')).toBe(all.length);
        expect(sum('right')).toBe(all.filter(({ isRight }) => isRight).length);
        expect(sum('sureWrong')).toBe(
          all.filter(({ isRight, confidence }) => !isRight && confidence === 'sure').length,
        );
        expect(sum('seconds')).toBe(all.reduce((total, { seconds = 0 }) => total + seconds, 0));
      }),
    );
  });

  test('what is remembered of a question are its first answer and the latest ones', () => {
    fc.assert(
      fc.property(events, (all) => {
        for (const record of questionsOf(foldAnswers(emptyLearner, all)).values()) {
          const times = all
            .filter(({ questionId }) => questionId === record.questionId)
            .map(({ at }) => at)
            .sort((one, other) => one - other);
          expect(record.first.at).toBe(times[0]);
          expect(record.latest.map(({ at }) => at)).toEqual(times.slice(-remembered));
          expect(record.answered).toBe(times.length);
        }
      }),
    );
  });
});

test('an answer that an old version stored, without confidence and time, is taken', () => {
  const learner = foldAnswers(emptyLearner, [event()]);
  expect(learner.categories['c1']?.questions['q1']).toEqual({
    answered: 1,
    right: 1,
    first: { at: start, option: 'a', isRight: true },
    latest: [{ at: start, option: 'a', isRight: true }],
  });
});

test('a question that was moved to another category is one question, where it was answered last', () => {
  const learner = foldAnswers(emptyLearner, [
    event({ id: 's2:q1', categoryId: 'c2', at: start + day, isRight: false }),
    event(),
  ]);
  const record = questionsOf(learner).get('q1');
  expect(record).toMatchObject({ categoryId: 'c2', answered: 2, right: 1 });
  expect(record === undefined ? null : lastAnswer(record).isRight).toBe(false);
});

test('a day is one in Sweden, where it begins an hour or two before Greenwich’s', () => {
  const learner = foldAnswers(emptyLearner, [
    event({ id: 'winter', at: Date.UTC(2026, 0, 10, 23, 30) }),
    event({ id: 'summer', at: Date.UTC(2026, 6, 10, 22, 30) }),
    event({ id: 'before', at: Date.UTC(2026, 0, 10, 22, 30) }),
  ]);
  const dayNumber = (...date: [number, number, number]) => String(Date.UTC(...date) / day);
  expect(Object.keys(learner.categories['c1']?.days ?? {})).toEqual([
    dayNumber(2026, 0, 10),
    dayNumber(2026, 0, 11),
    dayNumber(2026, 6, 11),
  ]);
});

test('a clock that says anything leaves a time that can be stored', () => {
  const learner = foldAnswers(emptyLearner, [
    event({ id: 'early', at: -1 }),
    event({ id: 'late', at: Number.MAX_SAFE_INTEGER }),
  ]);
  expect(Object.keys(learner.seen)).toEqual(['2020-01', '2079-12']);
});
