import { startOfDay, swedishDay } from '../../src/domain/calendar-day';
import { foldAnswers } from '../../src/domain/learning/fold-answers';
import { emptyLearner, type Learner, type PastAnswer } from '../../src/domain/learning/learner';
import { remember, retrievabilityAt, type Memory } from '../../src/domain/learning/memory';
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
import { normal, seededRandom, shuffle, type Random } from '../../src/domain/random';
import { examResult, markedQuestion } from './exam';

/** The day on which the learner wants to know. */
const readinessDay = swedishDay(Date.UTC(2026, 10, 20));
export const readinessNow = startOfDay(readinessDay) + 20 * 60 * 60 * 1000;

const { areas, scored, passMark } = blueprints.B;
const weights = areas.value.map(({ weight }) => weight);

/** What a learner does with the bank. */
type Habit = 'practises' | 'crams' | 'reads' | 'repeats';

/** What a made-up learner practises and is tested with. */
export interface World {
  bank: readonly BankQuestion[];
  /** What the real test asks: one situation more of each rule, which the bank does not hold. */
  heldOut: readonly BankQuestion[];
  /** Most mock tests to be expected of a learner; some take one or two more. */
  exams: number;
  habits: readonly Habit[];
  /** The least share of rules that a learner sees to hold in another situation; others see up to all. */
  leastTransfer: number;
}

/** So many rules with the areas' shares of the test for B, and so many situations of each; a quarter have three options. */
function makeSituations(rules: number, situations: readonly string[]): readonly BankQuestion[] {
  return apportion(rules, weights).flatMap((count, index) =>
    Array.from({ length: count }, (_, rule) => {
      const area = areas.value[index]?.area ?? 'miljo';
      const concept = `${area}/${String(rule)}`;
      return situations.map((situation, number): BankQuestion => {
        const options = (rule * situations.length + number) % 4 === 0 ? 3 : 4;
        const id = `${concept}/${situation}`;
        return { id, categoryId: area, area, answer: 'a', options, concept };
      });
    }).flat(),
  );
}

const heldOut = makeSituations(200, ['real']);

/** Every question on a rule of its own, and no mock tests: answers alone. */
export const plainWorld: World = {
  bank: makeSituations(200, ['one']),
  heldOut,
  exams: 0,
  habits: ['practises'],
  leastTransfer: 0.5,
};

/** Two questions on every rule, as there mostly are in the content for B, and some mock tests. */
export const richWorld: World = {
  ...plainWorld,
  bank: makeSituations(200, ['one', 'other']),
  exams: 5,
};

/** The rich one with learners who cram one category, only read, or go through the bank three times. */
export const oneSidedWorld: World = {
  ...richWorld,
  habits: ['crams', 'reads', 'repeats'],
};

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

