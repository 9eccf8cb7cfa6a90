import { describe, expect, test } from 'vitest';

import { bankQuestion, examResult, markedQuestion } from '../../../tests/factories/exam';
import { plainWorld, readinessNow as now } from '../../../tests/factories/synthetic-learner';
import { blueprints } from '../exam/blueprint';
import type { AnswerEvent } from '../progress/answer-event';
import { foldAnswers } from '../learning/fold-answers';
import { emptyLearner, type Learner } from '../learning/learner';
import { passProbability } from './pass-probability';
import { estimateReadiness } from './readiness';

const blueprint = blueprints.B;
const { bank } = plainWorld;
const day = 24 * 60 * 60 * 1000;

const ask = (learner: Learner, fields: Partial<Parameters<typeof estimateReadiness>[0]> = {}) =>
  estimateReadiness({ learner, bank, exams: [], blueprint, now, seed: 1, ...fields });

function estimate(...given: Parameters<typeof ask>) {
  const result = ask(...given);
  if (result.kind !== 'estimate') throw new Error('too early');
  return result;
}

/** A learner who answered the first questions of the bank a while ago, rightly as often as the share says. */
function learnerWith(questions: number, share: number, ago = 2 * day): Learner {
  const events = bank.slice(0, questions).map(({ id, categoryId }, index): AnswerEvent => ({
    id: `s:${id}`,
    questionId: id,
    categoryId,
    option: 'a',
    isRight: (index * 0.618) % 1 < share,
    at: now - ago + index * 1000,
  }));
  return foldAnswers(emptyLearner, events);
}

describe('too early to say', () => {
  test('with nothing answered, and it says what is missing', () => {
    expect(ask(emptyLearner)).toEqual({
      kind: 'tooEarly',
      answered: 0,
      needed: 65,
      areas: blueprint.areas.value.map(({ area }) => ({ area, answered: 0, needed: 5 })),
    });
  });

  test('while an area is hardly answered, however much is answered in others', () => {
    const result = ask(learnerWith(150, 1));
    expect(result).toMatchObject({ kind: 'tooEarly', answered: 150 });
    expect(result.areas.map(({ area }) => area)).toEqual([
      'fordonskannedom',
      'miljo',
      'personliga_forutsattningar',
    ]);
  });

  test('no longer where an area of the bank has fewer questions than are asked for', () => {
    const small = [
      ...Array.from({ length: 70 }, (_, n) => bankQuestion(`q${String(n)}`)),
      bankQuestion('only', { area: 'miljo' }),
    ];
    const events = small.map(({ id, categoryId }): AnswerEvent => {
      return { id, questionId: id, categoryId, option: 'a', isRight: true, at: now - day };
    });
    expect(ask(foldAnswers(emptyLearner, events), { bank: small }).kind).toBe('estimate');
  });

  test('counts siblings of one concept in the areas that they are of', () => {
    const siblings = [
      bankQuestion('rule', { concept: 'x' }),
      bankQuestion('parameters', { concept: 'x', area: 'miljo' }),
    ];
    const result = ask(emptyLearner, { bank: siblings });
    expect(result.areas).toEqual([
      { area: 'trafikregler', answered: 0, needed: 1 },
      { area: 'miljo', answered: 0, needed: 1 },
    ]);
  });

  test('asks for no more than the bank has, and says nothing of an empty one', () => {
    const small = bank.slice(0, 50);
    expect(ask(learnerWith(49, 1), { bank: small })).toMatchObject({ answered: 49, needed: 50 });
    expect(ask(learnerWith(50, 1), { bank: small }).kind).toBe('estimate');
    expect(ask(learnerWith(50, 1), { bank: [] }).kind).toBe('tooEarly');
  });
});

