import { limits } from '../limits';

/** What administrators call questions among themselves: the tags, each with its questions' ids, the latest tagged last. */
export type Tags = ReadonlyMap<string, readonly string[]>;

/** A tag that is put on questions, or taken off them. */
export interface TagChange {
  tag: string;
  ids: readonly string[];
  isSet: boolean;
}

/** Characters of a tag, tags of one kind of question, and tags of one question, at most. */
export const tagLength = 24;
export const mostTags = 20;
const mostOfQuestion = 5;

/** A tag as it is kept, whatever way it is typed: lower-cased, with single spaces. */
export function readTag(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ').toLocaleLowerCase('sv');
}

/** The tags of the question with the id. */
export function tagsOf(tags: Tags, id: string): string[] {
  return [...tags].flatMap(([tag, ids]) => (ids.includes(id) ? [tag] : []));
}

/** The tags as they are stored. */
export function writeTags(tags: Tags): string {
  return JSON.stringify(Object.fromEntries(tags));
}

/** The tags after the change; one that no question has any more is gone. */
export function changeTags(tags: Tags, { tag, ids, isSet }: TagChange): Tags {
  const others = (tags.get(tag) ?? []).filter((id) => !ids.includes(id));
  const after = new Map(tags).set(tag, isSet ? [...others, ...ids] : others);
  if (after.get(tag)?.length === 0) after.delete(tag);
  return after;
}

/** What keeps questions from being tagged, in Swedish; null where nothing does. */
export function findTagProblem(tags: Tags, change: TagChange): string | null {
  const { tag, ids, isSet } = change;
  if (!isSet) return null;
  if (tag === '') return 'Skriv en tagg.';
  if (tag.length > tagLength) return `En tagg har högst ${String(tagLength)} tecken.`;
  if (!/^[\p{L}\p{N} -]+$/u.test(tag)) {
    return 'En tagg skrivs med bokstäver, siffror, mellanslag och bindestreck.';
  }
  const after = changeTags(tags, change);
  if (after.size > mostTags) {
    return `Det finns redan ${String(mostTags)} taggar. Använd en av dem, eller ta bort en först.`;
  }
  if (ids.some((id) => tagsOf(after, id).length > mostOfQuestion)) {
    return 'En fråga kan ha högst fem taggar.';
  }
  return writeTags(after).length > limits.tagsLength
    ? 'Taggarna rymmer inte fler frågor. Ta bort en som inte behövs.'
    : null;
}
