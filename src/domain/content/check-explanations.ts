import { listOptions, type OptionKey } from '../question/question';
import type { ContentProblem } from './check-content';
import type { ContentQuestion } from './content-file';
import { figuresIn } from './figures';
import { hasWord, readWording, type Wording } from './wording';

/**
 * How much more an explanation may agree with a wrong option than with the right one, of 0 to 1: it may name what it warns
 * of. With this and the figures, 95 % of the bank's keys are caught when they are moved to a wrong option.
 */
const mostLead = 0.15;

type Asked = Pick<ContentQuestion, 'text' | 'options' | 'answer' | 'explanation'>;

/** Share, by weight, of what an option says that the explanation says too. */
function agreement(option: Wording, all: readonly Wording[], explanation: Wording): number {
  // what several options say tells them apart less, and what all of them say not at all
  const weigh = (uses: number) => (uses === all.length ? 0 : 1 / uses);
  const parts = [
    ...[...option.words].map((word) => ({
      weight: weigh(all.filter(({ words }) => words.has(word)).length),
      isSaid: hasWord(explanation, word),
    })),
    ...[...option.pairs].map((pair) => ({
      weight: weigh(all.filter(({ pairs }) => pairs.has(pair)).length),
      isSaid: explanation.pairs.has(pair),
    })),
  ];
  const sum = parts.reduce((total, { weight }) => total + weight, 0);
  const said = parts.reduce((total, { weight, isSaid }) => total + (isSaid ? weight : 0), 0);
  return sum === 0 ? 0 : said / sum;
}

/** How much an explanation agrees with each option, 0 to 1: shared words and pairs of words that tell the options apart. */
export function agreements(question: Asked): { key: OptionKey; share: number }[] {
  const options = listOptions(question).map(({ key, text }) => ({
    key,
    wording: readWording(text),
  }));
  const explanation = readWording(question.explanation);
  const all = options.map(({ wording }) => wording);
  return options.map(({ key, wording }) => ({ key, share: agreement(wording, all, explanation) }));
}

/** Figures of the right option that neither the explanation nor the question has; 1 is also an article, so it is let be. */
function unexplainedFigures({ text, options, answer, explanation }: Asked): number[] {
  const given = new Set(figuresIn(`${text} ${explanation}`));
  return figuresIn(options[answer] ?? '').filter((figure) => figure !== 1 && !given.has(figure));
}

/** Returns what tells that an explanation states another option than the key; an empty list if nothing does. */
export function findMisexplained(question: Asked): string[] {
  const all = agreements(question);
  const right = all.find(({ key }) => key === question.answer)?.share ?? 0;
  const figures = unexplainedFigures(question);
  return [
    ...all
      .filter(({ share }) => share - right > mostLead)
      .map(({ key, share }) => {
        const percent = (value: number) => `${(value * 100).toFixed(0)} %`;
        return `the explanation agrees more with option '${key}' (${percent(share)}) than with the key '${question.answer}' (${percent(right)})`;
      }),
    ...figures.map(
      (figure) => `the explanation does not have the right option's figure ${String(figure)}`,
    ),
  ];
}

/** Returns the questions whose explanation does not state the right option, as far as words and figures can tell. */
export function checkExplanations(questions: readonly ContentQuestion[]): ContentProblem[] {
  return questions.flatMap((question) =>
    findMisexplained(question).map((what) => ({ where: question.id, what })),
  );
}
