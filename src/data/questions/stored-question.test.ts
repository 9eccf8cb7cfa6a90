import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { licenceTypes } from '../../domain/licence-type';
import { optionKeys, type Question } from '../../domain/question/question';
import { storedQuestionSchema } from './stored-question';
import { toStoredQuestion } from './to-stored-question';

/** A document as the specification's own product wrote it. */
const oldest = {
  id: 'q1',
  question_text: 'Vad gäller?',
  option_a: 'Ett',
  option_b: 'Två',
  option_c: 'Tre',
  correct_answer: 'b',
  category: 'Miljö',
  explanation: 'Därför.',
  difficulty_level: 2,
};

const read = (change: Record<string, unknown> = {}) =>
  storedQuestionSchema.parse({ ...oldest, ...change });

/** The paths of what is wrong, or none when the document fits. */
const wrong = (change: Record<string, unknown>) =>
  storedQuestionSchema
    .safeParse({ ...oldest, ...change })
    .error?.issues.map(({ path }) => path.join('.')) ?? [];

const text = fc.stringMatching(/^\S(.{0,40}\S)?$/);
const anyQuestion: fc.Arbitrary<Question> = fc
  .record(
    {
      id: fc.stringMatching(/^[A-Za-z0-9]{1,20}$/),
      kind: fc.constantFrom('practice' as const, 'theory' as const),
      licenceType: fc.constantFrom(...licenceTypes),
      categoryId: text,
      category: text,
      text,
      options: fc.record({ a: text, b: text, c: text, d: text }, { requiredKeys: ['a', 'b', 'c'] }),
      answer: fc.constantFrom(...optionKeys),
      explanation: text,
      feedback: fc.record({ a: text, b: text, c: text, d: text }, { requiredKeys: [] }),
      difficulty: fc.integer({ min: 1, max: 5 }),
      source: text,
      concept: fc.stringMatching(/^[a-z0-9-]{1,30}$/),
      imageUrl: fc.webUrl({ validSchemes: ['https'] }),
      scene: fc.object().map((scene) => JSON.stringify(scene)),
      reviewedAt: fc
        .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10)),
    },
    {
      requiredKeys: [
        'id',
        'kind',
        'licenceType',
        'categoryId',
        'category',
        'text',
        'options',
        'answer',
        'explanation',
        'feedback',
        'difficulty',
      ],
    },
  )
  .filter(({ options, answer }) => options[answer] !== undefined);

test('every question comes back from its document as it was', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const stored = toStoredQuestion(question);
      expect(storedQuestionSchema.parse({ ...stored, id: question.id })).toEqual(question);
    }),
  );
});

test('a document has no undefined field, which the database would refuse, and no id', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const stored = toStoredQuestion(question);
      expect(Object.values(stored)).not.toContain(undefined);
      expect(stored).not.toHaveProperty('id');
    }),
  );
});

test("a document has the specification's field names", () => {
  const full = read({
    option_d: 'Fyra',
    image_url: 'https://x.se/bild.png',
    scene: '{"signs":["B1"]}',
    source: 'Lag',
    reviewed_at: '2026-01-31',
    concept: 'regel-1',
    meaning_version: 3,
    key_corrected: true,
    category_id: 'b-miljo',
    option_feedback: { a: 'Nej.' },
  });
  expect(toStoredQuestion(full)).toEqual({
    kind: 'practice',
    question_text: 'Vad gäller?',
    option_a: 'Ett',
    option_b: 'Två',
    option_c: 'Tre',
    option_d: 'Fyra',
    correct_answer: 'b',
    category_id: 'b-miljo',
    category: 'Miljö',
    explanation: 'Därför.',
    difficulty_level: 2,
    image_url: 'https://x.se/bild.png',
    scene: '{"signs":["B1"]}',
    licence_type: 'B',
    option_feedback: { a: 'Nej.' },
    source: 'Lag',
    reviewed_at: '2026-01-31',
    concept: 'regel-1',
    meaning_version: 3,
    key_corrected: true,
    search_words: ['vad', 'gälle', 'gäl', 'regel', 'reg'],
  });
});

describe('a document', () => {
  test('of the oldest kind is a practice question for licence B', () => {
    expect(read()).toEqual({
      id: 'q1',
      kind: 'practice',
      licenceType: 'B',
      categoryId: '',
      category: 'Miljö',
      text: 'Vad gäller?',
      options: { a: 'Ett', b: 'Två', c: 'Tre' },
      answer: 'b',
      explanation: 'Därför.',
      difficulty: 2,
      feedback: {},
    });
  });

  test.each([undefined, null, '', '  '])('whose optional texts are %j has none', (nothing) => {
    const question = read({
      image_url: nothing,
      scene: nothing,
      option_d: nothing,
      source: nothing,
      reviewed_at: nothing,
      concept: nothing,
    });
    expect(question).toEqual(read());
    expect(question.imageUrl).toBeUndefined();
  });

  test('whose picture no page may show has none', () => {
    expect(read({ image_url: 'http://x.se/bild.png' })).toEqual(read());
    const local = 'http://127.0.0.1:9199/v0/b/bild';
    expect(read({ image_url: local }).imageUrl).toBe(local);
  });

  test('of the older bank need not explain its answer', () => {
    const question = read({ kind: 'theory', explanation: undefined });
    expect(toStoredQuestion(question)).toMatchObject({ explanation: '' });
  });

  test.each([undefined, null, {}, { a: '' }, { a: ' ', c: null }])(
    'whose feedback is %j has none',
    (feedback) => {
      expect(read({ option_feedback: feedback }).feedback).toEqual({});
    },
  );

  test('with feedback that is blank for one option keeps that for another', () => {
    expect(read({ option_feedback: { a: '', c: 'Nej.' } }).feedback).toEqual({ c: 'Nej.' });
  });

  test.each([undefined, null, '2', 0, 9, 2.5])('of difficulty %j is easy', (level) => {
    expect(read({ difficulty_level: level }).difficulty).toBe(1);
  });

  test('may carry timestamps and fields of later versions', () => {
    expect(read({ createdAt: {}, updatedAt: {}, later: true })).toEqual(read());
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no text', { question_text: undefined }, 'question_text'],
    ['a blank text', { question_text: ' ' }, 'text'],
    ['no explanation, though for practice', { explanation: ' ' }, 'explanation'],
    ['an option that is no text', { option_b: 2 }, 'option_b'],
    ['an unknown right option', { correct_answer: 'e' }, 'correct_answer'],
    ['a right option in capitals', { correct_answer: 'A' }, 'correct_answer'],
    ['a right option that it lacks', { correct_answer: 'd' }, 'answer'],
    ['an image that is no address', { image_url: 'bild.png' }, 'imageUrl'],
    ['a scene that is no object', { scene: '[]' }, 'scene'],
    ['an unknown kind', { kind: 'exam' }, 'kind'],
    ['an unknown licence', { licence_type: 'b' }, 'licence_type'],
    ['feedback for an unknown option', { option_feedback: { e: 'Nej.' } }, 'option_feedback'],
    ['a reading at no date', { reviewed_at: 'igår' }, 'reviewedAt'],
  ])('with %s is malformed', (_what, change, path) => {
    expect(wrong(change)).toEqual([path]);
  });
});
