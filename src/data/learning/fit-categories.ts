import { lastAnswer, type Learner } from '../../domain/learning/learner';
import { byteLength } from '../../lib/byte-length';
import { groupBy } from '../../lib/group-by';
import { encodeDay, encodeQuestion } from './stored-record';

type Categories = Learner['categories'];

/** Something of a category that can be left out by itself. */
interface Piece<T> {
  categoryId: string;
  key: string;
  value: T;
  /** What is least is left out first. */
  at: number;
  /** Bytes that are free without it, at least. */
  bytes: number;
}

function listDays(categories: Categories) {
  return Object.entries(categories).flatMap(([categoryId, { days }]) =>
    Object.entries(days).map(([key, value]) => {
      const bytes = encodeDay(key, value).length;
      return { categoryId, key, value, at: Number(key), bytes };
    }),
  );
}

function listQuestions(categories: Categories) {
  return Object.entries(categories).flatMap(([categoryId, { questions }]) =>
    Object.entries(questions).map(([key, value]) => {
      const bytes = byteLength(JSON.stringify(key)) + encodeQuestion(value).length;
      return { categoryId, key, value, at: lastAnswer(value).at, bytes };
    }),
  );
}

/** Leaves out the oldest until so many bytes are free, or nothing is left. */
function dropOldest<T>(pieces: readonly Piece<T>[], needed: number) {
  const oldestFirst = [...pieces].sort((one, other) => one.at - other.at);
  let freed = 0;
  const kept = oldestFirst.filter(({ bytes }) => {
    if (freed >= needed) return true;
    freed += bytes;
    return false;
  });
  return { freed, kept: groupBy(kept, ({ categoryId }) => categoryId) };
}

function toRecord<T>(pieces: readonly Piece<T>[] = []): Record<string, T> {
  return Object.fromEntries(pieces.map(({ key, value }) => [key, value]));
}

/**
 * The categories with so many bytes less of what is stored. First the oldest days go, of which only the statistics of
 * long ago are lost, and then the questions that were answered longest ago, which are new again.
 */
export function withoutOldest(categories: Categories, needed: number): Categories {
  const days = dropOldest(listDays(categories), needed);
  const questions = dropOldest(listQuestions(categories), needed - days.freed);
  const ids = new Set([...days.kept.keys(), ...questions.kept.keys()]);
  return Object.fromEntries(
    [...ids].map((id) => [
      id,
      { questions: toRecord(questions.kept.get(id)), days: toRecord(days.kept.get(id)) },
    ]),
  );
}
