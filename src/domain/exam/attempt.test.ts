import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { examAttempt, examFormat, examQuestion, examStart } from '../../../tests/factories/exam';
import { optionKeys } from '../question/question';
import {
  announcedMinutes,
  applyEvent,
  examAttemptSchema,
  startAttempt,
  timeLeft,
  unanswered,
  type ExamAttempt,
  type ExamEvent,
} from './attempt';

const minute = 60_000;
const first = examAttempt();
const { deadline } = first;
const ids = first.questions.map(({ id }) => id);

/** Something that happens at a time. */
interface Step {
  event: ExamEvent;
  now: number;
}

const questionId = fc.constantFrom(...ids, 'unknown');
const event: fc.Arbitrary<ExamEvent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('choose' as const),
      questionId,
      option: fc.constantFrom(...optionKeys),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('flag' as const), questionId }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('goTo' as const),
      position: fc.integer({ min: -2, max: 6 }),
    }),
  },
  { weight: 4, arbitrary: fc.constant({ kind: 'tick' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'handIn' as const }) },
);

/** Mostly some moment of the test, in any order and between milliseconds; now and then far from it or at its very end. */
const moment = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.double({ min: examStart - minute, max: deadline - 1, noNaN: true }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0, -Infinity, Infinity, deadline - 1, deadline - 0.4, deadline),
  },
  { weight: 1, arbitrary: fc.integer({ min: deadline, max: deadline + 1000 * minute }) },
);
const steps: fc.Arbitrary<Step[]> = fc.array(fc.record({ event, now: moment }), { maxLength: 25 });

/** Runs the steps and calls back with the attempt before and after each. */
function follow(
  given: readonly Step[],
  check: (before: ExamAttempt, after: ExamAttempt, step: Step) => void = () => undefined,
): ExamAttempt {
  return given.reduce((before, step) => {
    const after = applyEvent(before, step.event, step.now);
    check(before, after, step);
    return after;
  }, first);
}

/** The test after the steps, worked out from all of them at once. */
function byHand(given: readonly Step[]): ExamAttempt {
  const latestAt = (index: number) =>
    Math.max(examStart, ...given.slice(0, index + 1).map(({ now }) => Math.round(now)));
  const end = given.findIndex(
    (step, index) => step.event.kind === 'handIn' || latestAt(index) >= deadline,
  );
  const latest = Math.min(deadline, latestAt(end === -1 ? given.length : end));
  const heard = given.slice(0, end === -1 ? given.length : end).map((step) => step.event);
  const flags = heard.flatMap((one) => (one.kind === 'flag' ? [one.questionId] : []));
  const places = heard.flatMap((one) => (one.kind === 'goTo' ? [one.position] : []));
  const by = latest === deadline ? ('clock' as const) : ('learner' as const);
  const choices = heard.flatMap((one) =>
    one.kind === 'choose' && ids.includes(one.questionId) ? [one] : [],
  );
  const optionsOf = (id: string) =>
    new Set(choices.flatMap(({ questionId, option }) => (questionId === id ? [option] : [])));
  return {
    ...first,
    chosen: Object.fromEntries(choices.map(({ questionId, option }) => [questionId, option])),
    changed: ids.filter((id) => optionsOf(id).size > 1),
    flagged: ids.filter((id) => flags.filter((one) => one === id).length % 2 === 1),
    position: Math.min(Math.max(places.at(-1) ?? 0, 0), ids.length - 1),
    latest,
    handedIn: end === -1 ? null : { at: latest, by },
  };
}

const inOrder = (attempt: ExamAttempt) => ({
  ...attempt,
  flagged: attempt.flagged.toSorted(),
  changed: attempt.changed.toSorted(),
});

