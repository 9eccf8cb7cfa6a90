import { blueprints } from '../exam/blueprint';
import { examIds, type ExamId } from '../exam/exam-id';
import { licenceTypes, type LicenceType } from '../licence-type';
import type { ContentProblem } from './check-content';
import type { ContentFile } from './content-file';
import { cover, filesOf } from './coverage';

/** Fewest questions that are sold for each licence. */
export const leastOfLicence: Record<LicenceType, number> = {
  B: 900,
  MC: 320,
  LASTBIL: 320,
  TAXI: 320,
  TAXI_AKERI: 320,
};

/** Fewest that a test draws from where its licence has several; except for the operator's, at least one and a half tests' worth. */
export const leastOfPart: Partial<Record<ExamId, number>> = {
  TAXI_1: 105,
  TAXI_2: 75,
  TAXI_AKERI_1: 40,
  TAXI_AKERI_2: 40,
  TAXI_AKERI_3: 40,
};

/** What the bank for B has besides its number of questions. */
const barsOfB = {
  categories: 10,
  pictures: 180,
  /** Per cent of the questions of difficulty 1, 2 and 3, and how far a share may lie from it, in percentage points. */
  difficulty: [30, 50, 20],
  difficultySpread: 7,
} as const;

function checkCount(where: string, least: number, files: readonly ContentFile[]): ContentProblem[] {
  const { questions } = cover(files);
  return questions < least
    ? [{ where, what: `${String(questions)} questions, at least ${String(least)} are needed` }]
    : [];
}

function checkPart(id: ExamId, files: readonly ContentFile[]): ContentProblem[] {
  const { licenceType, areas } = blueprints[id];
  const drawn = areas.value.flatMap(({ area }) => filesOf(files, licenceType, area));
  return checkCount(id, leastOfPart[id] ?? 0, drawn);
}

function checkB(files: readonly ContentFile[]): ContentProblem[] {
  const { categories, pictures, difficulty } = cover(filesOf(files, 'B'));
  const problems = [
    ...(categories < barsOfB.categories
      ? [`${String(categories)} categories, at least ${String(barsOfB.categories)} are needed`]
      : []),
    ...(pictures < barsOfB.pictures
      ? [`${String(pictures)} with a picture, at least ${String(barsOfB.pictures)} are needed`]
      : []),
    ...barsOfB.difficulty.flatMap((aim, index) => {
      const share = difficulty[index] ?? 0;
      return Math.abs(share - aim) > barsOfB.difficultySpread
        ? [`${share.toFixed(1)} % of difficulty ${String(index + 1)}, the aim is ${String(aim)} %`]
        : [];
    }),
  ];
  return problems.map((what) => ({ where: 'B', what }));
}

/** Returns where the bank as a whole is smaller or more lopsided than what is sold. */
export function checkSize(files: readonly ContentFile[]): ContentProblem[] {
  return [
    ...licenceTypes.flatMap((licence) =>
      checkCount(licence, leastOfLicence[licence], filesOf(files, licence)),
    ),
    ...examIds.flatMap((id) => checkPart(id, files)),
    ...checkB(files),
  ];
}
