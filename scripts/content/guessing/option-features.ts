import type { ContentQuestion } from '../../../src/domain/content/content-file';
import { listOptions } from '../../../src/domain/question/question';
import type { Choice, Feature } from './conditional-logit';
import { formFeatures, formOf, wordsOf } from './option-form';

/** Fewest questions whose options have a word, for it to be a feature: what rarer ones tell cannot be learnt. */
const leastUses = 10;

/** The questions of a bank as a guesser sees them: no more than form, or form and words. */
export interface Readable {
  /** What each feature is, by its number. */
  names: readonly string[];
  choices: readonly Choice[];
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Every row less the mean of its question: what all options share tells nothing. */
function centre(rows: readonly (readonly number[])[]): number[][] {
  return rows.map((row) =>
    row.map(
      (value, feature) => value - sumOf(rows.map((each) => each[feature] ?? 0)) / rows.length,
    ),
  );
}

/** The form of every option, in standard deviations from the mean of its question. */
function readForm(questions: readonly ContentQuestion[]): number[][][] {
  const all = questions.map((question) => {
    const texts = listOptions(question).map(({ text }) => text);
    return centre(formOf(question.text, texts));
  });
  const rows = all.flat();
  const deviations = formFeatures.map((_, feature) =>
    Math.sqrt(sumOf(rows.map((row) => (row[feature] ?? 0) ** 2)) / Math.max(1, rows.length)),
  );
  return all.map((question) =>
    question.map((row) => row.map((value, feature) => value / (deviations[feature] || 1))),
  );
}

/** The words that options of at least so many questions have. */
export function commonWords(questions: readonly ContentQuestion[]): string[] {
  const uses = new Map<string, number>();
  for (const question of questions) {
    const words = listOptions(question).flatMap(({ text }) => wordsOf(text));
    for (const word of new Set(words)) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  return [...uses].filter(([, count]) => count >= leastUses).map(([word]) => word);
}

/** Returns the questions as features of form, and of words where words are given. */
export function readBank(
  questions: readonly ContentQuestion[],
  words: readonly string[] = [],
): Readable {
  const forms = readForm(questions);
  const numberOf = new Map(words.map((word, index) => [word, formFeatures.length + index]));
  const wordFeatures = (text: string): Feature[] =>
    [...new Set(wordsOf(text))].flatMap((word) => {
      const feature = numberOf.get(word);
      return feature === undefined ? [] : [{ feature, amount: 1 }];
    });
  return {
    names: [...formFeatures, ...words.map((word) => `'${word}'`)],
    choices: questions.map((question, index) => {
      const options = listOptions(question);
      return {
        key: options.findIndex(({ key }) => key === question.answer),
        options: options.map(({ text }, place) => [
          ...(forms[index]?.[place] ?? []).map((amount, feature) => ({ feature, amount })),
          ...wordFeatures(text),
        ]),
      };
    }),
  };
}
