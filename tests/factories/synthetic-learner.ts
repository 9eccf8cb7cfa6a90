import { startOfDay, swedishDay } from '../../src/domain/calendar-day';
import { foldAnswers } from '../../src/domain/learning/fold-answers';
import { emptyLearner, type Learner, type PastAnswer } from '../../src/domain/learning/learner';
import { retrievabilityAt, remember } from '../../src/domain/learning/memory';
import { apportion } from '../../src/domain/exam/apportion';
import { blueprints } from '../../src/domain/exam/blueprint';
import { bankSize, drawExam, type BankQuestion } from '../../src/domain/exam/draw';
import { answersOf, type ExamResult } from '../../src/domain/exam/exam-result';
import { formatFor } from '../../src/domain/exam/format';
import {
  confidences,
  type AnswerEvent,
  type Confidence,
} from '../../src/domain/progress/answer-event';
import { seededRandom, shuffle, type Random } from '../../src/domain/random';
import { examResult, markedQuestion } from './exam';

/** The day on which the learner wants to know. */
const readinessDay = swedishDay(Date.UTC(2026, 10, 20));
export const readinessNow = startOfDay(readinessDay) + 20 * 60 * 60 * 1000;

const { areas, scored, passMark } = blueprints.B;
const weights = areas.value.map(({ weight }) => weight);

/** Questions with the areas' shares of the test for B, so many on each rule; a quarter have three options. */
function makeBank(size: number, siblings: number): readonly BankQuestion[] {
  return apportion(size, weights).flatMap((count, index) =>
    Array.from({ length: count }, (_, number): BankQuestion => {
      const area = areas.value[index]?.area ?? 'miljo';
      const id = `${area}-${String(number)}`;
      const concept = `${area}/${String(Math.floor(number / siblings))}`;
      const options = number % 4 === 0 ? 3 : 4;
      return { id, categoryId: area, area, answer: 'a', options, concept };
    }),
  );
}

/** What a made-up learner practises and is tested with. */
export interface World {
  bank: readonly BankQuestion[];
  /** Most tests to be expected of a learner; some take one or two more. */
  exams: number;
}

/** Every question on a rule of its own, and no tests: answers alone. */
export const plainWorld: World = { bank: makeBank(200, 1), exams: 0 };

/** Two questions on every rule, as there mostly are in the content for B, and some tests. */
export const richWorld: World = { bank: makeBank(400, 2), exams: 5 };

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
  /** Share of rules that, once learnt in one situation, are seen to hold in another. */
  transfer: number;
}

function drawNature(random: Random): Nature {
  const overall = 0.5 + 1.3 * normal(random);
  return {
    level: new Map(areas.value.map(({ area }) => [area, overall + 0.5 * normal(random)])),
    strength: Math.exp(0.5 * normal(random)),
    slips: 0.03 * random(),
    overrates: random(),
    transfer: 0.5 + 0.5 * random(),
  };
}

/** Share of what makes a question hard that is the rule's, and not the situation's: of the variance. */
const ofRule = 0.8;

/** How much questions differ in how hard they are: about as logistic noise with a deviation of 0.7 besides. */
const spread = 1.9;

/** What the learner says: how well he knows it, or anything; those who overrate themselves are sure where they are not. */
function sayConfidence(known: number, { overrates }: Nature, random: Random): Confidence {
  const felt = Math.min(1, known + overrates * random());
  if (random() < 0.2) return confidences[Math.floor(random() * 3)] ?? 'unsure';
  return felt > 0.7 ? 'sure' : felt > 0.3 ? 'unsure' : 'guessed';
}

/** A learner who has practised, and how well he truly knows each question. */
export interface SyntheticLearner {
  learner: Learner;
  exams: ExamResult[];
  /** The true chance of a right answer to each question of the bank, now. */
  chances: ReadonlyMap<string, number>;
}

/** What the learner knows, question by question, as he answers. */
function makeMind({ bank }: World, nature: Nature, random: Random) {
  const rule = ({ concept, id }: BankQuestion) => concept ?? id;
  const ofRules = new Map(bank.map((one) => [rule(one), normal(random)]));
  // what is known beforehand stays known; the rest is remembered, as long as it is
  const isKnown = new Map(
    bank.map((one) => {
      const hard =
        Math.sqrt(ofRule) * (ofRules.get(rule(one)) ?? 0) + Math.sqrt(1 - ofRule) * normal(random);
      return [one.id, (nature.level.get(one.area) ?? 0) > spread * hard];
    }),
  );
  // whether what is learnt of the rule is seen to hold here, too
  const holds = new Map(bank.map(({ id }) => [id, random() < nature.transfer]));
  const answers = new Map<string, PastAnswer[]>();
  const asked = new Set<string>();
  const knows = (question: BankQuestion, now: number) => {
    const { id } = question;
    if (isKnown.get(id) === true) return 1;
    if (!asked.has(id) && holds.get(id) !== true) return 0;
    const { memory } = remember(answers.get(rule(question)) ?? []);
    if (memory === null) return 0;
    return retrievabilityAt({ ...memory, stability: memory.stability * nature.strength }, now);
  };
  const chanceOf = (question: BankQuestion, now: number) => {
    const known = knows(question, now) * (1 - nature.slips);
    return known + (1 - known) / (question.options ?? 4);
  };
  return {
    asked,
    knows,
    chanceOf,
    /** Answers, and is told what was right. */
    hear: (question: BankQuestion, given: PastAnswer) => {
      const key = rule(question);
      answers.set(key, [...(answers.get(key) ?? []), given].slice(-20));
      asked.add(question.id);
    },
  };
}

