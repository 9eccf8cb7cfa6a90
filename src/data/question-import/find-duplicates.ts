import { findNearDuplicates } from '../../domain/content/check-content';
import type { Question } from '../../domain/question/question';
import { readForExport } from './export-questions';

/** Two questions that say almost the same. */
export interface Duplicate {
  one: Question;
  other: Question;
  /** Share of the words that they share, 0 to 1. */
  similarity: number;
}

/** The questions that say almost the same, as they were at a moment. */
export interface Duplicates {
  pairs: Duplicate[];
  /** How many questions have been compared. */
  compared: number;
  readAt: Date;
}

/**
 * The questions of a kind, of one licence, that say almost the same of the same picture, the most alike first. It reads
 * each question once: nothing less tells. Throws DataError.
 * @param onProgress told after every page how many have been read.
 */
export async function findDuplicates(
  kind: Question['kind'],
  onProgress: (read: number) => void,
): Promise<Duplicates> {
  const { questions } = await readForExport({ kind }, onProgress);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const pairs = findNearDuplicates(questions).flatMap(({ similarity, ...ids }) => {
    const [one, other] = [byId.get(ids.one), byId.get(ids.other)];
    if (one === undefined || one.licenceType !== other?.licenceType) return [];
    return [{ one, other, similarity }];
  });
  pairs.sort((a, b) => b.similarity - a.similarity);
  return { pairs, compared: questions.length, readAt: new Date() };
}
