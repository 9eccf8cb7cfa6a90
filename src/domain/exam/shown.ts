import * as z from 'zod/mini';

import { markOf } from '../progress/answer-mark';
import { listOptions, optionKeys, type OptionKey, type Question } from '../question/question';
import type { ExamQuestion } from './draw';
import type { MarkedQuestion } from './exam-result';

/** What a test showed of a question, which may be changed afterwards. */
export const shownSchema = z.object({
  /** Its text, and then its options in order. */
  texts: z.array(z.string()).check(z.minLength(1)),
  /** A mark of its picture or its case; a question without one has none. */
  picture: z.optional(z.string()),
});
export type Shown = z.infer<typeof shownSchema>;

function shownOf(question: Question): Shown {
  const picture = question.imageUrl ?? question.scene ?? question.case;
  return {
    texts: [question.text, ...listOptions(question).map(({ text }) => text)],
    ...(picture !== undefined && { picture: markOf(picture) }),
  };
}

/** A mark by which it can be told whether the same was shown. */
export function markOfShown(shown: Shown): string {
  return markOf(JSON.stringify(shown));
}

/** The drawn questions with what the test shows of them. */
export function withShown(
  drawn: readonly ExamQuestion[],
  byId: ReadonlyMap<string, Question>,
): ExamQuestion[] {
  return drawn.map((one) => {
    const question = byId.get(one.id);
    return question === undefined ? one : { ...one, shown: shownOf(question) };
  });
}

/** A question of a finished test, to look at again. */
export interface Reviewed {
  text: string;
  options: { key: OptionKey; text: string }[];
  /** Whether the picture or the case that the question has now is the one of the test. */
  isSamePicture: boolean;
  /** Whether everything is now as it was in the test. */
  isUnchanged: boolean;
}

/**
 * The question as the test showed it. Where that was not kept, the question as it is now, or null where there is none or
 * where it is another by its mark or its right option: the options are not the ones that were chosen from.
 */
export function reviewed(
  marked: Pick<MarkedQuestion, 'answer' | 'shown' | 'shownMark'>,
  now: Question | undefined,
): Reviewed | null {
  const isSameAnswer = now?.answer === marked.answer;
  const known = now === undefined ? undefined : shownOf(now);
  const isMarked =
    marked.shownMark === undefined ||
    (known !== undefined && marked.shownMark === markOfShown(known));
  const shown = marked.shown ?? (isSameAnswer && isMarked ? known : undefined);
  if (shown === undefined) return null;
  const [text = '', ...options] = shown.texts;
  return {
    text,
    options: options.flatMap((option, index) => {
      const key = optionKeys[index];
      return key === undefined ? [] : [{ key, text: option }];
    }),
    isSamePicture: known?.picture === shown.picture,
    isUnchanged: isSameAnswer && JSON.stringify(known) === JSON.stringify(shown),
  };
}