type Mind = ReturnType<typeof makeMind>;

/** Of the options a is right. */
const optionOf = (isRight: boolean) => (isRight ? 'a' : 'b');

/** A mock test as the program draws it, of questions not seen of late. */
function takeExam(
  { bank }: World,
  mind: Mind,
  lastSeen: ReadonlyMap<string, number>,
  at: number,
  random: Random,
): ExamResult {
  const format = formatFor(blueprints.B, bankSize(bank));
  if (format === null) throw new Error('the bank is too small for a test');
  const byId = new Map(bank.map((question) => [question.id, question]));
  const drawn = drawExam(format, bank, { seed: random() * 2 ** 32, lastSeen, now: at });
  const questions = drawn.flatMap(({ id, isTrial }) => {
    const question = byId.get(id);
    if (question === undefined) return [];
    const isRight = random() < mind.chanceOf(question, at);
    const { area, categoryId } = question;
    return [
      {
        question,
        marked: markedQuestion(id, {
          area,
          categoryId,
          option: optionOf(isRight),
          isRight,
          isTrial,
        }),
      },
    ];
  });
  // the key is shown when all has been answered
  for (const {
    question,
    marked: { isRight },
  } of questions) {
    mind.hear(question, { at, option: optionOf(isRight), isRight });
  }
  return examResult({
    id: `prov-${String(at)}`,
    startedAt: at - 30 * 60 * 1000,
    finishedAt: at,
    questions: questions.map(({ marked }) => marked),
  });
}

/**
 * A learner of a nature drawn from the seed, who practised so many weeks on some days of the week, sometimes new questions
 * and sometimes old ones, says sometimes how sure he is, takes tests now and then, and then stopped for some days.
 */
export function syntheticLearner(seed: number, world: World): SyntheticLearner {
  const { bank } = world;
  const random = seededRandom(seed);
  const nature = drawNature(random);
  const mind = makeMind(world, nature, random);
  const events: AnswerEvent[] = [];
  const exams: ExamResult[] = [];
  const lastSeen = new Map<string, number>();
  const days = 3 + Math.floor(random() * 40);
  const pause = 1 + Math.floor(random() * 10);
  const size = 10 + Math.floor(random() * 30);
  const repeats = 0.2 + 0.6 * random();
  const speaks = random() < 0.5;
  const tests = Math.floor(random() * (world.exams + 1));
  const unseen = shuffle(bank, random);
  for (let day = readinessDay - pause - days; day < readinessDay - pause; day++) {
    const isTested = random() < tests / days;
    if (random() < 0.4) continue;
    const seen = bank.filter(({ id }) => mind.asked.has(id));
    for (let asked = 0; asked < size; asked++) {
      const at = startOfDay(day) + 18 * 60 * 60 * 1000 + asked * 30_000;
      const old = seen[Math.floor(random() * seen.length)];
      const question = random() < repeats && old !== undefined ? old : (unseen.pop() ?? old);
      if (question === undefined) continue;
      const known = mind.knows(question, at);
      const isRight = random() < mind.chanceOf(question, at);
      const confidence = speaks ? sayConfidence(known, nature, random) : undefined;
      const given = { at, option: optionOf(isRight), isRight, confidence } as const;
      mind.hear(question, given);
      lastSeen.set(question.id, at);
      const { id: questionId, categoryId } = question;
      events.push({ id: `${String(day)}-${String(asked)}`, questionId, categoryId, ...given });
    }
    if (isTested) {
      const at = startOfDay(day) + 21 * 60 * 60 * 1000;
      const exam = takeExam(world, mind, lastSeen, at, random);
      exams.push(exam);
      events.push(...answersOf(exam));
      for (const { id } of exam.questions) lastSeen.set(id, at);
    }
  }
  return {
    learner: foldAnswers(emptyLearner, events),
    exams,
    chances: new Map(bank.map((one) => [one.id, mind.chanceOf(one, readinessNow)])),
  };
}

/**
 * The chance that the learner passes a test, exactly. A test asks the areas' quotas of questions like those of the bank,
 * each drawn by itself: the real test has its own, and far more of them.
 */
export function passRate({ chances }: SyntheticLearner, { bank }: World): number {
  const quotas = apportion(scored.value, weights);
  const each = areas.value.flatMap(({ area }, index) => {
    const known = bank.filter((one) => one.area === area).map(({ id }) => chances.get(id) ?? 0);
    const right = known.reduce((sum, chance) => sum + chance, 0) / known.length;
    return Array.from({ length: quotas[index] ?? 0 }, () => right);
  });
  // the chance of so many points after one question more
  const points = each.reduce<readonly number[]>(
    (before, right) =>
      [...before, 0].map((same, count) => same * (1 - right) + (before[count - 1] ?? 0) * right),
    [1],
  );
  return points.slice(passMark.value).reduce((sum, chance) => sum + chance, 0);
}
