import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  examAttempt,
  examQuestion,
  examResult,
  examStart,
  markedQuestion,
} from '../../../tests/factories/exam';
import { foldAnswers } from '../learning/fold-answers';
import { emptyLearner, questionsOf } from '../learning/learner';
import { optionKeys, type OptionKey } from '../question/question';
import type { ExamAttempt } from './attempt';
import { examAreas, type ExamArea } from './exam-area';
import {
  answersOf,
  examResultSchema,
  isPassed,
  markAttempt,
  pointsByArea,
  pointsOf,
  weakest,
  type ExamResult,
  type MarkedQuestion,
} from './exam-result';

const option = fc.constantFrom(...optionKeys);

/** A test that was handed in, with each question answered somehow or left. */
const handedIn: fc.Arbitrary<ExamAttempt> = fc
  .tuple(
    fc.array(
      fc.record({
        area: fc.constantFrom('miljo', 'trafikregler', 'trafiksakerhet'),
        categoryId: fc.constantFrom('k1', 'k2', 'k3'),
        answer: fc.constantFrom('a', 'b'),
        isTrial: fc.boolean(),
        chosen: fc.option(fc.constantFrom<OptionKey>('a', 'b')),
        isFlagged: fc.boolean(),
      }),
      { minLength: 1, maxLength: 20 },
    ),
    fc.nat(20),
    fc.constantFrom('learner', 'clock'),
  )
  .map(([given, passMark, by]) => {
    const asked = given.map((one, index) => ({ ...one, id: `q${String(index)}` }));
    return examAttempt({
      passMark,
      questions: asked.map(({ id, area, categoryId, answer, isTrial }) =>
        examQuestion(id, { area, categoryId, answer, isTrial }),
      ),
      chosen: Object.fromEntries(
        asked.flatMap(({ id, chosen }) => (chosen === null ? [] : [[id, chosen]])),
      ),
      flagged: asked.filter(({ isFlagged }) => isFlagged).map(({ id }) => id),
      handedIn: { at: examStart + 60_000, by },
    });
  });

function mark(attempt: ExamAttempt): ExamResult {
  const result = markAttempt(attempt);
  if (result === null) throw new Error('the test still runs');
  return result;
}

/** So many right answers of so many in an area and category. */
function answered(area: ExamArea, categoryId: string, right: number, of: number): MarkedQuestion[] {
  return Array.from({ length: of }, (_, index) =>
    markedQuestion(`${area}-${categoryId}-${String(index)}`, {
      area,
      categoryId,
      isRight: index < right,
    }),
  );
}

describe('marking', () => {
  test('waits until the test is handed in', () => {
    fc.assert(
      fc.property(handedIn, (attempt) => {
        expect(markAttempt({ ...attempt, handedIn: null })).toBeNull();
        expect(markAttempt(attempt)).not.toBeNull();
      }),
    );
  });

  test('takes over the test as it was handed in', () => {
    const attempt = examAttempt({
      isExtended: true,
      questions: [
        examQuestion('right', { answer: 'c' }),
        examQuestion('wrong', { categoryId: 'avgaser', area: 'miljo' }),
        examQuestion('left', { isTrial: true }),
      ],
      chosen: { right: 'c', wrong: 'd' },
      flagged: ['wrong', 'left'],
      changed: ['right'],
      handedIn: { at: examStart + 5, by: 'clock' },
    });
    expect(markAttempt(attempt)).toEqual({
      id: 'prov1',
      examId: 'B',
      isExtended: true,
      isShortened: true,
      passMark: 3,
      startedAt: examStart,
      finishedAt: examStart + 5,
      endedBy: 'clock',
      questions: [
        markedQuestion('right', { option: 'c', answer: 'c', isChanged: true }),
        markedQuestion('wrong', {
          categoryId: 'avgaser',
          area: 'miljo',
          option: 'd',
          isRight: false,
          isFlagged: true,
        }),
        markedQuestion('left', { option: null, isRight: false, isTrial: true, isFlagged: true }),
      ],
    });
  });

  test('gives a point for the right option alone, so none for a question that was left', () => {
    fc.assert(
      fc.property(handedIn, (attempt) => {
        const { questions } = mark(attempt);
        expect(questions.map(({ id, isRight }) => ({ id, isRight }))).toEqual(
          attempt.questions.map(({ id, answer }) => ({
            id,
            isRight: attempt.chosen[id] === answer,
          })),
        );
        const none = mark({ ...attempt, chosen: {} });
        expect(pointsOf(none.questions).right).toBe(0);
      }),
    );
  });

  test('gives a result that survives being stored as text', () => {
    fc.assert(
      fc.property(handedIn, (attempt) => {
        const result = mark(attempt);
        const read: unknown = JSON.parse(JSON.stringify(result));
        expect(examResultSchema.parse(read)).toStrictEqual(result);
      }),
    );
  });
});

