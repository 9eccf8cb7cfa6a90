import { contentBars, letterShares, longestShare } from '../../src/domain/content/check-content';
import type { ContentFile } from '../../src/domain/content/content-file';
import { areasOf, cover, filesOf, type Coverage } from '../../src/domain/content/coverage';
import { lixOf } from '../../src/domain/content/reading-ease';
import { licenceTypes, type LicenceType } from '../../src/domain/licence-type';
import { formatTable } from '../lib/table';

/** How many of the hardest questions are named. */
const hardest = 10;

const percent = (share: number) => `${share.toFixed(0)} %`;

function coverageCells({ questions, concepts, lone, pictures, difficulty }: Coverage): string[] {
  return [questions, concepts, lone, pictures]
    .map(String)
    .concat(difficulty.map((share) => share.toFixed(0)).join('/'));
}

function coverageRows(files: readonly ContentFile[], licence: LicenceType): string[][] {
  const all = filesOf(files, licence);
  const total = cover(all);
  const areas = areasOf(licence).map(({ area, share }) => {
    const inArea = cover(filesOf(files, licence, area));
    const ofBank = (inArea.questions * 100) / Math.max(1, total.questions);
    // a test of one area has all of its questions there
    const shares = share === 100 ? ['', ''] : [percent(ofBank), percent(share)];
    return [`  ${area}`, ...coverageCells(inArea), ...shares];
  });
  return [[licence, ...coverageCells(total), '', ''], ...areas];
}

function reportCoverage(files: readonly ContentFile[]): string[] {
  const head = ['', 'questions', 'concepts', 'asked once', 'pictures', 'difficulty 1/2/3'];
  return formatTable([
    [...head, 'of bank', 'of test'],
    ...licenceTypes.flatMap((licence) => coverageRows(files, licence)),
  ]);
}

function reportReadingEase(files: readonly ContentFile[]): string[] {
  const rows = licenceTypes.map((licence) => {
    const values = filesOf(files, licence)
      .flatMap(({ questions }) => questions.map(lixOf))
      .sort((one, other) => one - other);
    const at = (share: number) => values[Math.ceil((values.length - 1) * share)] ?? 0;
    return [licence, ...[0.5, 0.95, 1].map((share) => at(share).toFixed(0))];
  });
  const questions = files
    .flatMap((file) => file.questions)
    .map((question) => ({ id: question.id, value: lixOf(question) }))
    .sort((one, other) => other.value - one.value);
  return [
    ...formatTable([['LIX', 'median', '95 of 100', 'highest'], ...rows]),
    '',
    'hardest to read:',
    ...questions.slice(0, hardest).map(({ id, value }) => `  ${value.toFixed(0)}  ${id}`),
  ];
}

function reportBalance(files: readonly ContentFile[]): string[] {
  const questions = files.flatMap((file) => file.questions);
  const shares = letterShares(questions).map(
    ({ letter, share, even }) => `${letter} ${share.toFixed(1)} % (even ${even.toFixed(1)} %)`,
  );
  const read = questions.filter(({ reviewedAt }) => reviewedAt !== undefined).length;
  return [
    `${String(questions.length)} questions in ${String(files.length)} categories, ${String(read)} read a second time`,
    `right letters: ${shares.join(', ')}`,
    `the right option is the longest in ${longestShare(questions).toFixed(1)} %, at most ${String(contentBars.longestRight)} % may be`,
    `near-duplicates count from ${String(contentBars.similarity)} shared words`,
  ];
}

/** Returns what a bank is like, as lines to print: balance, coverage by licence and area, and reading ease. */
export function reportContent(files: readonly ContentFile[]): string[] {
  return [reportBalance(files), reportCoverage(files), reportReadingEase(files)].flatMap(
    (lines, index) => (index === 0 ? lines : ['', ...lines]),
  );
}
