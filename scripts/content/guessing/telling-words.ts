import type { ContentQuestion } from '../../../src/domain/content/content-file';
import { listOptions } from '../../../src/domain/question/question';
import { wordsOf } from './option-form';
import { commonWords } from './word-guesser';

/** How often a word stands in right and wrong options. */
export interface WordCount {
  word: string;
  right: number;
  wrong: number;
  /** In how many right options it would stand if it told nothing. */
  even: number;
  /** How far the right ones are from even, in standard deviations: above 0 it tells the key, below 0 a wrong option. */
  lean: number;
}

interface Use {
  isRight: boolean;
  wrong: number;
  /** Chance that the right option is among those that have the word. */
  share: number;
}

function countUses(word: string, uses: readonly Use[]): WordCount {
  const sum = (value: (use: Use) => number) => uses.reduce((total, use) => total + value(use), 0);
  const right = sum(({ isRight }) => Number(isRight));
  const even = sum(({ share }) => share);
  const deviation = Math.sqrt(sum(({ share }) => share * (1 - share)));
  const lean = deviation === 0 ? 0 : (right - even) / deviation;
  return { word, right, wrong: sum(({ wrong }) => wrong), even, lean };
}

/** Returns the common words of a bank's options, from what tells the key most to what tells wrong options most. */
export function countWords(questions: readonly ContentQuestion[]): WordCount[] {
  const uses = new Map(commonWords(questions).map((word): [string, Use[]] => [word, []]));
  for (const question of questions) {
    const options = listOptions(question).map(({ key, text }) => ({
      key,
      words: new Set(wordsOf(text)),
    }));
    for (const word of new Set(options.flatMap(({ words }) => [...words]))) {
      const having = options.filter(({ words }) => words.has(word));
      const isRight = having.some(({ key }) => key === question.answer);
      uses.get(word)?.push({
        isRight,
        wrong: having.length - Number(isRight),
        share: having.length / options.length,
      });
    }
  }
  return [...uses]
    .map(([word, all]) => countUses(word, all))
    .sort((one, other) => other.lean - one.lean);
}