describe('the points', () => {
  test('do not change with any answer to a trial question', () => {
    const others = fc.array(fc.option(option), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(handedIn, others, (attempt, given) => {
        const trials = new Set(attempt.questions.filter((one) => one.isTrial).map(({ id }) => id));
        const kept = Object.entries(attempt.chosen).filter(([id]) => !trials.has(id));
        const instead = [...trials].flatMap((id, index) => {
          const chosen = given[index] ?? null;
          return chosen === null ? [] : [[id, chosen] as const];
        });
        const judged = (one: ExamAttempt) => {
          const result = mark(one);
          return {
            points: pointsOf(result.questions),
            byArea: pointsByArea(result.questions),
            isPassed: isPassed(result),
            weakest: weakest(result),
          };
        };
        const chosen = Object.fromEntries([...kept, ...instead]);
        expect(judged({ ...attempt, chosen })).toEqual(judged(attempt));
      }),
    );
  });

  test('are of the questions that count, and those of the areas sum to the whole', () => {
    fc.assert(
      fc.property(handedIn, (attempt) => {
        const { questions } = mark(attempt);
        const whole = pointsOf(questions);
        const byArea = pointsByArea(questions);
        const sum = (key: 'right' | 'scored') =>
          byArea.reduce((so, one) => so + one.points[key], 0);
        expect(whole.scored).toBe(attempt.questions.filter(({ isTrial }) => !isTrial).length);
        expect({ right: sum('right'), scored: sum('scored') }).toEqual(whole);
      }),
    );
  });

  test("come by area in the areas' order, without an area that only had questions on trial", () => {
    fc.assert(
      fc.property(handedIn, (attempt) => {
        const { questions } = mark(attempt);
        const scored = new Set(questions.filter((one) => !one.isTrial).map(({ area }) => area));
        const listed = pointsByArea(questions).map(({ area }) => area);
        expect(listed).toEqual(examAreas.filter((area) => scored.has(area)));
      }),
    );
  });

  test('of an area are its own', () => {
    const questions = [
      ...answered('miljo', 'avgaser', 1, 3),
      ...answered('trafikregler', 'vajning', 2, 2),
      ...answered('miljo', 'buller', 1, 1),
      markedQuestion('trial', { area: 'miljo', isTrial: true }),
    ];
    expect(pointsByArea(questions)).toEqual([
      { area: 'trafikregler', points: { right: 2, scored: 2 } },
      { area: 'miljo', points: { right: 2, scored: 4 } },
    ]);
  });

  test.each([
    [2, false],
    [3, true],
    [4, true],
  ])('%i of 4 with a pass mark of 3 and a right trial question: passed is %j', (right, passed) => {
    const trial = markedQuestion('trial', { isTrial: true });
    const questions = [trial, ...answered('miljo', 'avgaser', right, 4)];
    expect(isPassed({ questions, passMark: 3 })).toBe(passed);
  });
});

