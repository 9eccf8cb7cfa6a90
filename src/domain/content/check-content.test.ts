import { describe, expect, test } from 'vitest';

import { contentFile } from '../../../tests/factories/content';
import { checkContent, contentBars, findNearDuplicates, letterShares } from './check-content';
import { contentFileSchema, toPracticeQuestion } from './content-file';
import type { ContentFile, ContentQuestion } from './content-file';
import { questionSchema, type OptionKey } from '../question/question';

const letters = ['a', 'b', 'c'] as const;

/** Feedback for each of these options. */
const answerTo = (...wrong: OptionKey[]) =>
  Object.fromEntries(wrong.map((letter) => [letter, `Det gäller inte ${letter}.`]));

/** A clean question: no word of it is in another, its options are equally long, and its letter follows its number. */
function question(number: number, change: Partial<ContentQuestion> = {}): ContentQuestion {
  const own = (word: string) => `${word}${String(number).padStart(3, '0')}`;
  const answer = letters[number % 3] ?? 'a';
  return {
    id: `q${String(number)}`,
    concept: 'regel',
    difficulty: 1,
    text: `${own('fråga')} ${own('gäller')}?`,
    options: { a: own('alfa'), b: own('beta'), c: own('teta') },
    answer,
    explanation: 'Så lyder regeln. Därför är det rätt.',
    feedback: answerTo(...letters.filter((letter) => letter !== answer)),
    source: 'Trafikförordningen (1998:1276) 3 kap. 18 §',
    ...change,
  };
}

const questions = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => question(from + index));

/** A clean bank of 60 with its first question changed; one question of 60 tips no balance. */
const withFirst = (change: Partial<ContentQuestion>) => [
  contentFile([question(0, change), ...questions(59, 1)]),
];

test('a clean bank has no problem, and fits the schema of a file', () => {
  const bank = [
    contentFile(questions(30)),
    contentFile(questions(30, 30), { id: 'b-2', name: 'Två' }),
  ];
  expect(checkContent(bank)).toEqual([]);
  for (const one of bank) expect(contentFileSchema.parse(one)).toEqual(one);
});

describe('one question with a fault', () => {
  test.each<[string, Partial<ContentQuestion>]>([
    ['the right option does not exist', { answer: 'd', feedback: answerTo('a', 'b', 'c') }],
    ['feedback is given for the right option', { feedback: answerTo('a', 'b', 'c') }],
    ['wrong options without feedback: b, c', { feedback: {} }],
    ['wrong options without feedback: c', { feedback: answerTo('b') }],
    ['feedback for an option that does not exist', { feedback: answerTo('b', 'c', 'd') }],
    ['two options are the same', { options: { a: 'Stanna', b: 'Köra', c: 'stanna' } }],
    [
      "an option says 'alla ovan' or the like",
      { options: { a: 'Stanna vid linjen', b: 'Inget av alternativen', c: 'Köra' } },
    ],
    ["unknown source 'Sunt förnuft'", { source: 'Sunt förnuft' }],
    ['the question does not end with a mark', { text: 'Vad gäller här' }],
    ['the explanation is shorter than two sentences', { explanation: 'För att 1.6 mm gäller.' }],
  ])('is told that %s', (what, change) => {
    // the right option of these stays shorter than another, or the bank would lean
    expect(checkContent(withFirst(change))).toEqual([{ where: 'q0', what }]);
  });

  test.each(['Alla ovan', 'Alla alternativ stämmer', 'Inga av svaren', 'Ingen av ovan'])(
    'may not offer %j',
    (text) => {
      const options = { a: 'Stanna vid linjen', b: text, c: 'Köra' };
      expect(checkContent(withFirst({ options }))).toHaveLength(1);
    },
  );

  test.each(['Alla fordon', 'Ingen hastighet över 50', 'Balla svar'])('may offer %j', (text) => {
    const options = { a: 'Stanna vid linjen', b: text, c: 'Köra' };
    expect(checkContent(withFirst({ options }))).toEqual([]);
  });

  test('is told every fault it has', () => {
    const faults = checkContent(withFirst({ source: 'Sunt förnuft', text: 'Vad gäller' }));
    expect(faults).toHaveLength(2);
  });
});

