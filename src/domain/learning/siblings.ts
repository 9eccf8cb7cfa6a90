import { hashOf } from '../hash';

/** Questions that ask the same rule, two or more together, by the hashes of their ids: what a device keeps of a bank. */
export type Siblings = readonly (readonly number[])[];

/** The siblings in a bank. */
export function siblingsIn(
  bank: readonly { id: string; concept?: string | undefined }[],
): Siblings {
  const groups = new Map<string, number[]>();
  for (const { id, concept } of bank) {
    if (concept === undefined) continue;
    groups.set(concept, [...(groups.get(concept) ?? []), hashOf(id)]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
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
