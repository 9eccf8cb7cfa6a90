import { listOptions, optionKeys, type OptionKey, type Question } from '../question/question';
import type { ContentFile, ContentQuestion } from './content-file';
import { findQuestionFaults, withoutFeedback, type QuestionFault } from './question-faults';
import { similarity, tokens } from './similarity';

/** Figures that a bank is held to (design, section 7). */
export const contentBars = {
  /** Share of shared words (Jaccard) from which two questions count as the same. */
  similarity: 0.72,
  /** How far a right letter's share may lie from even, in percentage points. */
  letterSpread: 5,
  /** Most questions whose right option is the longest, in per cent. */
  longestRight: 40,
} as const;

/** Something that a bank must not have, with the question or file it is about. */
export interface ContentProblem {
  where: string;
  what: string;
}

const faultTexts: Record<Exclude<QuestionFault, 'unknownSource' | 'noFeedback'>, string> = {
  noRightOption: 'the right option does not exist',
  feedbackForRight: 'feedback is given for the right option',
  feedbackForMissing: 'feedback for an option that does not exist',
  sameOptions: 'two options are the same',
  allOfThese: "an option says 'alla ovan' or the like",
  noMark: 'the question does not end with a mark',
  shortExplanation: 'the explanation is shorter than two sentences',
};

function sayFault(fault: QuestionFault, question: ContentQuestion): string {
  if (fault === 'unknownSource') return `unknown source '${question.source}'`;
  if (fault !== 'noFeedback') return faultTexts[fault];
  return `wrong options without feedback: ${withoutFeedback(question).join(', ')}`;
}

function checkQuestion(question: ContentQuestion): ContentProblem[] {
  return findQuestionFaults(question).map((fault) => ({
    where: question.id,
    what: sayFault(fault, question),
  }));
}

/** Share in per cent of the questions whose right option is longer than every other one. */
export function longestShare(questions: readonly ContentQuestion[]): number {
  const longest = questions.filter((question) => {
    const right = question.options[question.answer]?.length ?? 0;
    return listOptions(question).every(
      ({ key, text }) => key === question.answer || text.length < right,
    );
  });
  return (longest.length * 100) / Math.max(1, questions.length);
}

/**
 * Share in per cent of each letter as the right one, and the even share it is measured against: a letter can only be
 * right where the option exists.
 */
export function letterShares(
  questions: readonly ContentQuestion[],
): { letter: OptionKey; share: number; even: number }[] {
  const percent = (count: number) => (count * 100) / Math.max(1, questions.length);
  return optionKeys.map((letter) => ({
    letter,
    share: percent(questions.filter(({ answer }) => answer === letter).length),
    even: percent(
      questions.reduce((sum, question) => {
        return question.options[letter] === undefined
          ? sum
          : sum + 1 / listOptions(question).length;
      }, 0),
    ),
  }));
}

function checkBalance(questions: readonly ContentQuestion[]): ContentProblem[] {
  const longest = longestShare(questions);
  const problems = letterShares(questions)
    .filter(({ share, even }) => Math.abs(share - even) > contentBars.letterSpread)
    .map(({ letter, share, even }) => ({
      where: 'bank',
      what: `'${letter}' is right in ${share.toFixed(1)} %, even would be ${even.toFixed(1)} %`,
    }));
  if (longest > contentBars.longestRight) {
    problems.push({
      where: 'bank',
      what: `the right option is the longest in ${longest.toFixed(1)} %`,
    });
  }
  return problems;
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/**
 * Returns the pairs of questions that say almost the same of the same picture, if any: question and options together, by
 * shared words. Two sets as
 * alike as that share one of the rarest words of each, so only questions that do are compared: a bank of ten thousand
 * takes a second.
 */
export function findNearDuplicates(
  questions: readonly (Pick<Question, 'id' | 'text' | 'options' | 'imageUrl'> & {
    scene?: unknown;
  })[],
): { one: string; other: string; similarity: number }[] {
  const bags = questions.map((question) => ({
    id: question.id,
    // the same words about another picture are another question
    picture: JSON.stringify(question.scene ?? question.imageUrl),
    words: tokens([question.text, ...listOptions(question).map(({ text }) => text)].join(' ')),
  }));
  const uses = new Map<string, number>();
  for (const { words } of bags) for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  const rarest = (words: ReadonlySet<string>) =>
    [...words]
      .sort((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0) || (a < b ? -1 : 1))
      .slice(0, words.size - Math.ceil(contentBars.similarity * words.size - 1e-9) + 1);

  const earlier = new Map<string, Set<(typeof bags)[number]>>();
  return bags.flatMap((other) => {
    const words = rarest(other.words);
    const alike = new Set(words.flatMap((word) => [...(earlier.get(word) ?? [])]));
    for (const word of words) {
      earlier.set(word, (earlier.get(word) ?? new Set()).add(other));
    }
    return [...alike].flatMap((one) => {
      const shared = similarity(one.words, other.words);
      return shared >= contentBars.similarity && one.picture === other.picture
        ? [{ one: one.id, other: other.id, similarity: shared }]
        : [];
    });
  });
}

/** Returns everything that is wrong with a bank; an empty list means that it can be seeded and imported. */
export function checkContent(files: readonly ContentFile[]): ContentProblem[] {
  const questions = files.flatMap((file) => file.questions);
  return [
    ...questions.flatMap(checkQuestion),
    ...repeated(questions.map(({ id }) => id)).map((where) => ({ where, what: 'id used twice' })),
    ...repeated(files.map(({ category }) => category.id)).map((where) => ({
      where,
      what: 'category id used twice',
    })),
    ...repeated(files.map(({ category }) => category.name)).map((where) => ({
      where,
      what: 'category name used twice',
    })),
    ...findNearDuplicates(questions).map(({ one, other, similarity }) => ({
      where: one,
      what: `nearly the same as ${other} (${(similarity * 100).toFixed(0)} % shared words)`,
    })),
    ...checkBalance(questions),
  ];
}