describe('an estimate', () => {
  test('is the same for the same answers, moment and seed', () => {
    const learner = learnerWith(200, 0.8);
    expect(ask(learner)).toEqual(ask(learner));
  });

  test('has its interval around it, and areas of the whole test', () => {
    const { chance, low, high, areas, passShare } = estimate(learnerWith(200, 0.6, 20 * day));
    expect(low).toBeLessThan(chance);
    expect(high).toBeGreaterThan(chance);
    expect(areas.reduce((sum, { questions }) => sum + questions, 0)).toBe(65);
    expect(passShare).toBe(52 / 65);
    for (const area of areas) {
      expect(area.low).toBeLessThanOrEqual(area.share);
      expect(area.high).toBeGreaterThanOrEqual(area.share);
    }
  });

  test('rises with what is answered rightly, and sinks as it is forgotten', () => {
    const [weak, strong] = [0.1, 0.95].map((share) => estimate(learnerWith(200, share, 30 * day)));
    expect(weak?.chance).toBeLessThan(0.2);
    expect(strong?.chance).toBeGreaterThan(0.9);
    const learner = learnerWith(200, 0.6, 20 * day);
    const later = estimate(learner, { now: now + 90 * day });
    expect(later.chance).toBeLessThan(estimate(learner).chance - 0.1);
  });

  test('heeds tests: failed ones lower it, passed ones raise it, old ones hardly count', () => {
    const learner = learnerWith(200, 0.6, 20 * day);
    const without = estimate(learner).chance;
    const exam = (isRight: boolean, ago: number) =>
      examResult({
        startedAt: now - ago - 30 * 60 * 1000,
        finishedAt: now - ago,
        questions: bank
          .filter((_, index) => index % 3 === 0)
          .map(({ id, area }) => markedQuestion(id, { area, isRight, option: 'a' })),
      });
    const failed = estimate(learner, { exams: [exam(false, day)] }).chance;
    const passed = estimate(learner, { exams: [exam(true, day)] }).chance;
    const old = estimate(learner, { exams: [exam(false, 120 * day)] }).chance;
    expect(failed).toBeLessThan(without - 0.05);
    expect(passed).toBeGreaterThan(without + 0.01);
    expect(Math.abs(old - without)).toBeLessThan(0.03);
  });

  test('heeds what a test found, and not what has been learnt since', () => {
    const answersOn = (ago: number, isRight: (index: number) => boolean) =>
      bank.map(({ id, categoryId }, index): AnswerEvent => ({
        id: `${String(ago)}:${id}`,
        questionId: id,
        categoryId,
        option: isRight(index) ? 'a' : 'b',
        isRight: isRight(index),
        at: now - ago * day + index * 1000,
      }));
    const learner = foldAnswers(emptyLearner, [
      ...answersOn(12, (index) => (index * 0.618) % 1 < 0.5),
      ...answersOn(2, (index) => (index * 0.7548) % 1 < 0.6),
    ]);
    const examWith = (isRight: (index: number) => boolean) =>
      examResult({
        startedAt: now - 3 * day - 60_000,
        finishedAt: now - 3 * day,
        questions: bank
          .slice(0, 70)
          .map(({ id, area }, index) => markedQuestion(id, { area, isRight: isRight(index) })),
      });
    const shareWith = (exam?: ReturnType<typeof examWith>) =>
      estimate(learner, { exams: exam === undefined ? [] : [exam] }).areas[0]?.share ?? 0;
    // as was to be expected then, when half had been wrong ten days before
    const expected = shareWith(examWith((index) => (index * 0.618) % 1 < 0.75));
    expect(Math.abs(expected - shareWith())).toBeLessThan(0.01);
    expect(shareWith(examWith(() => false))).toBeLessThan(shareWith() - 0.02);
    expect(shareWith(examWith(() => true))).toBeGreaterThan(shareWith() + 0.01);
  });

  test('takes a rule for less known where its other question was wrong, or was never asked', () => {
    const pairs = bank.map((one, index) => {
      return { ...one, concept: `${one.area}-${String(Math.floor(index / 2))}` };
    });
    const shareWith = (given: (index: number) => boolean | undefined) => {
      const events = pairs.flatMap(({ id, categoryId }, index): AnswerEvent[] => {
        const isRight = given(index);
        if (isRight === undefined) return [];
        const at = now - 3 * day + index;
        return [{ id, questionId: id, categoryId, option: isRight ? 'a' : 'b', isRight, at }];
      });
      const { areas } = estimate(foldAnswers(emptyLearner, events), { bank: pairs });
      return areas[0]?.share ?? 0;
    };
    const both = shareWith(() => true);
    const one = shareWith((index) => (index % 2 === 0 ? true : undefined));
    const otherWrong = shareWith((index) => index % 2 === 0);
    expect(one).toBeLessThan(both);
    expect(otherWrong).toBeLessThan(one - 0.02);
  });

  test('says what would raise it most: the large area that is weak', () => {
    const events = bank.map(({ id, categoryId, area }): AnswerEvent => {
      const isRight = area !== 'trafikregler';
      return { id, questionId: id, categoryId, option: 'a', isRight, at: now - 2 * day };
    });
    const mostly = foldAnswers(foldAnswers(emptyLearner, events), [
      ...bank
        .filter(({ area }, index) => area === 'trafikregler' && index % 3 > 0)
        .map(({ id, categoryId }): AnswerEvent => {
          return {
            id: `2${id}`,
            questionId: id,
            categoryId,
            option: 'a',
            isRight: true,
            at: now - day,
          };
        }),
    ]);
    const { raises } = estimate(mostly);
    expect(raises[0]?.area).toBe('trafikregler');
    expect(raises[0]?.gain).toBeGreaterThan(raises[1]?.gain ?? 1);
  });
});

test('the chance to pass is the binomial one', () => {
  expect(passProbability([{ questions: 2, right: 0.5 }], 1)).toBeCloseTo(0.75);
  expect(
    passProbability(
      [
        { questions: 1, right: 1 },
        { questions: 3, right: 0.5 },
      ],
      3,
    ),
  ).toBeCloseTo(0.5);
  expect(passProbability([{ questions: 5, right: 0.2 }], 0)).toBeCloseTo(1);
});
