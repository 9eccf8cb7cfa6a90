import type { ContentQuestion } from '../../../src/domain/content/content-file';
import { listOptions } from '../../../src/domain/question/question';
import type { Guesser } from './guess';
import { wordsOf } from './option-form';

/** Lengths of the runs of letters that are read: a stem, an ending, the seam of two words. */
const lengths = [3, 4, 5] as const;
/** Questions that a run is taken to have told nothing in, besides those where it was seen. */
const doubt = 2;
/** The runs of one word say the same: this share of their sum is believed. */
const trust = 0.1;

function runsOf(text: string): Set<string> {
  const letters = ` ${wordsOf(text).join(' ')} `;
  return new Set(
    lengths.flatMap((length) =>
      Array.from({ length: Math.max(0, letters.length - length + 1) }, (_, start) =>
        letters.slice(start, start + length),
      ),
    ),
  );
}

interface Asked {
  /** What each option has that another one has not. */
  options: readonly ReadonlySet<string>[];
  key: number;
}

function readQuestion(question: ContentQuestion): Asked {
  const options = listOptions(question);
  const runs = options.map(({ text }) => runsOf(text));
  return {
    options: runs.map(
      (own) => new Set([...own].filter((run) => !runs.every((all) => all.has(run)))),
    ),
    key: options.findIndex(({ key }) => key === question.answer),
  };
}

/** How much each run speaks for the option that has it: the logarithm of how often that was the key, beside even. */
function learn(questions: readonly Asked[]): Map<string, number> {
  const counts = new Map<string, { right: number; even: number }>();
  for (const { options, key } of questions) {
    for (const [place, runs] of options.entries()) {
      for (const run of runs) {
        const count = counts.get(run) ?? { right: 0, even: 0 };
        count.even += 1 / options.length;
        if (place === key) count.right += 1;
        counts.set(run, count);
      }
    }
  }
  return new Map(
    [...counts].map(([run, { right, even }]) => [run, Math.log((right + doubt) / (even + doubt))]),
  );
}

/** Returns a guesser of another kind: naive Bayes over runs of letters. It sees no form, and stems where others see words. */
export function letterGuesser(questions: readonly ContentQuestion[]): Guesser {
  const bank = questions.map(readQuestion);
  return (training) => {
    const worth = learn(training.flatMap((place) => bank[place] ?? []));
    return (place) => {
      const parts = (bank[place]?.options ?? []).map((runs) =>
        Math.exp(trust * [...runs].reduce((sum, run) => sum + (worth.get(run) ?? 0), 0)),
      );
      const sum = parts.reduce((total, part) => total + part, 0);
      return parts.map((part) => part / sum);
    };
  };
}
