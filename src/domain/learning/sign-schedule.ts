import { swedishDay } from '../calendar-day';
import { signQuizCategory, type Learner } from './learner';
import { retrievabilityAt, remember } from './memory';

/**
 * The signs in the order in which a learner needs them: those that are due, the most forgotten first; then those never
 * asked, in the order given; then the rest, the least remembered first.
 * @param codes the codes of signs
 * @param now milliseconds since the epoch
 */
export function byNeed(codes: readonly string[], learner: Learner, now: number): string[] {
  const known = learner.categories[signQuizCategory]?.questions ?? {};
  const today = swedishDay(now);
  const needs = codes.map((code) => {
    const memory = remember(known[code]?.latest ?? []).memory;
    if (memory === null) return { code, turn: 1, recall: 0 };
    return { code, turn: memory.dueDay <= today ? 0 : 2, recall: retrievabilityAt(memory, now) };
  });
  return needs
    .sort((one, other) => one.turn - other.turn || one.recall - other.recall)
    .map(({ code }) => code);
}
