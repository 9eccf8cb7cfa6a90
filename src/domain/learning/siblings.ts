import type { BankQuestion } from '../exam/draw';
import { hashOf } from '../hash';
import { groupByConcept } from './concepts';

/** Questions that ask the same rule, two or more together, by the hashes of their ids: what a device keeps of a bank. */
export type Siblings = readonly (readonly number[])[];

/** The siblings in a bank. */
export function siblingsIn(bank: readonly Pick<BankQuestion, 'id' | 'concept'>[]): Siblings {
  return [...groupByConcept(bank).values()]
    .filter(({ length }) => length > 1)
    .map((questions) => questions.map(({ id }) => hashOf(id)));
}

/** Returns what says of a question which rule it asks: the same of siblings, and of every other question its id. */
export function ruleBy(siblings: Siblings): (questionId: string) => string {
  const groupOf = new Map(
    siblings.flatMap((group, index) => group.map((hash) => [hash, index] as const)),
  );
  return (questionId) => {
    const group = groupOf.get(hashOf(questionId));
    // no question's id begins so
    return group === undefined ? questionId : `~${String(group)}`;
  };
}
