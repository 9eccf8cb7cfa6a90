import { describe, expect, test } from 'vitest';

import { tellingAbsolutes } from '../../scripts/content/guessing/absolutes';
import { checkGuessing, findStaleCeilings } from '../../scripts/content/guessing/bars';
import {
  guessedShare,
  measureGuessing,
  type GuessFigures,
} from '../../scripts/content/guessing/figures';
import { reportFile } from '../../scripts/content/guessing/file-report';
import { findGiveaways } from '../../scripts/content/guessing/giveaways';
import { foldOf, guessAll, seeds } from '../../scripts/content/guessing/guess';
import { formFeatures, formOf } from '../../scripts/content/guessing/option-form';
import { guessStrongly } from '../../scripts/content/guessing/strong-guesser';
import { countWords } from '../../scripts/content/guessing/telling-words';
import { guessByForm, guessByWords } from '../../scripts/content/guessing/word-guesser';
import type { ContentQuestion } from '../../src/domain/content/content-file';
import { optionKeys } from '../../src/domain/question/question';
import { seededRandom } from '../../src/domain/random';
import { contentFile } from '../factories/content';

/** A question's option, given what is drawn for it. */
type MakeOption = (drawn: string, isRight: boolean, number: number) => string;

/** A bank of two questions a concept, whose options are what is made of eight drawn letters and whose keys are drawn. */
function bank(count: number, make: MakeOption = (drawn) => drawn): ContentQuestion[] {
  const random = seededRandom(7);
  const draw = (from: ArrayLike<string>) => from[Math.floor(random() * from.length)] ?? '';
  const word = () => Array.from({ length: 8 }, () => draw('abdefghijklmnoprst')).join('');
  return Array.from({ length: count }, (_, number) => {
    const answer = optionKeys[Math.floor(random() * 4)] ?? 'a';
    const option = (key: string) => make(word(), key === answer, number);
    return {
      id: `q${String(number)}`,
      concept: `c${String(Math.floor(number / 2))}`,
      difficulty: 1,
      text: `${word()} ${word()}?`,
      options: { a: option('a'), b: option('b'), c: option('c'), d: option('d') },
      answer,
      explanation: 'Så är det. Därför.',
      feedback: {},
      source: 'Trafikförordningen (1998:1276) 3 kap. 18 §',
    };
  });
}

/** One of six words, by what is drawn. */
const wrongWord = (drawn: string) =>
  ['alltid', 'snabbt', 'genast', 'sällan', 'kanske', 'oftast'][drawn.charCodeAt(0) % 6] ?? '';

const guessed = (guess: typeof guessByForm, questions: readonly ContentQuestion[]) =>
  guessedShare(guess(questions), questions);

describe('a guesser', () => {
  test('who sees form alone guesses a bank whose key is always the longest', () => {
    const longest = bank(80, (drawn, isRight) => (isRight ? `${drawn}längre` : drawn));
    expect(guessed(guessByForm, longest)).toBeGreaterThan(99);
  });

  test('needs words where only words tell', () => {
    const telling = bank(
      80,
      (drawn, isRight) => `${isRight ? 'säkert' : wrongWord(drawn)} ${drawn}`,
    );
    expect(guessed(guessByForm, telling)).toBeLessThan(45);
    expect(guessed(guessByWords, telling)).toBeGreaterThan(99);
  });

  test('guesses a bank whose keys are drawn at random no more often than chance does', () => {
    const random = seededRandom(11);
    const words = ['alltid', 'kan', 'bara', 'köra', 'stanna', 'vänta', 'blinka', 'bromsa'];
    const drawn = bank(600, (rest) =>
      [...words.filter(() => random() < 0.4), rest.slice(Math.floor(random() * 6))].join(' '),
    );
    // two standard deviations of 600 picks of one of four
    const spread = 200 * Math.sqrt((0.25 * 0.75) / 600);
    expect(Math.abs(guessed(guessByForm, drawn) - 25)).toBeLessThan(spread);
    expect(Math.abs(guessed(guessByWords, drawn) - 25)).toBeLessThan(spread);
  });

  test('picks any of the options that it cannot tell apart', () => {
    const alike = bank(20, (_drawn, _isRight, number) => `lika${String(number)}`);
    expect(guessed(guessByForm, alike)).toBeCloseTo(25);
  });

  test('guesses the same bank alike every time', () => {
    const questions = bank(60, (drawn, isRight) => (isRight ? `kan ${drawn}` : drawn));
    expect(guessByWords(questions)).toEqual(guessByWords(questions));
  });
});

