import { optionKeys, type OptionKey, type Question } from './question';

/** What tells which version of a question an answer is about, and whether it is right. */
export type AskedVersion = Pick<Question, 'id' | 'answer' | 'meaningVersion' | 'isKeyCorrected'>;

/** The version of what a question asks: 1 until that is changed. */
export function meaningVersionOf({ meaningVersion = 1 }: Pick<Question, 'meaningVersion'>): number {
  return meaningVersion;
}

/** Returns true iff an answer that was marked so is right by today's key: otherwise than then only where that was wrong. */
export function isRightToday(
  { answer, isKeyCorrected }: AskedVersion,
  given: { option: OptionKey | null; isRight: boolean },
): boolean {
  return isKeyCorrected === true ? given.option === answer : given.isRight;
}

/** What two versions of a question are compared by. */
interface Asked {
  text: string;
  options: Partial<Question['options']>;
}

/** Words without what says nothing: case, spaces and signs other than those of figures. */
function said(text = ''): string {
  return text
    .toLocaleLowerCase('sv')
    .replaceAll(/[^\p{L}\p{N}%,.+<>≤≥=−–-]+/gu, ' ')
    .replaceAll(/[.,]+(?= |$)/g, '')
    .trim();
}

/** Returns true iff an option stands under another letter than before: what was picked by letter would mean another one. */
export function hasMovedOption(before: Asked, after: Asked): boolean {
  return optionKeys.some((key) => {
    const option = said(before.options[key]);
    if (option === '' || said(after.options[key]) === option) return false;
    return optionKeys.some((other) => said(after.options[other]) === option);
  });
}

/**
 * Returns true iff a change, by what it looks like, makes another question of it: other words, or other options. With only
 * another key the key was wrong, and explanations, pictures and places change nothing of what is asked.
 */
export function looksChanged(before: Asked, after: Asked): boolean {
  return (
    said(before.text) !== said(after.text) ||
    optionKeys.some((key) => said(before.options[key]) !== said(after.options[key]))
  );
}

/**
 * The question with its version after a change: the next one where it asks something else, or an option has moved; and
 * otherwise the same, with a mark where the key is another. Within a version a letter always stands for the same option.
 * @param before undefined for a new question, which keeps the version that it brings.
 * @param isChanged what the editor says; undefined to go by what it looks like.
 */
export function withMeaning<Written extends Question>(
  before: Question | undefined,
  after: Written,
  isChanged?: boolean,
): Written {
  if (before === undefined) return after;
  const version = meaningVersionOf(before);
  const isNext = hasMovedOption(before, after) || (isChanged ?? looksChanged(before, after));
  const isCorrected = before.isKeyCorrected === true || before.answer !== after.answer;
  return {
    ...after,
    meaningVersion: isNext ? version + 1 : before.meaningVersion,
    isKeyCorrected: !isNext && isCorrected ? true : undefined,
  };
}
