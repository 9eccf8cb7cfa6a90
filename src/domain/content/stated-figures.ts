import { heldFiguresReader, statementsOf } from './check-facts';
import type { ContentQuestion } from './content-file';
import type { Fact } from './fact';
import { figurePattern, readFigure } from './figures';
import { splitSentences } from './sentences';

/** What a figure is of, as questions write it; the longer before the shorter. */
const units =
  'km/h|m/s|kWh|kW|kilowatt|kubikcentimeter|millimeter|centimeter|kilometer|meter|mm|cm|km|m|mil|promille|kg|kilo|ton|decibel|liter|sekunder|sekund|minuter|minut|timmars|timmar|timme|dygn|dagars|dagar|dag|veckors|veckor|vecka|månaders|månader|månad|års|år|kronor|kr|procentenheter|procent|%|grader';

/** Words of one unit, by the one that a report has. */
const sameUnits: Readonly<Record<string, string>> = {
  kilowatt: 'kW',
  millimeter: 'mm',
  centimeter: 'cm',
  kilometer: 'km',
  m: 'meter',
  kilo: 'kg',
  sekund: 'sekunder',
  minut: 'minuter',
  timmars: 'timmar',
  timme: 'timmar',
  dagars: 'dagar',
  dag: 'dagar',
  veckors: 'veckor',
  vecka: 'veckor',
  månaders: 'månader',
  månad: 'månader',
  års: 'år',
  kronor: 'kr',
  procent: '%',
};

const measurePattern = new RegExp(
  `(?<figure>${figurePattern})[ \\u00a0]?(?<unit>${units})(?![\\p{L}/²³])`,
  'giu',
);

/** A sentence in which something is reckoned, with signs or in words. */
const isReckoned = (sentence: string) =>
  /[=×]|\d [/+−] \d|alltså|tillsammans|gånger|minus|plus|hälften|fjärdedel|(?:%|procent) av/i.test(
    sentence,
  );

interface Measure {
  value: number;
  unit: string;
  sentence: string;
}

function measuresIn(text: string): Measure[] {
  return splitSentences(text).flatMap((sentence) =>
    [...sentence.matchAll(measurePattern)].map(({ groups }) => {
      const unit = (groups?.['unit'] ?? '').toLowerCase();
      return {
        value: readFigure(groups?.['figure'] ?? ''),
        unit: sameUnits[unit] ?? groups?.['unit'] ?? unit,
        sentence,
      };
    }),
  );
}

/** Where a question has a figure from: a fact, its own situation, its own reckoning, or none of them. */
type FigureOrigin = 'fact' | 'situation' | 'reckoned' | 'unheld';

/** A figure with its unit that a question's key or explanation states; once for each question. */
export interface StatedFigure extends Measure {
  id: string;
  origin: FigureOrigin;
}

type FactsReader = ReturnType<typeof heldFiguresReader>;

function statedBy(question: ContentQuestion, heldIn: FactsReader): StatedFigure[] {
  const { id, text, options, answer, explanation } = question;
  const held = heldIn(statementsOf(question));
  const given = new Set(measuresIn(`${text}\n${question.case ?? ''}`).map(({ value }) => value));
  const originOf = (value: number, sentences: readonly string[]): FigureOrigin => {
    if (held.has(value)) return 'fact';
    if (given.has(value)) return 'situation';
    const isOwn = question.calculation !== undefined || sentences.some(isReckoned);
    return isOwn ? 'reckoned' : 'unheld';
  };
  const measures = measuresIn(`${options[answer] ?? ''}\n${explanation}`);
  const isSame = (one: (typeof measures)[number], other: (typeof measures)[number]) =>
    one.value === other.value && one.unit === other.unit;
  const firsts = measures.filter(
    (measure, place) => measures.findIndex((each) => isSame(each, measure)) === place,
  );
  return firsts.map((first) => {
    const sentences = measures
      .filter((each) => isSame(each, first))
      .map(({ sentence }) => sentence);
    return { ...first, id, origin: originOf(first.value, sentences) };
  });
}

/**
 * Returns the figures with a unit that keys and explanations state, each with where it comes from. A fact holds it when
 * one of its claims matches it in the question's key, explanation or feedback; the situation gives it when the question or
 * its case has it; and it is reckoned when the question draws its figures or the sentence shows a calculation.
 */
export function statedFigures(
  facts: readonly Fact[],
  questions: readonly ContentQuestion[],
): StatedFigure[] {
  const heldIn = heldFiguresReader(facts);
  return questions.flatMap((question) => statedBy(question, heldIn));
}