function drawNature({ leastTransfer }: World, random: Random): Nature {
  const overall = 0.5 + 1.3 * normal(random);
  return {
    level: new Map(areas.value.map(({ area }) => [area, overall + 0.5 * normal(random)])),
    strength: Math.exp(0.5 * normal(random)),
    slips: 0.03 * random(),
    overrates: random(),
    transfer: leastTransfer + (1 - leastTransfer) * random(),
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
  /** The true chance of a right answer to each question now, also to those that the bank does not hold. */
  chances: ReadonlyMap<string, number>;
}

/** Of the options a is right. */
const optionOf = (isRight: boolean) => (isRight ? 'a' : 'b');

/** What the learner knows, question by question, as he answers. */
function makeMind({ bank, heldOut }: World, nature: Nature, random: Random) {
  const rule = ({ concept, id }: BankQuestion) => concept ?? id;
  const all = [...bank, ...heldOut];
  const ofRules = new Map(all.map((one) => [rule(one), normal(random)]));
  // what is known beforehand stays known; the rest is remembered, as long as it is
  const isKnown = new Map(
    all.map((one) => {
      const hard =
        Math.sqrt(ofRule) * (ofRules.get(rule(one)) ?? 0) + Math.sqrt(1 - ofRule) * normal(random);
      return [one.id, (nature.level.get(one.area) ?? 0) > spread * hard];
    }),
  );
  // whether what is learnt of the rule is seen to hold here, too
  const holds = new Map(all.map(({ id }) => [id, random() < nature.transfer]));
  const answers = new Map<string, PastAnswer[]>();
  const memories = new Map<string, Memory>();
  const asked = new Set<string>();
  const knows = (question: BankQuestion, now: number) => {
    const { id } = question;
    if (isKnown.get(id) === true) return 1;
    if (!asked.has(id) && holds.get(id) !== true) return 0;
    const memory = memories.get(rule(question));
    if (memory === undefined) return 0;
    return retrievabilityAt({ ...memory, stability: memory.stability * nature.strength }, now);
  };
  const chanceOf = (question: BankQuestion, now: number) => {
    const known = knows(question, now) * (1 - nature.slips);
    return known + (1 - known) / (question.options ?? 4);
  };
  const learn = (question: BankQuestion, given: PastAnswer) => {
    const key = rule(question);
    const all = [...(answers.get(key) ?? []), given].slice(-20);
    answers.set(key, all);
    const { memory } = remember(all);
    if (memory !== null) memories.set(key, memory);
  };
  return {
    asked,
    knows,
    chanceOf,
    /** Answers, and is told what was right. */
    hear: (question: BankQuestion, given: PastAnswer) => {
      learn(question, given);
      asked.add(question.id);
    },
    /** Reads of a rule, which the program does not see. The first time it sticks as what is corrected does. */
    read: (question: BankQuestion, at: number) => {
      const isRight = answers.has(rule(question));
      learn(question, { at, option: optionOf(isRight), isRight });
    },
  };
}

type Mind = ReturnType<typeof makeMind>;

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

/** When and what a learner practises. */
interface Practice {
  /** From the first day to the last; he practises on six of ten. */
  days: number;
  /** Answers in a day. */
  size: number;
  /** Share of answers to questions that were asked before. */
  repeats: number;
  /** What is asked as new, in this order. */
  unseen: readonly BankQuestion[];
  /** Rules that are read of in a day. */
  reads: number;
}

/** What a learner of this habit does: some of it is chance. */
function drawPractice(habit: Habit, bank: readonly BankQuestion[], random: Random): Practice {
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least));
  const unseen = shuffle(bank, random);
  switch (habit) {
    case 'practises':
      return {
        days: between(3, 43),
        size: between(10, 40),
        repeats: 0.2 + 0.6 * random(),
        unseen,
        reads: 0,
      };
    case 'crams': {
      // first some of everything, and then one category alone
      const some = unseen.slice(0, bank.length / 4);
      const crammed = some[0]?.area;
      return {
        days: between(5, 15),
        size: between(40, 80),
        repeats: 0.2 + 0.4 * random(),
        unseen: [...some, ...unseen.slice(some.length).filter(({ area }) => area === crammed)],
        reads: 0,
      };
    }
    case 'reads':
      return {
        days: between(10, 40),
        size: between(8, 16),
        repeats: 0,
        unseen,
        reads: between(2, 12),
      };
    case 'repeats': {
      const size = between(30, 80);
      const thrice = [...unseen, ...shuffle(bank, random), ...shuffle(bank, random)];
      return {
        days: Math.ceil(thrice.length / size / 0.6),
        size,
        repeats: 0,
        unseen: thrice,
        reads: 0,
      };
    }
  }
}

/**
 * A learner of a nature drawn from the seed, who practised for some days by one of the world's habits, says sometimes how
 * sure he is, takes mock tests now and then, and then stopped for some days.
 */
export function syntheticLearner(seed: number, world: World): SyntheticLearner {
  const { bank, heldOut, habits } = world;
  const random = seededRandom(seed);
  const nature = drawNature(world, random);
  const mind = makeMind(world, nature, random);
  const events: AnswerEvent[] = [];
  const exams: ExamResult[] = [];
  const lastSeen = new Map<string, number>();
  const habit = habits[seed % habits.length] ?? 'practises';
  const { days, size, repeats, unseen, reads } = drawPractice(habit, bank, random);
  const queue = [...unseen].reverse();
  const pause = 1 + Math.floor(random() * 10);
  const speaks = random() < 0.5;
  const tests = Math.floor(random() * (world.exams + 1));
  for (let day = readinessDay - pause - days; day < readinessDay - pause; day++) {
    const isTested = random() < tests / days;
    if (random() < 0.4) continue;
    for (const question of shuffle(heldOut, random).slice(0, reads)) {
      mind.read(question, startOfDay(day) + 17 * 60 * 60 * 1000);
    }
    const seen = bank.filter(({ id }) => mind.asked.has(id));
    for (let asked = 0; asked < size; asked++) {
      const at = startOfDay(day) + 18 * 60 * 60 * 1000 + asked * 30_000;
      const old = seen[Math.floor(random() * seen.length)];
      const question = random() < repeats && old !== undefined ? old : (queue.pop() ?? old);
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
    chances: new Map(
      [...bank, ...heldOut].map((one) => [one.id, mind.chanceOf(one, readinessNow)]),
    ),
  };
}

/**
 * The chance that the learner passes a test of these questions, exactly. It asks the areas' quotas of them, each drawn by
 * itself: the real test has far more than are made up here.
 */
export function passRate(
  { chances }: Pick<SyntheticLearner, 'chances'>,
  questions: readonly BankQuestion[],
): number {
  const quotas = apportion(scored.value, weights);
  const each = areas.value.flatMap(({ area }, index) => {
    const known = questions
      .filter((one) => one.area === area)
      .map(({ id }) => chances.get(id) ?? 0);
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
