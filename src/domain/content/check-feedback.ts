import { optionKeys, type OptionKey } from '../question/question';
import type { ContentProblem } from './check-content';
import type { ContentQuestion } from './content-file';
import { splitSentences } from './sentences';
import { similarity } from './similarity';

/**
 * Share of shared words (Jaccard) from which a sentence of feedback says what a sentence of the explanation says: the
 * learner reads both, one after the other. Sentences that share a rule, or a figure, stay below it.
 */
const mostAlike = 0.6;

/** Fewest words of a sentence that is compared: shorter ones name the thing that is spoken of. */
const leastWords = 5;

type Answered = Pick<ContentQuestion, 'explanation' | 'feedback'>;

/** The distinct words of each sentence: here the small ones count too, for the same words in the same sense repeat. */
function readSentences(text: string): { sentence: string; words: ReadonlySet<string> }[] {
  return splitSentences(text).map((sentence) => ({
    sentence,
    words: new Set(sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu)),
  }));
}

/** Returns the sentences of a question's feedback that repeat one of its explanation, each with the option it is for. */
export function findRepeatedFeedback({
  explanation,
  feedback,
}: Answered): { key: OptionKey; sentence: string }[] {
  const explained = readSentences(explanation);
  return optionKeys.flatMap((key) =>
    readSentences(feedback[key] ?? '')
      .filter(({ words }) => words.size >= leastWords)
      .filter(({ words }) => explained.some((one) => similarity(words, one.words) >= mostAlike))
      .map(({ sentence }) => ({ key, sentence })),
  );
}

/** Returns the questions whose feedback says again what the explanation says. */
export function checkFeedback(
  questions: readonly (Answered & Pick<ContentQuestion, 'id'>)[],
): ContentProblem[] {
  return questions.flatMap((question) =>
    findRepeatedFeedback(question).map(({ key, sentence }) => ({
      where: question.id,
      what: `feedback ${key} repeats the explanation: '${sentence}'`,
    })),
  );
}
