import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { AnswerEvent } from '../progress/answer-event';
import type { FinishedSession } from '../practice/finished-session';
import { foldAnswers } from './fold-answers';
import { foldSessions, markSessions } from './fold-sessions';
import { emptyLearner, joinLearners, sessionsInAll } from './learner';

const start = Date.UTC(2026, 9, 20, 12);

const sessions = fc.uniqueArray(
  fc.record<FinishedSession>({
    id: fc.uuid(),
    categoryId: fc.constantFrom('c1', 'c2'),
    startedAt: fc.integer({ min: start, max: start + 90 * 24 * 60 * 60 * 1000 }),
  }),
  { selector: ({ id }) => id, maxLength: 20 },
);

/** Sessions with pieces of them, and all of them in another order. */
const delivered = sessions.chain((all) =>
  fc.record({
    all: fc.constant(all),
    pieces: fc.array(fc.subarray(all), { maxLength: 4 }),
    rest: fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
  }),
);

/** Every session's first answer. */
const answersIn = (all: readonly FinishedSession[]) =>
  all.map(({ id, categoryId, startedAt }): AnswerEvent => {
    return {
      id: `${id}:q1`,
      questionId: 'q1',
      categoryId,
      option: 'a',
      isRight: true,
      at: startedAt,
    };
  });

test('every session is counted once, in whatever order, pieces and repetition they come', () => {
  fc.assert(
    fc.property(delivered, ({ all, pieces, rest }) => {
      const folded = [...pieces, rest, rest].reduce(foldSessions, emptyLearner);
      expect(folded).toEqual(foldSessions(emptyLearner, all));
      expect(folded.sessions).toBe(all.length);
    }),
  );
});

test('sessions and their answers come to the same, whichever come first', () => {
  fc.assert(
    fc.property(sessions, (all) => {
      const learner = foldSessions(foldAnswers(emptyLearner, answersIn(all)), all);
      expect(foldAnswers(foldSessions(emptyLearner, all), answersIn(all))).toEqual(learner);
      expect(learner.sessions).toBe(all.length);
      expect(foldAnswers(learner, answersIn(all))).toEqual(learner);
    }),
  );
});

const session = (id: string): FinishedSession => ({ id, categoryId: 'c1', startedAt: start });

test('a session that is counted elsewhere is not counted', () => {
  const known = markSessions(foldSessions(emptyLearner, [session('s1')]), [session('s2')]);
  expect(foldSessions(known, [session('s1'), session('s2'), session('s3')]).sessions).toBe(2);
});

test('sessions of two documents are added up, and those from before too, once they are known', () => {
  const both = joinLearners(
    foldSessions(emptyLearner, [session('s1')]),
    foldSessions(emptyLearner, [session('s2'), session('s3')]),
  );
  expect(both.sessions).toBe(3);
  expect([sessionsInAll(both, 4), sessionsInAll(both, undefined)]).toEqual([7, undefined]);
});