describe('any sequence of events at any times', () => {
  test('leaves the test as one would work it out by hand', () => {
    fc.assert(
      fc.property(steps, (given) => {
        expect(inOrder(follow(given))).toEqual(byHand(given));
      }),
      { numRuns: 300 },
    );
  });

  test('never extends the deadline, and hands in at the deadline at the latest', () => {
    fc.assert(
      fc.property(steps, (given) => {
        follow(given, (_before, after, { now }) => {
          expect(after.deadline).toBe(deadline);
          expect(after.startedAt).toBe(examStart);
          if (now >= deadline) expect(after.handedIn).not.toBeNull();
          if (after.handedIn !== null) expect(after.handedIn.at).toBeLessThanOrEqual(deadline);
        });
      }),
    );
  });

  test('never turns the clock back: not what it has heard of, not the time left', () => {
    fc.assert(
      fc.property(steps, moment, (given, asked) => {
        follow(given, (before, after, { now }) => {
          expect(after.latest).toBeGreaterThanOrEqual(before.latest);
          const left = timeLeft(after, asked);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(timeLeft(before, asked));
          expect(left).toBeLessThanOrEqual(deadline - Math.min(deadline, Math.round(now)));
        });
      }),
    );
  });

  test('changes nothing once the test is handed in', () => {
    fc.assert(
      fc.property(steps, steps, moment, (some, more, now) => {
        const done = applyEvent(follow(some), { kind: 'handIn' }, now);
        const after = more.reduce((so, step) => applyEvent(so, step.event, step.now), done);
        expect(done.handedIn).not.toBeNull();
        expect(after).toEqual(done);
        expect(timeLeft(after, now)).toBe(0);
      }),
    );
  });

  test('changes no attempt in place', () => {
    fc.assert(
      fc.property(steps, (given) => {
        const seen: [ExamAttempt, string][] = [];
        follow(given, (before) => seen.push([before, JSON.stringify(before)]));
        for (const [attempt, asItWas] of seen) expect(JSON.stringify(attempt)).toBe(asItWas);
      }),
    );
  });

  test('leaves a test that survives being stored as text', () => {
    fc.assert(
      fc.property(steps, (given) => {
        const attempt = follow(given);
        const read: unknown = JSON.parse(JSON.stringify(attempt));
        expect(examAttemptSchema.parse(read)).toStrictEqual(attempt);
      }),
    );
  });
});

describe('a running test', () => {
  const after = (...events: ExamEvent[]) =>
    events.reduce((attempt, one) => applyEvent(attempt, one, examStart + 1), first);

  test('takes another answer to a question until it is handed in', () => {
    const choose = (option: 'a' | 'b' | 'c') =>
      ({ kind: 'choose', questionId: 'q2', option }) as const;
    expect(after(choose('a'), choose('b')).chosen).toEqual({ q2: 'b' });
    expect(after(choose('a'), { kind: 'handIn' }, choose('c')).chosen).toEqual({ q2: 'a' });
  });

  test('remembers whose answer was changed to another, once, and of one that began before this nothing', () => {
    const choose = (questionId: string, option: 'a' | 'b') =>
      ({ kind: 'choose', questionId, option }) as const;
    const changed = after(
      choose('q1', 'a'),
      choose('q2', 'a'),
      choose('q2', 'b'),
      choose('q2', 'a'),
      choose('q1', 'a'),
    );
    expect(changed.changed).toEqual(['q2']);
    const older = { ...changed, changed: undefined };
    expect(examAttemptSchema.parse(older)).toEqual({ ...changed, changed: [] });
  });

  test('flags a question and takes the flag away', () => {
    const flag = (id: string) => ({ kind: 'flag', questionId: id }) as const;
    expect(after(flag('q1'), flag('q3')).flagged).toEqual(['q1', 'q3']);
    expect(after(flag('q1'), flag('q3'), flag('q1')).flagged).toEqual(['q3']);
  });

  test.each([
    [-1, 0],
    [0, 0],
    [2, 2],
    [3, 3],
    [4, 3],
  ])('goes to position %i as %i of 0 to 3', (asked, shown) => {
    const attempt = after({ kind: 'goTo', position: 1 }, { kind: 'goTo', position: asked });
    expect(attempt.position).toBe(shown);
  });

  test.each<ExamEvent>([
    { kind: 'choose', questionId: 'unknown', option: 'a' },
    { kind: 'flag', questionId: 'unknown' },
    { kind: 'tick' },
  ])('changes nothing but its clock at %j', (one) => {
    expect(after(one)).toEqual({ ...first, latest: examStart + 1 });
  });

  test('lists the questions that have no answer, by place', () => {
    expect(unanswered(examAttempt({ chosen: { q1: 'b', q3: 'a' } }))).toEqual([1, 3]);
    expect(
      unanswered(examAttempt({ questions: [examQuestion('q1')], chosen: { q1: 'a' } })),
    ).toEqual([]);
  });

  test.each([
    ['a millisecond before the deadline, by the learner', deadline - 1, 'learner', deadline - 1],
    ['at the deadline, by the clock', deadline, 'clock', deadline],
    ['a day later, by the clock at the deadline', deadline + 1440 * minute, 'clock', deadline],
  ] as const)('is handed in %s', (_when, now, by, at) => {
    expect(applyEvent(first, { kind: 'handIn' }, now).handedIn).toEqual({ at, by });
  });

  test('does not take an answer that comes too late', () => {
    const late = applyEvent(first, { kind: 'choose', questionId: 'q1', option: 'a' }, deadline);
    expect(late).toMatchObject({ chosen: {}, handedIn: { by: 'clock' } });
  });
});

