import { blueprints } from '../exam/blueprint';
import type { ExamArea } from '../exam/exam-area';
import { examIds } from '../exam/exam-id';
import type { LicenceType } from '../licence-type';
import type { ContentFile } from './content-file';

/** Difficulties of practice questions, from easy to hard. */
const difficulties = [1, 2, 3] as const;

/** What a bank has for one area of a licence, or for all of them. */
export interface Coverage {
  questions: number;
  categories: number;
  concepts: number;
  /** Concepts that a single question asks for, so that no sibling can take its place when it is due. */
  lone: number;
  pictures: number;
  /** Share of the questions of difficulty 1, 2 and 3, in per cent. */
  difficulty: readonly number[];
}

/** Returns what files hold together. */
export function cover(files: readonly ContentFile[]): Coverage {
  const questions = files.flatMap((file) => file.questions);
  const uses = new Map<string, number>();
  for (const { concept } of questions) uses.set(concept, (uses.get(concept) ?? 0) + 1);
  const counted = (level: number) =>
    questions.filter(({ difficulty }) => difficulty === level).length;
  return {
    questions: questions.length,
    categories: files.length,
    concepts: uses.size,
    lone: [...uses.values()].filter((count) => count === 1).length,
    pictures: questions.filter(({ scene, imageUrl }) => (scene ?? imageUrl) !== undefined).length,
    difficulty: difficulties.map((level) => (counted(level) * 100) / Math.max(1, questions.length)),
  };
}

/** The files of a licence, or of one of its areas. */
export function filesOf(
  files: readonly ContentFile[],
  licence: LicenceType,
  area?: ExamArea,
): ContentFile[] {
  return files.filter(
    ({ category }) =>
      category.licenceType === licence && (area === undefined || category.examArea === area),
  );
}

/** The areas of a licence's tests, with their share of the test they are in, in per cent. */
export function areasOf(licence: LicenceType): { area: ExamArea; share: number }[] {
  return examIds
    .map((id) => blueprints[id])
    .filter(({ licenceType }) => licenceType === licence)
    .flatMap(({ areas }) => {
      const sum = areas.value.reduce((total, { weight }) => total + weight, 0);
      return areas.value.map(({ area, weight }) => ({ area, share: (weight * 100) / sum }));
    });
}
