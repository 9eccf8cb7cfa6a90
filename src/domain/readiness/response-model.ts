import { moved, rightBy } from './evidence';
import { usualOptions } from './guess';
import type { AreaKnowledge, LearntQuestion } from './knowledge';
import { logistic, logitOf, momentsOf, type Posterior } from './posterior';
import type { Remembering } from './remembering';

/** How much having known a rule in one situation goes for its siblings: 0 for nothing, 1 for all. */
const siblingsShare = 0.6;

/** The chance of a right answer to what has just been learnt. */
const justLearnt = 0.95;

/** What a learner may be, as the posteriors draw it: logits. */
export interface Nature {
  bias: number;
  transfer: number;
  /** Of the area in question. */
  fresh: number;
}

/** The most probable nature of the learner in an area. */
export function likelyNature({ fresh }: AreaKnowledge, { bias, transfer }: Remembering): Nature {
  const likely = (posterior: Posterior) => momentsOf(posterior).mean;
  return { bias: likely(bias), transfer: likely(transfer), fresh: likely(fresh) };
}

/** The logit of having known a question before, by what its siblings tell of the rule. */
function beforeBy(siblings: number | null, fresh: number): number {
  if (siblings === null) return fresh;
  const known = logistic(fresh);
  return logitOf(known + siblingsShare * (logistic(fresh + siblings) - known));
}

function rightToLearnt(question: LearntQuestion, { bias, transfer, fresh }: Nature): number {
  const { recall, isAsked, guess, knewBefore, siblings } = question;
  const recalled = moved(recall, bias) * (isAsked ? 1 : logistic(transfer));
  const before = logistic(beforeBy(siblings, fresh) + knewBefore);
  return rightBy(before + (1 - before) * recalled, guess);
}

const rightToUnseen = (guess: number, { fresh }: Nature) => rightBy(logistic(fresh), guess);

/** The chance of a right answer to a question of the area, for a learner of that nature; undefined where it is not of it. */
export function rightTo(
  { learnt, unseen }: AreaKnowledge,
  id: string,
  nature: Nature,
): number | undefined {
  const known = learnt.get(id);
  if (known !== undefined) return rightToLearnt(known, nature);
  const guess = unseen.get(id);
  return guess === undefined ? undefined : rightToUnseen(guess, nature);
}

function rightToEach({ learnt, unseen }: AreaKnowledge, nature: Nature): number[] {
  return [
    ...[...learnt.values()].map((one) => rightToLearnt(one, nature)),
    ...[...unseen.values()].map((guess) => rightToUnseen(guess, nature)),
  ];
}

/** The mean chance of a right answer in an area, for a learner of that nature. */
export function rightIn(area: AreaKnowledge, nature: Nature): number {
  const each = rightToEach(area, nature);
  // without a question in the bank, the real test still asks some
  if (each.length === 0) return rightToUnseen(1 / usualOptions, nature);
  return each.reduce((sum, one) => sum + one, 0) / each.length;
}

/** What that chance gains when the weakest questions of the area, so many, are learnt. */
export function gainByLearning(area: AreaKnowledge, questions: number, nature: Nature): number {
  const all = rightToEach(area, nature).sort((one, other) => one - other);
  const gains = all.slice(0, questions).map((right) => Math.max(0, justLearnt - right));
  return gains.reduce((sum, gain) => sum + gain, 0) / Math.max(all.length, 1);
}