describe('the weakest place', () => {
  test.each([
    [
      'is the weakest category of the weakest area, though another area has a weaker one',
      [
        ...answered('trafikregler', 'vajning', 0, 1),
        ...answered('trafikregler', 'hastighet', 9, 9),
        ...answered('miljo', 'avgaser', 3, 4),
        ...answered('miljo', 'buller', 1, 4),
      ],
      { area: 'miljo', categoryId: 'buller' },
    ],
    [
      'is the area with more questions of two with the same share',
      [...answered('trafikregler', 'vajning', 1, 2), ...answered('miljo', 'avgaser', 2, 4)],
      { area: 'miljo', categoryId: 'avgaser' },
    ],
    [
      'is the category with more questions of two with the same share',
      [...answered('miljo', 'avgaser', 1, 3), ...answered('miljo', 'buller', 2, 6)],
      { area: 'miljo', categoryId: 'buller' },
    ],
    [
      'is not where only a question on trial was wrong',
      [
        markedQuestion('trial', { area: 'miljo', isTrial: true, isRight: false }),
        ...answered('miljo', 'avgaser', 2, 2),
        ...answered('trafikregler', 'vajning', 8, 9),
      ],
      { area: 'trafikregler', categoryId: 'vajning' },
    ],
    [
      'is nowhere when every point was taken',
      [
        ...answered('miljo', 'avgaser', 3, 3),
        markedQuestion('trial', { isTrial: true, isRight: false }),
      ],
      null,
    ],
    ['is nowhere when nothing counted', [markedQuestion('trial', { isTrial: true })], null],
  ])('%s', (_what, questions, place) => {
    expect(weakest(examResult({ questions }))).toEqual(place);
  });

  test('has no area below it, and no category of its area', () => {
    const shareOf = (questions: readonly MarkedQuestion[]) => {
      const { right, scored } = pointsOf(questions);
      return scored === 0 ? 1 : right / scored;
    };
    fc.assert(
      fc.property(handedIn, (attempt) => {
        const result = mark(attempt);
        const place = weakest(result);
        if (place === null) {
          expect(shareOf(result.questions)).toBe(1);
          return;
        }
        const inArea = result.questions.filter(({ area }) => area === place.area);
        const own = inArea.filter(({ categoryId }) => categoryId === place.categoryId);
        expect(shareOf(own)).toBeLessThan(1);
        for (const { area, categoryId } of result.questions) {
          const other = result.questions.filter((one) => one.area === area);
          expect(shareOf(inArea)).toBeLessThanOrEqual(shareOf(other));
          const sibling = inArea.filter((one) => one.categoryId === categoryId);
          expect(shareOf(own)).toBeLessThanOrEqual(shareOf(sibling));
        }
      }),
    );
  });
});

describe('the answers for the learning data', () => {
  test('are those that were given, on trial or not, at the time of hand-in', () => {
    const questions = [
      markedQuestion('right'),
      markedQuestion('left', { option: null, isRight: false }),
      markedQuestion('trial', { option: 'b', isRight: false, isTrial: true }),
    ];
    const { finishedAt: at } = examResult();
    expect(answersOf(examResult({ questions }))).toEqual([
      {
        id: 'prov1:right',
        questionId: 'right',
        categoryId: 'vajning',
        option: 'a',
        isRight: true,
        at,
        seconds: 600,
      },
      {
        id: 'prov1:trial',
        questionId: 'trial',
        categoryId: 'vajning',
        option: 'b',
        isRight: false,
        at,
        seconds: 600,
      },
    ]);
  });

  test('keep their ids, so that folding them again changes nothing', () => {
    fc.assert(
      fc.property(handedIn, (attempt) => {
        const answers = answersOf(mark(attempt));
        expect(answers).toHaveLength(Object.keys(attempt.chosen).length);
        const folded = foldAnswers(emptyLearner, answers);
        expect([...questionsOf(folded).keys()].toSorted()).toEqual(
          Object.keys(attempt.chosen).toSorted(),
        );
        expect(foldAnswers(folded, answersOf(mark(attempt)))).toEqual(folded);
      }),
    );
  });
});