describe('a stronger guesser', () => {
  const shares = (questions: readonly ContentQuestion[]) =>
    Object.values(guessStrongly(questions)).map((guesses) => guessedShare(guesses, questions));

  test('reads endings, which who reads words does not', () => {
    const endings = bank(80, (drawn, isRight) => `${drawn}${isRight ? 'ande' : 'ning'}`);
    expect(guessed(guessByWords, endings)).toBeLessThan(45);
    const [, byLetters, together] = shares(endings);
    expect(byLetters).toBeGreaterThan(95);
    expect(together).toBeGreaterThan(95);
  });

  test('reads pairs of words, where every option has the same words', () => {
    const pairs = bank(80, (drawn, isRight) =>
      isRight ? `stanna inte ${drawn} köra` : `köra inte ${drawn} stanna`,
    );
    expect(shares(pairs)[0]).toBeGreaterThan(95);
  });

  test('is no better than chance where keys are drawn at random', () => {
    const spread = 200 * Math.sqrt((0.25 * 0.75) / 300);
    for (const share of shares(bank(300))) expect(Math.abs(share - 25)).toBeLessThan(spread);
  });
});

describe('folds', () => {
  test('every question is asked once a seed, of who has learnt from no question of its concept', () => {
    const questions = bank(60);
    const asked: number[] = [];
    guessAll(questions, (training) => {
      const learnt = new Set(training.map((place) => questions[place]?.concept));
      return (place) => {
        asked.push(place);
        expect(learnt.has(questions[place]?.concept)).toBe(false);
        return [1, 0, 0, 0];
      };
    });
    const every = questions.flatMap((_, place) => seeds.map(() => place));
    expect(asked.sort((one, other) => one - other)).toEqual(every);
  });

  test('a word that only siblings share tells nothing on them', () => {
    // sixteen families, each with a word of its own in all its keys
    const family = (number: number) => `familj${String(number % 16)}`;
    const questions = bank(240, (drawn, isRight, number) =>
      isRight ? `${family(number)} ${drawn}` : `${drawn} ${drawn.slice(0, 7)}${family(number)}`,
    );
    const siblings = questions.map((question, number) => ({
      ...question,
      concept: family(number),
    }));
    expect(guessed(guessByWords, questions)).toBeGreaterThan(90);
    const byForm = guessed(guessByForm, siblings);
    expect(Math.abs(guessed(guessByWords, siblings) - byForm)).toBeLessThan(10);
  });

  test('a concept keeps its fold whatever else the bank has, and each seed splits in its own way', () => {
    const split = (seed: number) => bank(100).map(({ concept }) => foldOf(concept, seed));
    expect(new Set(split(1))).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(split(1)).not.toEqual(split(2));
  });
});

test('form is told by length, likeness, the words of the question, commas and numbers', () => {
  const rows = formOf('Hur långt är 1,5 meter?', ['10 meter', '1 000 meter, ungefär', '1,5 mil']);
  const of = (name: string) => rows.map((row) => row[formFeatures.indexOf(name)]);
  expect(of('longest')).toEqual([0, 1, 0]);
  expect(of('shortest')).toEqual([0, 0, 1]);
  expect(of('commas')).toEqual([0, 1, 0]);
  expect(of('lowest number')).toEqual([0, 0, 1]);
  expect(of('highest number')).toEqual([0, 1, 0]);
  expect(of('words of the question')).toEqual([1 / 2, 1 / 2, 2 / 3]);
  expect(of('beginning as another')).toEqual([0, 1, 1]);
  expect(of('likeness to another').map((value) => value?.toFixed(2))).toEqual([
    '0.20',
    '0.20',
    '0.17',
  ]);
});

test('words are counted beside what would be even, from what tells the key to what tells a wrong option', () => {
  const counts = countWords(
    bank(40, (drawn, isRight) => `${isRight ? 'kan' : 'bara'} du ${drawn}`),
  );
  expect(counts.map(({ word, right, wrong, even }) => [word, right, wrong, even])).toEqual([
    ['kan', 40, 0, 10],
    ['du', 40, 120, 40],
    ['bara', 0, 120, 30],
  ]);
});

