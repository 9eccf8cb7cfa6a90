import { seededRandom, shuffle } from '../random';
import type { OptionKey } from '../question/question';
import type { ExamArea } from './exam-area';
import type { ExamFormat } from './format';
import type { Shown } from './shown';

/** A question that can be drawn. */
export interface BankQuestion {
  id: string;
  categoryId: string;
  area: ExamArea;
  answer: OptionKey;
  /** Questions with the same concept ask the same rule. */
  concept?: string | undefined;
  /** How many options it has; four unless it is said. */
  options?: number | undefined;
}

/** A question in a test. Trial questions are not told apart before the test is handed in. */
export interface ExamQuestion {
  id: string;
  categoryId: string;
  area: ExamArea;
  answer: OptionKey;
  isTrial: boolean;
  /** What the test shows of it. */
  shown?: Shown | undefined;
}

/** A question seen within this time is asked only when there is no other: long enough to have to remember the rule. */
const recently = 14 * 24 * 60 * 60 * 1000;

/** Those not seen recently in random order, then the others with the longest unseen first. */
function inOrderOfPreference(
  questions: readonly BankQuestion[],
  lastSeen: ReadonlyMap<string, number>,
  now: number,
  random: () => number,
): BankQuestion[] {
  // a stale moment is as good as none, so chance decides among them
  const seen = ({ id }: BankQuestion) => {
    const at = lastSeen.get(id) ?? -Infinity;
    return now - at > recently ? -Infinity : at;
  };
  const byId = [...questions].sort((one, other) => (one.id < other.id ? -1 : 1));
  return shuffle(byId, random).sort((one, other) => {
    const [first, second] = [seen(one), seen(other)];
    return first === second ? 0 : first - second;
  });
}

/** Takes so many in order, those whose concept the test has already only when there are no others. */
function take(
  candidates: readonly BankQuestion[],
  count: number,
  concepts: Set<string>,
): BankQuestion[] {
  const taken: BankQuestion[] = [];
  const siblings: BankQuestion[] = [];
  for (const question of candidates) {
    if (taken.length === count) return taken;
    if (question.concept !== undefined && concepts.has(question.concept)) {
      siblings.push(question);
      continue;
    }
    if (question.concept !== undefined) concepts.add(question.concept);
    taken.push(question);
  }
  return [...taken, ...siblings.slice(0, count - taken.length)];
}

/**
 * Draws the questions of a test: each area's quota, no question twice, rather new ones than ones seen lately, and one
 * question of a concept while there are others. The same bank, format, history, moment and seed give the same test, in
 * whatever order the bank comes. `formatFor` over the same bank makes sure that every quota can be filled.
 */
export function drawExam(
  format: ExamFormat,
  bank: readonly BankQuestion[],
  { seed, lastSeen, now }: { seed: number; lastSeen: ReadonlyMap<string, number>; now: number },
): ExamQuestion[] {
  const random = seededRandom(seed);
  const concepts = new Set<string>();
  const drawn = format.quotas.flatMap(({ area, scored, trial }) => {
    const candidates = inOrderOfPreference(
      bank.filter((question) => question.area === area),
      lastSeen,
      now,
      random,
    );
    // which ones are on trial is chance, not the order of preference
    return shuffle(take(candidates, scored + trial, concepts), random).map((question, index) => ({
      id: question.id,
      categoryId: question.categoryId,
      area,
      answer: question.answer,
      isTrial: index >= scored,
    }));
  });
  return shuffle(drawn, random);
}

/** How many questions of each area a bank has. */
export function bankSize(bank: readonly BankQuestion[]): Partial<Record<ExamArea, number>> {
  const size: Partial<Record<ExamArea, number>> = {};
  for (const { area } of bank) size[area] = (size[area] ?? 0) + 1;
  return size;
}
