import type { ContentQuestion } from '../../../src/domain/content/content-file';
import { listOptions } from '../../../src/domain/question/question';
import type { Choice, Feature } from './conditional-logit';
import { formFeatures, formOf } from './option-form';

/** What is read in an option's text: its words, or pairs of them. */
export type ReadTerms = (text: string) => readonly string[];

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

/** Returns the terms that options of at least so many questions have: what rarer ones tell cannot be learnt. */
export function commonTerms(
  questions: readonly ContentQuestion[],
  read: ReadTerms,
  leastQuestions: number,
): string[] {
  const uses = new Map<string, number>();
  for (const question of questions) {
    const terms = listOptions(question).flatMap(({ text }) => read(text));
    for (const term of new Set(terms)) uses.set(term, (uses.get(term) ?? 0) + 1);
  }
  return [...uses].filter(([, count]) => count >= leastQuestions).map(([term]) => term);
}

const noTerms: ReadTerms = () => [];

/** Returns the questions as features of form, and of those terms in their options that are given. */
export function readBank(
  questions: readonly ContentQuestion[],
  read: ReadTerms = noTerms,
  terms: readonly string[] = [],
): Readable {
  const forms = readForm(questions);
  const numberOf = new Map(terms.map((term, index) => [term, formFeatures.length + index]));
  const termsIn = (text: string): Feature[] =>
    [...new Set(read(text))].flatMap((term) => {
      const feature = numberOf.get(term);
      return feature === undefined ? [] : [{ feature, amount: 1 }];
    });
  return {
    names: [...formFeatures, ...terms.map((term) => `'${term}'`)],
    choices: questions.map((question, index) => {
      const options = listOptions(question);
      return {
        key: options.findIndex(({ key }) => key === question.answer),
        options: options.map(({ text }, place) => [
          ...(forms[index]?.[place] ?? []).map((amount, feature) => ({ feature, amount })),
          ...termsIn(text),
        ]),
      };
    }),
  };
}