test.each<[string, ContentQuestion['options'], string[]]>([
  ['alone', { a: 'Du stannar', b: 'Du kör alltid', c: 'Bara ibland' }, ['alltid', 'bara']],
  ['beside the right one', { a: 'Alla stannar', b: 'Du kör alltid', c: 'Nej' }, []],
  ['not at all', { a: 'Du stannar', b: 'Allting', c: 'Barahult' }, []],
])('an absolute among the wrong options %s tells what it should', (_where, options, told) => {
  const [question] = bank(1);
  if (question === undefined) throw new Error('no question');
  expect(tellingAbsolutes({ ...question, options, answer: 'a' })).toEqual(told);
});

test('the question that gives most away comes first, with what tells', () => {
  const telling = bank(60, (drawn, isRight, number) =>
    number < 30 ? `${isRight ? 'säkert' : wrongWord(drawn)} ${drawn}` : drawn,
  );
  const giveaways = findGiveaways(telling, guessByWords(telling));
  expect(giveaways[0]?.chance).toBeGreaterThan(0.8);
  expect(giveaways.slice(0, 30).every(({ inKey }) => inKey[0] === "'säkert'")).toBe(true);
  expect(giveaways.at(-1)?.chance).toBeLessThan(0.4);
  const withAbsolute = giveaways.filter(({ absolutes }) => absolutes.length > 0);
  expect(new Set(withAbsolute.flatMap(({ absolutes }) => absolutes))).toEqual(new Set(['alltid']));
});

describe('bars', () => {
  const figures: GuessFigures[] = [
    { name: 'all', questions: 100, chance: 25, form: 30, words: 50.4, absolutes: 5 },
  ];
  const words = { of: 'all', figure: 'words', bar: 40, spread: 1 } as const;

  test('a figure above its bar is a problem, unless it has a ceiling that it holds', () => {
    expect(checkGuessing(figures, [words])).toEqual([
      { where: 'all', what: '50.4 % guessed by form and words; the bar is 40.0 %' },
    ]);
    expect(checkGuessing(figures, [{ ...words, ceiling: 52 }])).toEqual([]);
    expect(checkGuessing(figures, [{ ...words, ceiling: 50 }])).toEqual([
      {
        where: 'all',
        what: '50.4 % guessed by form and words; the bar is 40.0 % and, until it is held, 50.0 %',
      },
    ]);
  });

  test('a ceiling that is too high is named, and one whose bar is held goes', () => {
    expect(findStaleCeilings(figures, [words, { ...words, ceiling: 52 }])).toEqual([]);
    expect(findStaleCeilings(figures, [{ ...words, ceiling: 54 }])).toEqual([
      'the ceiling 54.0 % of all (guessed by form and words) can fall to 52.0 %',
    ]);
    expect(
      findStaleCeilings(figures, [
        { of: 'all', figure: 'absolutes', bar: 6, spread: 0, ceiling: 26 },
      ]),
    ).toEqual([
      'the ceiling 26.0 % of all (have an absolute among their wrong options alone) can go: the bar is held',
    ]);
  });
});

test('figures are those of the whole bank and of each licence', () => {
  const files = [
    contentFile(bank(20)),
    contentFile(
      bank(10, (_drawn, isRight) => (isRight ? 'Ja, nu' : 'Nej')),
      {
        id: 'mc-1',
        licenceType: 'MC',
      },
    ),
  ];
  const questions = files.flatMap((file) => file.questions);
  const figures = measureGuessing(files, {
    form: guessByForm(questions),
    words: guessByWords(questions),
  });
  expect(figures.map(({ name, questions: count }) => [name, count])).toEqual([
    ['all', 30],
    ['B', 20],
    ['TAXI', 0],
    ['TAXI_AKERI', 0],
    ['LASTBIL', 0],
    ['MC', 10],
  ]);
  expect(figures.at(-1)?.form).toBeGreaterThan(90);
});

test('the report of a file shows each question before and now, what has no feedback, and its own problems', () => {
  const longest = bank(40, (drawn, isRight) => (isRight ? `${drawn}längre` : drawn));
  const now = contentFile(longest.map((question) => ({ ...question, answer: 'a' as const })));
  const lines = reportFile([contentFile(longest), now], 1, contentFile(longest), [
    { where: 'q0', what: 'two options are the same' },
    { where: 'another', what: 'is no problem of this file' },
  ]);
  expect(lines.find((line) => /^before/.test(line))).toMatch(/ 100\.0 +100\.0 +0\.0 +120$/);
  expect(lines.find((line) => / q0 /.test(line))).toMatch(
    /^ *\d+ +\d+ {2}q0 · no feedback: b, c, d/,
  );
  expect(lines).toContain('q0: two options are the same');
  expect(lines.join('\n')).not.toContain('another: ');
});
