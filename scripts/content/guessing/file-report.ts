import type { ContentProblem } from '../../../src/domain/content/check-content';
import type { ContentFile, ContentQuestion } from '../../../src/domain/content/content-file';
import { listOptions, type OptionKey } from '../../../src/domain/question/question';
import { formatTable } from '../../lib/table';
import { figuresOf } from './figures';
import { findGiveaways, type Giveaway } from './giveaways';
import { tellsOf } from './report';
import { guessByForm, guessByWords } from './word-guesser';

/** The wrong options of a question that have no feedback. */
function missingFeedback({ options, answer, feedback }: ContentQuestion): OptionKey[] {
  return listOptions({ options })
    .map(({ key }) => key)
    .filter((key) => key !== answer && feedback[key] === undefined);
}

/** What one file of a bank gives away, among the other files. */
function measure(files: readonly ContentFile[], { questions }: ContentFile) {
  const all = files.flatMap((file) => file.questions);
  const guesses = { form: guessByForm(all), words: guessByWords(all) };
  const own = new Set(questions.map(({ id }) => id));
  const giveaways = findGiveaways(all, guesses.words).filter(({ id }) => own.has(id));
  const { form, words, absolutes } = figuresOf('', questions, guesses);
  return {
    figures: [
      ...[form, words, absolutes].map((value) => value.toFixed(1)),
      String(questions.flatMap(missingFeedback).length),
    ],
    giveaways: new Map(giveaways.map((giveaway) => [giveaway.id, giveaway])),
  };
}

const percent = (giveaway: Giveaway | undefined) =>
  (giveaway === undefined ? '–' : (giveaway.chance * 100).toFixed(0)).padStart(4);

/**
 * Returns what the file at a place gives away, as lines to print: its figures and its questions, before (when it was
 * there) and now, and the problems that name one of its questions.
 */
export function reportFile(
  files: readonly ContentFile[],
  place: number,
  before: ContentFile | undefined,
  problems: readonly ContentProblem[],
): string[] {
  const file = files[place];
  if (file === undefined) throw new Error(`there is no file ${String(place)}`);
  const now = measure(files, file);
  const then = before && measure(files.with(place, before), before);
  const ids = new Set(file.questions.map(({ id }) => id));
  return [
    ...formatTable([
      ['', 'by form', 'form and words', 'absolutes', 'wrong options without feedback'],
      ...(then === undefined ? [] : [['before', ...then.figures]]),
      ['now', ...now.figures],
    ]),
    '',
    'how likely the guesser holds the key to be right, per cent',
    ' was  now  question',
    ...file.questions.map((question) => {
      const giveaway = now.giveaways.get(question.id);
      const missing = missingFeedback(question);
      return [
        `${percent(then?.giveaways.get(question.id))} ${percent(giveaway)}  ${question.id}`,
        ...(missing.length === 0 ? [] : [`no feedback: ${missing.join(', ')}`]),
        ...(giveaway === undefined ? [] : tellsOf(giveaway)),
      ].join(' · ');
    }),
    '',
    ...problems.filter(({ where }) => ids.has(where)).map(({ where, what }) => `${where}: ${what}`),
  ];
}