describe('a test starts', () => {
  const questions = [examQuestion('q1'), examQuestion('q2', { isTrial: true })];
  const quotas = [{ area: 'trafikregler', scored: 1, trial: 1 } as const];
  const start = (isExtended: boolean, extendedMinutes: number | null) =>
    startAttempt({
      id: 'prov1',
      examId: 'MC',
      format: examFormat(quotas, { isShortened: true, passMark: 1, extendedMinutes }),
      isExtended,
      questions,
      now: examStart + 0.25,
    });

  test('with its questions, nothing answered and the first one on screen', () => {
    expect(start(false, 75)).toEqual({
      id: 'prov1',
      examId: 'MC',
      isExtended: false,
      isShortened: true,
      passMark: 1,
      startedAt: examStart,
      deadline: examStart + 50 * minute,
      questions,
      chosen: {},
      flagged: [],
      changed: [],
      position: 0,
      latest: examStart,
      handedIn: null,
    });
  });

  test.each([
    ['with extended time', true, 75, true, 75],
    ['with normal time where the test has no other', true, null, false, 50],
  ] as const)('%s', (_how, asked, offered, isExtended, minutes) => {
    const deadlineThen = examStart + minutes * minute;
    expect(start(asked, offered)).toMatchObject({ isExtended, deadline: deadlineThen });
  });
});

describe('the clock announces', () => {
  const of = (minutes: number) => examAttempt({ deadline: examStart + minutes * minute });

  test.each(
    [10, 5, 1].flatMap((mark) => [
      { mark, left: mark * minute + 1, said: null },
      { mark, left: mark * minute, said: mark },
      { mark, left: mark * minute - 19_999, said: mark },
      { mark, left: mark * minute - 20_000, said: null },
    ]),
  )('$said with $left ms left', ({ left, said }) => {
    expect(announcedMinutes(first, deadline - left)).toBe(said);
  });

  test.each([
    [11, 10, 10],
    [10, 10, null],
    [10, 5, 5],
    [5, 5, null],
    [1, 1, null],
  ])('in a test of %i minutes, with %i left: %j', (minutes, left, said) => {
    const attempt = of(minutes);
    expect(announcedMinutes(attempt, attempt.deadline - left * minute)).toBe(said);
  });

  test('by the latest time it has heard of, and nothing when the test is over', () => {
    const late = applyEvent(first, { kind: 'tick' }, deadline - 5 * minute);
    expect(announcedMinutes(late, examStart)).toBe(5);
    const done = applyEvent(late, { kind: 'handIn' }, examStart);
    expect(announcedMinutes(done, deadline - minute)).toBeNull();
    expect(announcedMinutes(first, deadline)).toBeNull();
  });
});

test('a time that is no number tells the clock nothing, and half a place is no place', () => {
  const attempt = examAttempt({ latest: examStart + 5 });
  expect(applyEvent(attempt, { kind: 'tick' }, NaN)).toEqual(attempt);
  const moved = applyEvent(attempt, { kind: 'goTo', position: 1.5 }, examStart + 5);
  expect(moved.position).toBe(1);
});
