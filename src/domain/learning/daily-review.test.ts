import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { bankQuestion } from '../../../tests/factories/exam';
import type { AnswerEvent } from '../progress/answer-event';
import { startOfDay, swedishDay } from '../calendar-day';
import { countDue, countDueTomorrow, dailyReview, dailySeed } from './daily-review';
import { foldAnswers } from './fold-answers';
import { emptyLearner } from './learner';
import { ruleBy, siblingsIn } from './siblings';
import { mistakesOf } from './mistakes';
import { calibrationOf } from './calibration';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const today = swedishDay(Date.UTC(2026, 10, 20));
const morning = startOfDay(today) + 8 * hour;
const seed = dailySeed('learner', morning);

/** Sixty questions in four categories; those of a dozen share six concepts. */
const bank = Array.from({ length: 60 }, (_, n) =>
  bankQuestion(`q${String(n)}`, {
    categoryId: `c${String(n % 4)}`,
    concept: n < 12 ? `concept-${String(n % 6)}` : undefined,
  }),
);

function answer(n: number, daysAgo: number, fields: Partial<AnswerEvent> = {}): AnswerEvent {
  return {
    id: `${String(daysAgo)}:${String(n)}`,
    questionId: `q${String(n)}`,
    categoryId: `c${String(n % 4)}`,
    option: 'b',
    isRight: true,
    at: morning - daysAgo * day + n * 1000,
    ...fields,
  };
}

const review = (events: readonly AnswerEvent[], now = morning) =>
  dailyReview({
    learner: foldAnswers(emptyLearner, events),
    bank,
    now,
    seed: dailySeed('learner', now),
  });

describe('the review of a day', () => {
  test('begins with ten new questions of mixed categories', () => {
    const { rounds, isDone } = review([]);
    expect(rounds.map((round) => round.length)).toEqual([10]);
    expect(rounds.flat().every(({ reason }) => reason === 'new')).toBe(true);
    for (const round of rounds) {
      round.forEach(({ categoryId }, index) => {
        expect(categoryId).not.toBe(round[index + 1]?.categoryId);
      });
    }
    expect(isDone).toBe(false);
  });

  test('asks confident errors first, then what is due, then what is weak', () => {
    const events = [
      answer(20, 9),
      answer(21, 1, { isRight: false }),
      answer(22, 1, { isRight: false, confidence: 'sure' }),
      // right of late, so not due yet; of all its answers too few are
      answer(23, 9, { isRight: false }),
      answer(23, 5),
      answer(23, 1),
    ];
    const reasons = new Map(
      review(events)
        .rounds.flat()
        .map(({ questionId, reason }) => [questionId, reason]),
    );
    expect(reasons.get('q22')).toBe('confidentError');
    expect([reasons.get('q20'), reasons.get('q21')]).toEqual(['due', 'due']);
    expect(reasons.get('q23')).toBe('weak');
    expect([...reasons.values()].filter((reason) => reason === 'new')).toHaveLength(6);
  });

  test('asks a concept once, through the sibling that was not asked', () => {
    const asked = review([answer(0, 9, { isRight: false })]).rounds.flat();
    const siblings = asked.filter(({ questionId }) => ['q0', 'q6'].includes(questionId));
    expect(siblings).toEqual([{ questionId: 'q6', categoryId: 'c2', reason: 'due' }]);
  });

  test('ends after thirty, however much is due, in even rounds', () => {
    const { rounds } = review(bank.slice(12).map((_, n) => answer(n + 12, 30)));
    expect(rounds.map((round) => round.length)).toEqual([10, 10, 10]);
  });

  test('stays the same all day, shrinks with every answer, and is done in the end', () => {
    const before = Array.from({ length: 14 }, (_, n) => answer(n + 20, 10, { isRight: n > 3 }));
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (outcomes) => {
        let events = before;
        let { next, left } = review(before);
        const { rounds } = review(before);
        outcomes.forEach((isRight, step) => {
          const [item] = next;
          if (item === undefined) return;
          const now = morning + step * 60_000;
          const { questionId, categoryId } = item;
          const id = `today:${String(step)}`;
          events = [...events, { id, questionId, categoryId, option: 'a', isRight, at: now }];
          const after = review(events, now);
          expect(after.rounds).toEqual(rounds);
          expect(after.left).toBe(left - 1);
          ({ next, left } = after);
        });
        expect(review(events, morning + 12 * hour)).toMatchObject({ isDone: true, next: [] });
      }),
      { numRuns: 20 },
    );
  });

  test('is the same on two devices that know the same in another order, and another one tomorrow', () => {
    const events = Array.from({ length: 30 }, (_, n) => answer(n, 10));
    expect(review(events.toReversed())).toEqual(review(events));
    expect(review(events, morning + day).rounds).not.toEqual(review(events).rounds);
    expect(dailySeed('other', morning)).not.toBe(seed);
  });

  test('of an empty bank is done', () => {
    const learner = foldAnswers(emptyLearner, [answer(1, 9)]);
    expect(dailyReview({ learner, bank: [], now: morning, seed })).toMatchObject({
      rounds: [],
      isDone: true,
    });
  });
});