describe('what is there twice', () => {
  test('an id, in one file or two', () => {
    const problem = { where: 'q1', what: 'id used twice' };
    expect(checkContent([contentFile([...questions(59), question(60, { id: 'q1' })])])).toEqual([
      problem,
    ]);
    const two = [
      contentFile(questions(30)),
      contentFile([question(30, { id: 'q1' }), ...questions(29, 31)], { id: 'b-2', name: 'Två' }),
    ];
    expect(checkContent(two)).toEqual([problem]);
  });

  test("a category's id and its name", () => {
    const bank = (category: Partial<ContentFile['category']>) =>
      checkContent([contentFile(questions(30)), contentFile(questions(30, 30), category)]);
    expect(bank({ name: 'Två' })).toEqual([{ where: 'b-miljo', what: 'category id used twice' }]);
    expect(bank({ id: 'b-2' })).toEqual([{ where: 'Miljö', what: 'category name used twice' }]);
  });

  test('a question in almost the same words', () => {
    const copy = question(0, { id: 'copy' });
    const problems = checkContent([contentFile([...questions(60), copy])]);
    expect(problems).toEqual([
      { where: 'q0', what: 'nearly the same as copy (100 % shared words)' },
    ]);
  });

  test('words count as the same from the bar, and not below it', () => {
    const words = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => `ord${String(from + index)}`).join(' ');
    // 18 shared of 25 words are exactly 0.72
    const text = (own: number) => `${words(0, 15)} ${words(own, own === 100 ? 4 : 3)}?`;
    const options = { a: 'x1', b: 'x2', c: 'x3' };
    const one = question(1, { text: text(100), options });
    const other = question(2, { text: text(200), options });
    expect(findNearDuplicates([one, other])).toEqual([
      { one: 'q1', other: 'q2', similarity: contentBars.similarity },
    ]);
    const further = { ...other, text: `${other.text} mera` };
    expect(findNearDuplicates([one, further])).toEqual([]);
    const drawn = { ...other, scene: { signs: ['B1'] } };
    expect(findNearDuplicates([one, drawn])).toEqual([]);
    expect(findNearDuplicates([{ ...one, scene: { signs: ['B1'] } }, drawn])).toHaveLength(1);
  });
});

describe('a giveaway', () => {
  test('one letter that is right too often is named, and so is the one that is right too seldom', () => {
    // 4 of 60 moved from b to a: 40 % and 26.7 % where 33.3 % is even
    const moved = questions(60).map((asked, index) =>
      asked.answer === 'b' && index < 12
        ? { ...asked, answer: 'a' as const, feedback: answerTo('b', 'c') }
        : asked,
    );
    expect(checkContent([contentFile(moved)])).toEqual([
      { where: 'bank', what: "'a' is right in 40.0 %, even would be 33.3 %" },
      { where: 'bank', what: "'b' is right in 26.7 %, even would be 33.3 %" },
    ]);
  });

  test('a letter within five points of even passes', () => {
    const moved = questions(60).map((asked, index) =>
      asked.answer === 'b' && index < 6
        ? { ...asked, answer: 'a' as const, feedback: answerTo('b', 'c') }
        : asked,
    );
    expect(checkContent([contentFile(moved)])).toEqual([]);
  });

  test('a letter is even by the questions that have its option', () => {
    const four = { a: 'e1', b: 'e2', c: 'e3', d: 'e4' };
    const bank = [question(0, { options: four }), question(1)];
    const shares = letterShares(bank);
    expect(shares.map(({ share }) => share)).toEqual([50, 50, 0, 0]);
    expect(shares.map(({ even }) => Math.round(even * 10) / 10)).toEqual([29.2, 29.2, 29.2, 12.5]);
    expect(letterShares([]).every(({ share, even }) => share === 0 && even === 0)).toBe(true);
  });

  const withLongestRight = (count: number) => [
    contentFile(
      questions(60).map((asked, index) =>
        index < count
          ? {
              ...asked,
              options: { ...asked.options, [asked.answer]: `långt${String(index)} ord` },
            }
          : asked,
      ),
    ),
  ];

  test('the right option may be the longest in 40 % of the questions, and no more', () => {
    expect(checkContent(withLongestRight(24))).toEqual([]);
    expect(checkContent(withLongestRight(25))).toEqual([
      { where: 'bank', what: 'the right option is the longest in 41.7 %' },
    ]);
  });
});

test.each<[string, (content: ContentFile) => unknown]>([
  ['without questions', (content) => ({ ...content, questions: [] })],
  ['with an unknown field', (content) => ({ ...content, extra: 1 })],
  [
    'with a question without a source',
    (content) => ({ ...content, questions: [{ ...question(0), source: undefined }] }),
  ],
  [
    'with a misspelt field in a question',
    (content) => ({ ...content, questions: [{ ...question(0), imageURL: 'x' }] }),
  ],
  [
    'with a difficulty that practice does not have',
    (content) => ({ ...content, questions: [question(0, { difficulty: 4 })] }),
  ],
])('a content file %s is refused', (_what, spoil) => {
  expect(contentFileSchema.safeParse(spoil(contentFile(questions(1)))).success).toBe(false);
});

test('a content question draws a scene that is possible', () => {
  const content = contentFile([question(0, { scene: { signs: ['B1'] } })]);
  const [read] = contentFileSchema.parse(content).questions;
  if (read === undefined) throw new Error('no question');
  expect(toPracticeQuestion(content, read).scene).toBe('{"signs":["B1"]}');

  const arms = { west: {}, east: {} };
  const impossible = { layout: 'road', arms, vehicles: [{ kind: 'car', arm: 'west', lane: 3 }] };
  const refused = contentFileSchema.safeParse(contentFile([question(0, { scene: impossible })]));
  expect(refused.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['questions.0.scene', 'En röd bil är i ett körfält som inte finns.'],
  ]);
});

test('a content question becomes a practice question of its category', () => {
  const content = contentFile(questions(1));
  const made = toPracticeQuestion(content, question(0));
  expect(made).toMatchObject({ kind: 'practice', licenceType: 'B', category: 'Miljö' });
  expect(questionSchema.parse(made)).toEqual(made);
});
