import { shuffle, type Random } from '../random';

/**
 * The items in an order in which two of one category follow each other only where nothing else is left: mixed practice
 * teaches to tell rules apart (Brunmair and Richter 2019). Chance decides among the rest.
 */
export function interleave<T extends { categoryId: string }>(
  items: readonly T[],
  random: Random,
): T[] {
  const left = new Map<string, T[]>();
  for (const item of shuffle(items, random)) {
    left.set(item.categoryId, [...(left.get(item.categoryId) ?? []), item]);
  }
  const mixed: T[] = [];
  while (mixed.length < items.length) {
    const previous = mixed.at(-1)?.categoryId;
    // the category with most left goes first, or it would be left over at the end
    const [largest] = [...left.values()]
      .filter((group) => group[0] !== undefined && group[0].categoryId !== previous)
      .sort((one, other) => other.length - one.length);
    const next = (largest ?? left.get(previous ?? ''))?.shift();
    if (next === undefined) return mixed;
    mixed.push(next);
  }
  return mixed;
}
