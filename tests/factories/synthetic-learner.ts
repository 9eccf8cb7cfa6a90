import { startOfDay, swedishDay } from '../../src/domain/learning/calendar-day';
import { foldAnswers } from '../../src/domain/learning/fold-answers';
import { emptyLearner, type Learner, type PastAnswer } from '../../src/domain/learning/learner';
import { recallAt, remember } from '../../src/domain/learning/memory';
import { logistic } from '../../src/domain/learning/posterior';
import { apportion } from '../../src/domain/exam/apportion';
import { blueprints } from '../../src/domain/exam/blueprint';
import type { BankQuestion } from '../../src/domain/exam/draw';
import {
  confidences,
  type AnswerEvent,
  type Confidence,
} from '../../src/domain/progress/answer-event';
import { seededRandom, shuffle, type Random } from '../../src/domain/random';

/** The day on which the learner wants to know. */
const readinessDay = swedishDay(Date.UTC(2026, 10, 20));
export const readinessNow = startOfDay(readinessDay) + 20 * 60 * 60 * 1000;

const { areas, scored, passMark } = blueprints.B;
const weights = areas.value.map(({ weight }) => weight);

/** Two hundred questions with the areas' shares of the test for B; a quarter have three options. */
export const syntheticBank: readonly BankQuestion[] = apportion(200, weights).flatMap(
  (count, index) =>
    Array.from({ length: count }, (_, number) => {
      const area = areas.value[index]?.area ?? 'miljo';
      const id = `${area}-${String(number)}`;
      return { id, categoryId: area, area, answer: 'a', options: number % 4 === 0 ? 3 : 4 };
    }),
);

/** A number of a normal distribution with mean 0 and deviation 1 (Box and Muller). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** What the learner is, which the program never sees. */
interface Nature {
  /** Logit of knowing a question beforehand, by area. */
  level: ReadonlyMap<string, number>;
  /** Factor of how long everything is remembered. */
  strength: number;
  /** Share of what is known that is answered wrongly all the same. */
  slips: number;
  /** How much surer than he has reason to be, 0–1. */
  overrates: number;
}

function drawNature(random: Random): Nature {
  const overall = 0.5 + 1.3 * normal(random);
  return {
    level: new Map(areas.value.map(({ area }) => [area, overall + 0.5 * normal(random)])),
    strength: Math.exp(0.5 * normal(random)),
    slips: 0.03 * random(),
    overrates: random(),
  };
}

/** What the learner says: how well he knows it, or anything; those who overrate themselves are sure where they are not. */
function sayConfidence(known: number, { overrates }: Nature, random: Random): Confidence {
  const felt = Math.min(1, known + overrates * random());
  if (random() < 0.2) return confidences[Math.floor(random() * 3)] ?? 'unsure';
  return felt > 0.7 ? 'sure' : felt > 0.3 ? 'unsure' : 'guessed';
}

/** A learner who has practised, and how well he truly knows each question. */
export interface SyntheticLearner {
  learner: Learner;
  /** The true chance of a right answer to each question of the bank, now. */
  chances: ReadonlyMap<string, number>;
}

/**
 * A learner of a nature drawn from the seed, who practised so many weeks on some days of the week, sometimes new questions
 * and sometimes old ones, says sometimes how sure he is, and then stopped for some days.
 */
export function syntheticLearner(seed: number): SyntheticLearner {
  const random = seededRandom(seed);
  const nature = drawNature(random);
  // what is known beforehand stays known; the rest is remembered, as long as it is
  const isKnown = new Map(
    syntheticBank.map(({ id, area }) => {
      const difficulty = 0.7 * normal(random);
      return [id, random() < logistic((nature.level.get(area) ?? 0) - difficulty)];
    }),
  );
  const answers = new Map<string, PastAnswer[]>();
  const knows = (id: string, now: number) => {
    if (isKnown.get(id) === true) return 1;
    const { memory } = remember(answers.get(id) ?? []);
    if (memory === null) return 0;
    return recallAt({ ...memory, stability: memory.stability * nature.strength }, now);
  };
  const chanceOf = ({ id, options = 4 }: BankQuestion, now: number) => {
    const known = knows(id, now) * (1 - nature.slips);
    return known + (1 - known) / options;
  };

  const events: AnswerEvent[] = [];
  const days = 3 + Math.floor(random() * 40);
  const pause = 1 + Math.floor(random() * 10);
  const size = 10 + Math.floor(random() * 30);
  const repeats = 0.2 + 0.6 * random();
  const speaks = random() < 0.5;
  const unseen = shuffle(syntheticBank, random);
  for (let day = readinessDay - pause - days; day < readinessDay - pause; day++) {
    if (random() < 0.4) continue;
    const seen = syntheticBank.filter(({ id }) => answers.has(id));
    for (let asked = 0; asked < size; asked++) {
      const at = startOfDay(day) + 18 * 60 * 60 * 1000 + asked * 30_000;
      const old = seen[Math.floor(random() * seen.length)];
      const question = random() < repeats && old !== undefined ? old : (unseen.pop() ?? old);
      if (question === undefined) continue;
      const known = knows(question.id, at);
      const isRight = random() < chanceOf(question, at);
      const confidence = speaks ? sayConfidence(known, nature, random) : undefined;
      const given = { at, option: isRight ? 'a' : 'b', isRight, confidence } as const;
      answers.set(question.id, [...(answers.get(question.id) ?? []), given].slice(-10));
      const { id: questionId, categoryId } = question;
      events.push({ id: `${String(day)}-${String(asked)}`, questionId, categoryId, ...given });
    }
  }
  return {
    learner: foldAnswers(emptyLearner, events),
    chances: new Map(syntheticBank.map((one) => [one.id, chanceOf(one, readinessNow)])),
  };
}

/**
 * Share of so many tests that the learner passes. A test asks the areas' quotas of questions like those of the bank, each
 * drawn by itself: the real test has its own, and far more of them.
 */
export function passRate({ chances }: SyntheticLearner, tests: number, seed: number): number {
  const random = seededRandom(seed);
  const quotas = apportion(scored.value, weights);
  const chancesIn = areas.value.map(({ area }) =>
    syntheticBank.filter((one) => one.area === area).map(({ id }) => chances.get(id) ?? 0),
  );
  const isPassed = () => {
    const points = chancesIn.flatMap((known, index) =>
      Array.from({ length: quotas[index] ?? 0 }, () => {
        const chance = known[Math.floor(random() * known.length)] ?? 0;
        return random() < chance ? 1 : 0;
      }),
    );
    return points.reduce<number>((sum, point) => sum + point, 0) >= passMark.value;
  };
  return Array.from({ length: tests }, isPassed).filter(Boolean).length / tests;
}
