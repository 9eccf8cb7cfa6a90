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
  meaningVersion?: number | undefined;
  isKeyCorrected?: boolean | undefined;
  /** Questions with the same concept ask the same rule. */
  concept?: string | undefined;
  /** How many options it has; four unless it is said. */
  options?: number | undefined;
  /** The case that it is about; the questions of a case are asked one after the other. */
  caseId?: string | undefined;
}

/** A question in a test. Trial questions are not told apart before the test is handed in. */
export interface ExamQuestion {
  id: string;
  categoryId: string;
  area: ExamArea;
  answer: OptionKey;
  /** Which version of it was drawn; said only where there have been others. */
  meaningVersion?: number | undefined;
  isTrial: boolean;
  /** What the test shows of it. */
  shown?: Shown | undefined;
}

/** A question seen within this time is asked only when there is no other: long enough to have to remember the rule. */
const recently = 14 * 24 * 60 * 60 * 1000;

/** Questions that are asked one after the other: those of a case, or one alone. */
type Unit<Asked> = Asked[];

/** The questions in units, each where its first one was, a case's in the order of their ids. */
function unitsOf<Asked extends { id: string; caseId?: string | undefined }>(
  questions: readonly Asked[],
): Unit<Asked>[] {
  const units = new Map<string, Unit<Asked>>();
  for (const question of questions) {
    const { id, caseId } = question;
    const key = caseId === undefined ? `question ${id}` : `case ${caseId}`;
    units.set(key, [...(units.get(key) ?? []), question]);
  }
  return [...units.values()].map((unit) => unit.sort((one, other) => (one.id < other.id ? -1 : 1)));
}

/** Those not seen recently in random order, then the others with the longest unseen first. */
function inOrderOfPreference(
  questions: readonly BankQuestion[],
  lastSeen: ReadonlyMap<string, number>,
  now: number,
  random: () => number,
): Unit<BankQuestion>[] {
  // a stale moment is as good as none, so chance decides among them
  const seen = (unit: Unit<BankQuestion>) => {
    const at = Math.max(...unit.map(({ id }) => lastSeen.get(id) ?? -Infinity));
    return now - at > recently ? -Infinity : at;
  };
  const byId = [...questions].sort((one, other) => (one.id < other.id ? -1 : 1));
  return shuffle(unitsOf(byId), random).sort((one, other) => {
    const [first, second] = [seen(one), seen(other)];
    return first === second ? 0 : first - second;
  });
}

/**
 * Takes so many in order, those whose concept the test has already only when there are no others. A case is taken whole; one
 * for which there is no room is cut only when nothing else is left.
 */
function take(
  candidates: readonly Unit<BankQuestion>[],
  count: number,
  concepts: Set<string>,
): BankQuestion[] {
  const taken: BankQuestion[] = [];
  const isAsked = ({ concept }: BankQuestion) => concept !== undefined && concepts.has(concept);
  const takeFitting = (units: readonly Unit<BankQuestion>[], isRefused: typeof isAsked) =>
    units.filter((unit) => {
      if (unit.every(isRefused) || unit.length > count - taken.length) return true;
      for (const { concept } of unit) if (concept !== undefined) concepts.add(concept);
      taken.push(...unit);
      return false;
    });
  const left = takeFitting(takeFitting(candidates, isAsked), () => false);
  return [...taken, ...left.flat().slice(0, count - taken.length)];
}

/**
 * Draws the questions of a test: each area's quota, no question twice, rather new ones than ones seen lately, and one
 * question of a concept while there are others; the questions of a case together and in order. The same bank, format, history, moment and seed give the same test, in
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
      caseId: question.caseId,
      asked: {
        id: question.id,
        categoryId: question.categoryId,
        area,
        answer: question.answer,
        ...(question.meaningVersion !== undefined && { meaningVersion: question.meaningVersion }),
        isTrial: index >= scored,
      },
    }));
  });
  return shuffle(unitsOf(drawn), random)
    .flat()
    .map(({ asked }) => asked);
}

/** How many questions of each area a bank has. */
export function bankSize(bank: readonly BankQuestion[]): Partial<Record<ExamArea, number>> {
  const size: Partial<Record<ExamArea, number>> = {};
  for (const { area } of bank) size[area] = (size[area] ?? 0) + 1;
  return size;
}