describe('what is due', () => {
  const all = new Set(['c0', 'c1', 'c2', 'c3']);
  const learner = foldAnswers(emptyLearner, [
    answer(1, 9),
    answer(2, 1, { isRight: false, confidence: 'sure' }),
    answer(3, 0),
  ]);
  const eachItsOwn = ruleBy([]);

  test('is counted, and confident errors among it', () => {
    expect(countDue(learner, all, morning, eachItsOwn)).toEqual({ due: 2, confidentErrors: 1 });
    expect(countDue(learner, new Set(['c1']), morning, eachItsOwn)).toEqual({
      due: 1,
      confidentErrors: 0,
    });
  });

  test('is what the review has left of it, all day, where siblings are known', () => {
    // a hundred questions of forty rules; of more than thirty all are confident errors, alike in urgency
    const many = Array.from({ length: 100 }, (_, n) =>
      bankQuestion(`q${String(n)}`, {
        categoryId: `c${String(n % 4)}`,
        concept: n < 90 ? `rule-${String(n % 30)}` : undefined,
      }),
    );
    const longAgo = many.map((_, n) =>
      answer(n, 30, n % 3 === 0 ? {} : { isRight: false, confidence: 'sure' }),
    );
    const ruleOf = ruleBy(siblingsIn(many));
    const after = (events: readonly AnswerEvent[]) => {
      const folded = foldAnswers(emptyLearner, [...longAgo, ...events]);
      const { left, next } = dailyReview({ learner: folded, bank: many, now: morning, seed });
      return { due: countDue(folded, all, morning, ruleOf).due, left, next };
    };
    let events: AnswerEvent[] = [];
    const told: number[] = [];
    for (;;) {
      const { due, left, next } = after(events);
      expect(due).toBe(left);
      told.push(due);
      if (next.length === 0) break;
      const numbers = next.slice(0, 4).map(({ questionId }) => Number(questionId.slice(1)));
      events = [...events, ...numbers.map((n) => answer(n, 0, { isRight: n % 2 === 0 }))];
    }
    expect(told.slice(0, 3)).toEqual([30, 26, 22]);
    expect(told.at(-1)).toBe(0);
  });

  test('counts each question where siblings are not known, and no more than a day asks', () => {
    const longAgo = bank.map((_, n) => answer(n, 30));
    const after = (events: readonly AnswerEvent[]) =>
      countDue(foldAnswers(emptyLearner, [...longAgo, ...events]), all, morning, eachItsOwn).due;
    expect(after([])).toBe(30);
    expect(after(bank.map((_, n) => answer(n, 0)))).toBe(0);
  });
});

test('what is due tomorrow is what its review asks for that reason', () => {
  // q0 and q6 are siblings, and q61 is of another bank
  const events = [answer(0, 9), answer(6, 9), answer(61, 9), answer(20, 0, { isRight: false })];
  const learner = foldAnswers(emptyLearner, events);
  const due = review(events, morning + day)
    .rounds.flat()
    .filter(({ reason }) => reason === 'due');
  expect(due).toHaveLength(2);
  expect(countDueTomorrow({ learner, bank, now: morning })).toBe(2);
});

test('mistakes are what was answered wrongly last, the confident ones first', () => {
  const learner = foldAnswers(emptyLearner, [
    answer(1, 9, { isRight: false }),
    answer(2, 8, { isRight: false, confidence: 'sure' }),
    answer(3, 7, { isRight: false }),
    answer(4, 6, { isRight: false }),
    answer(4, 5),
  ]);
  expect(
    mistakesOf(learner).map(({ questionId, option, isConfident }) => [
      questionId,
      option,
      isConfident,
    ]),
  ).toEqual([
    ['q2', 'b', true],
    ['q3', 'b', false],
    ['q1', 'b', false],
  ]);
});

test('confidence is held against what came of it', () => {
  const learner = foldAnswers(emptyLearner, [
    answer(1, 9, { confidence: 'sure' }),
    answer(2, 1, { confidence: 'sure', isRight: false }),
    answer(3, 1, { confidence: 'guessed', isRight: false }),
    answer(4, 1),
  ]);
  expect(calibrationOf(learner)).toEqual({
    sure: { answered: 2, wrong: 1 },
    unsure: { answered: 0, wrong: 0 },
    guessed: { answered: 1, wrong: 1 },
  });
  expect(calibrationOf(learner, today - 2).sure).toEqual({ answered: 1, wrong: 1 });
});
