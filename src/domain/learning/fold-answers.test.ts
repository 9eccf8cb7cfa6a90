import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { confidences, type AnswerEvent } from '../progress/answer-event';
import { optionKeys } from '../question/question';
import { swedishDay } from '../calendar-day';
import { foldAnswers } from './fold-answers';
import { emptyLearner, lastAnswer, questionsOf, remembered } from './learner';
import { remember } from './memory';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 9, 20, 12);

/** Events with different ids, few questions and few moments, so that they meet often, and more than are remembered. */
const events = fc
  .uniqueArray(
    fc.record({
      id: fc.uuid(),
      questionId: fc.constantFrom('q1', 'q2', 'q3'),
      categoryId: fc.constantFrom('c1', 'c2'),
      option: fc.constantFrom(...optionKeys),
      isRight: fc.boolean(),
      at: fc.integer({ min: 0, max: 40 }).map((step) => start + step * (day / 3)),
      confidence: fc.option(fc.constantFrom(...confidences), { nil: undefined }),
      seconds: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
    }),
    { selector: ({ id }) => id, maxLength: 60, size: 'max' },
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

  /** The times to remember of sorted ones: the latest, then firsts of their days, then repeats, each the latest first. */
  function timesToKeep(times: readonly number[]): number[] {
    const days = times.map(swedishDay);
    const isLast = (index: number) => index === times.length - 1;
    const rank = (index: number) => (isLast(index) ? 0 : days[index] === days[index - 1] ? 2 : 1);
    return times
      .map((at, index) => ({ at, rank: rank(index) }))
      .sort((one, other) => one.rank - other.rank || other.at - one.at)
      .slice(0, remembered)
      .map(({ at }) => at)
      .sort((one, other) => one - other);
  }

  test('what is remembered of a question are its first answer and the latest, repeats least', () => {
    fc.assert(
      fc.property(events, (all) => {
        for (const record of questionsOf(foldAnswers(emptyLearner, all)).values()) {
          const times = all
            .filter(({ questionId }) => questionId === record.questionId)
            .map(({ at }) => at)
            .sort((one, other) => one - other);
          expect(record.first.at).toBe(times[0]);
          expect(record.latest.map(({ at }) => at)).toEqual(timesToKeep(times));
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

/** Right answers to one question on days ever further apart, each half a year of memory more. */
const history = [0, 4, 19, 69, 209, 579].map((days) =>
  event({ id: `day ${String(days)}`, at: start + days * day }),
);
/** As many to the same question within minutes, after the last of them. */
const repeats = Array.from({ length: remembered }, (_, minute) =>
  event({ id: `minute ${String(minute)}`, at: start + 579 * day + (minute + 1) * 60_000 }),
);

function stabilityAfter(...batches: (readonly AnswerEvent[])[]): number | undefined {
  const learner = batches.reduce(foldAnswers, emptyLearner);
  return remember(questionsOf(learner).get('q1')?.latest ?? []).memory?.stability;
}

test('answering a question again and again on one day leaves what was remembered of it', () => {
  const before = stabilityAfter(history);
  expect(before).toBeGreaterThan(365);
  expect(stabilityAfter(history, repeats)).toBe(before);
  expect(stabilityAfter(repeats, history)).toBe(before);
});

test('a wrong answer at last is where the learner stands, also as a repeat of its day', () => {
  const wrong = event({ id: 'wrong', at: start + 580 * day - 12 * 60 * 60_000, isRight: false });
  const record = questionsOf(foldAnswers(emptyLearner, [wrong, ...repeats, ...history])).get('q1');
  expect(record === undefined ? null : lastAnswer(record).isRight).toBe(false);
});

test('a question that was moved to another category remembers as if it had always been there', () => {
  fc.assert(
    fc.property(events, (all) => {
      const inOne = all.map((one) => ({ ...one, categoryId: 'c1' }));
      const moved = questionsOf(foldAnswers(emptyLearner, all));
      const stayed = questionsOf(foldAnswers(emptyLearner, inOne));
      for (const [id, { latest }] of moved) expect(latest).toEqual(stayed.get(id)?.latest);
      expect(moved.size).toBe(stayed.size);
    }),
  );
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
