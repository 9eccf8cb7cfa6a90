import fc from 'fast-check';
import { expect, test } from 'vitest';

import { optionKeys } from '../question/question';
import {
  answer,
  currentQuestionId,
  next,
  previous,
  reconcile,
  score,
  select,
  startSession,
  type PracticeSession,
} from './session';

const option = fc.constantFrom(...optionKeys);
const ids = Array.from({ length: 6 }, (_, index) => `q${String(index)}`);

/** A step: what it is called, and what it does to a session at a time. */
interface Step {
  name: string;
  run: (session: PracticeSession, now: number) => PracticeSession;
}

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: option.map((key) => ({ name: `select ${key}`, run: selecting(key) })) },
  { weight: 4, arbitrary: option.map((key) => ({ name: `answer ${key}`, run: answering(key) })) },
  { weight: 4, arbitrary: fc.constant({ name: 'next', run: next }) },
  { weight: 2, arbitrary: fc.constant({ name: 'previous', run: previous }) },
  {
    weight: 1,
    arbitrary: fc
      .subarray(ids, { minLength: 4 })
      .map((known) => ({ name: `reconcile ${known.join()}`, run: reconciling(known) })),
  },
);

function selecting(key: (typeof optionKeys)[number]): Step['run'] {
  return (session) => select(session, key);
}

function answering(right: (typeof optionKeys)[number]): Step['run'] {
  return (session, now) => answer(session, right, now);
}

/** A session of which nothing is left goes on as it was, so that the walk does too. */
function reconciling(known: readonly string[]): Step['run'] {
  return (session) => reconcile(session, new Set(known)) ?? session;
}

const walk = fc.tuple(
  fc.subarray(ids, { minLength: 1 }),
  fc.integer({ min: 0 }),
  fc.array(step, { maxLength: 60 }),
);

/** Runs the steps of a walk and calls back with the session before and after each. */
function follow(
  [questionIds, seed, steps]: readonly [string[], number, Step[]],
  check: (before: PracticeSession, after: PracticeSession, name: string) => void,
): PracticeSession {
  const first = startSession({ id: 's', categoryId: 'c', questionIds, seed, now: 0 });
  return steps.reduce((before, { name, run }, index) => {
    const frozen = structuredClone(before);
    const after = run(before, index + 1);
    expect(before, 'a step changes no session in place').toEqual(frozen);
    check(before, after, name);
    return after;
  }, first);
}

test('a locked answer never changes, whatever follows', () => {
  fc.assert(
    fc.property(walk, (steps) => {
      follow(steps, (before, after) => {
        expect(after.answers).toMatchObject(before.answers);
      });
    }),
  );
});

test('what is marked at an answered question is what was answered', () => {
  fc.assert(
    fc.property(walk, (steps) => {
      follow(steps, (_before, { answers, selections }) => {
        for (const [id, given] of Object.entries(answers))
          expect(selections[id]).toBe(given.option);
      });
    }),
  );
});

test('there is always a question on screen, all before it are answered, and no step skips one', () => {
  fc.assert(
    fc.property(walk, (steps) => {
      follow(steps, (before, after, name) => {
        expect(after.questionIds).toContain(currentQuestionId(after));
        for (const id of after.questionIds.slice(0, after.position)) {
          expect(after.answers).toHaveProperty(id);
        }
        if (!name.startsWith('reconcile')) {
          expect(after.questionIds).toBe(before.questionIds);
          expect(Math.abs(after.position - before.position)).toBeLessThanOrEqual(1);
        }
      });
    }),
  );
});

test('a new bank keeps the order and, if it is still there, the question on screen', () => {
  fc.assert(
    fc.property(walk, fc.subarray(ids), (steps, known) => {
      const session = follow(steps, () => undefined);
      const fitted = reconcile(session, new Set(known));
      const left = session.questionIds.filter((id) => known.includes(id));
      expect(fitted?.questionIds ?? []).toEqual(left);
      const current = currentQuestionId(session);
      if (fitted !== null && known.includes(current)) {
        expect(currentQuestionId(fitted)).toBe(current);
      }
      expect(fitted && reconcile(fitted, new Set(known))).toEqual(fitted);
    }),
  );
});

test('a finished session has all its questions answered and stays finished at its time', () => {
  fc.assert(
    fc.property(walk, (steps) => {
      follow(steps, (before, after) => {
        const { answered, right, total } = score(after);
        expect(right).toBeLessThanOrEqual(answered);
        expect(answered).toBeLessThanOrEqual(total);
        if (after.finishedAt !== null) expect(answered).toBe(total);
        if (before.finishedAt !== null) expect(after.finishedAt).toBe(before.finishedAt);
      });
    }),
  );
});

test('marking, answering and going on through the bank finishes every session', () => {
  fc.assert(
    fc.property(walk, option, (steps, key) => {
      const session = follow(steps, () => undefined);
      const done = session.questionIds.reduce(
        (so) => next(answer(select(so, key), key, 1), 2),
        session,
      );
      expect(done.finishedAt).not.toBeNull();
    }),
  );
});
