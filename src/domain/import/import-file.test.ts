import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { practiceQuestion } from '../../../tests/factories/practice';
import { listOptions, type Question } from '../question/question';
import { readImportFile, writeTable } from './import-file';
import { writeJson } from './import-json';
import { planImport, toSourceRows, type ImportContext } from './plan-import';

const bytes = (text: string) => new TextEncoder().encode(text);

function read(text: string, kind: Question['kind'] = 'practice') {
  const file = readImportFile(bytes(text), kind);
  if ('problem' in file) throw new Error(file.problem);
  return file;
}
function problemOf(text: string) {
  const file = readImportFile(bytes(text), 'practice');
  return 'problem' in file ? file.problem : null;
}

const context: ImportContext = {
  kind: 'practice',
  stored: new Map(),
  sameTexts: [],
  categories: [{ id: 'b-miljo', name: 'Miljö', licenceType: 'B' }],
};

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((each) => each.trim())
  .filter((each) => each !== '');
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** Questions as the program stores them: nothing but what the schema lets through. */
const question: fc.Arbitrary<Question> = fc
  .record({
    text,
    options: fc
      .uniqueArray(text, { minLength: 4, maxLength: 4, selector: (each) => each.toLowerCase() })
      .map(([a = '', b = '', c = '', d]) => ({ a, b, c, d })),
    explanation: text,
    why: text,
    difficulty: fc.integer({ min: 1, max: 3 }),
    source: optional(text),
    concept: optional(fc.stringMatching(/^[a-z0-9-]{1,20}$/)),
    reviewedAt: optional(fc.constant('2026-11-20')),
    scene: optional(fc.constant('{"signs":["B1"]}')),
    imageUrl: optional(fc.constant('https://example.se/bild.png?a=1;b=2')),
  })
  .map(({ why, ...rest }) => practiceQuestion('q1', { ...rest, feedback: { b: why } }));

test.each([
  ['CSV', (questions: Question[]) => writeTable(questions)],
  ['JSON', (questions: Question[]) => writeJson(questions)],
])('what is exported as %s is imported as the same questions', (_format, write) => {
  fc.assert(
    fc.property(question, (exported) => {
      const rows = toSourceRows('fil', read(write([exported])).rows, 'practice');
      const created = planImport(rows, context);
      expect(created.map(({ problems }) => problems)).toEqual([[]]);
      expect(created[0]?.write?.question).toEqual(JSON.parse(JSON.stringify(exported)));
      const stored = new Map([['q1', { ...exported, version: '1' }]]);
      expect(planImport(rows, { ...context, stored })[0]?.action).toBe('unchanged');
    }),
  );
});

describe('a table', () => {
  const row = 'Miljö;Hur?;Så;Inte;Aldrig;B;Därför att. Ja.';

  test.each([
    [
      'Swedish headings',
      'Kategori;Fråga;Alternativ A;Alternativ B;Alternativ C;Rätt svar;Förklaring',
    ],
    [
      'stored names',
      'category;question_text;option_a;option_b;option_c;correct_answer;explanation',
    ],
    ['headings as they come', ' KATEGORI ;fråga;alternativ  a;Alternativ b;c;RÄTT SVAR;förklaring'],
  ])('is understood with %s', (_what, heading) => {
    expect(read(`${heading}\r\n${row}\r\n`).rows).toEqual([
      {
        row: 2,
        problem: null,
        cells: {
          category: 'Miljö',
          text: 'Hur?',
          a: 'Så',
          b: 'Inte',
          c: 'Aldrig',
          answer: 'B',
          explanation: 'Därför att. Ja.',
        },
      },
    ]);
  });

  const heading = 'category;text;a;b;c;answer;explanation';

  test.each([
    ['', 'Filen är tom.'],
    ['Fråga;Kategori\n', /”Alternativ A”, .*”Förklaring”/],
    [`${heading};frgåa\n${row};x\n`, /okända: ”frgåa”/],
    [`${heading};TEXT\n${row};x\n`, /”Fråga” finns två gånger/],
    [`${heading}\n"${row}\n`, /citattecken/],
    ['PK\u0003\u0004', /Excel-arbetsbok/],
    ['{"questions"', /JSON/],
    ['{"frågor":[]}', /ingen lista/],
    ['{"category":{"id":"x"},"questions":[]}', /kategori är ofullständig/],
  ])('%j is refused', (written, problem) => {
    expect(problemOf(written)).toMatch(problem);
  });

  test('a row with more cells than headings is told so', () => {
    const { rows } = read(`${heading}\n${row};och mer\n${row};\n`);
    expect(rows.map(({ problem }) => problem === null)).toEqual([false, true]);
  });
});

describe('a list in JSON', () => {
  const category = {
    id: 'b-miljo',
    name: 'Miljö',
    description: 'Sparsamt',
    licenceType: 'B',
    examArea: 'miljo',
    icon: 'Clock',
    color: 'bg-success',
    price: 99,
    order: 1,
  };

  test('takes category and licence from its file where it is one of content/', () => {
    const file = read(JSON.stringify({ category, questions: [{ id: 'x', text: 'Hur?' }] }));
    expect(file.category).toEqual(category);
    expect(file.rows[0]?.cells).toMatchObject({
      category: 'Miljö',
      licenceType: 'B',
      text: 'Hur?',
    });
  });

  const stored = {
    id: 'x',
    question_text: 'Hur?',
    option_a: 'Så',
    option_b: 'Inte',
    option_c: 'Aldrig',
    correct_answer: 'b',
    category: 'Miljö',
    category_id: 'b-miljo',
    explanation: 'Därför att. Ja.',
    difficulty_level: 2,
    image_url: 'https://example.se/bild.png',
    createdAt: '2026-11-20T12:00:00Z',
    updatedAt: { seconds: 1, nanoseconds: 0 },
  };

  test('is understood with the stored names, as the same question', () => {
    const [row] = planImport(
      toSourceRows('fil', read(JSON.stringify([stored])).rows, 'practice'),
      context,
    );
    expect(row?.problems).toEqual([]);
    expect(row?.write?.question).toMatchObject({
      text: 'Hur?',
      options: { a: 'Så', b: 'Inte', c: 'Aldrig' },
      answer: 'b',
      difficulty: 2,
      imageUrl: 'https://example.se/bild.png',
    });
    expect(row?.write?.question.options).not.toHaveProperty('d');
  });

  test('has option D, feedback, licence and date by their stored names too', () => {
    const question = {
      ...stored,
      option_d: 'Kanske',
      option_feedback: { a: 'Nej.' },
      licence_type: 'MC',
      reviewed_at: '2026-11-20',
    };
    expect(read(JSON.stringify([question])).rows[0]?.cells).toMatchObject({
      d: 'Kanske',
      feedbackA: 'Nej.',
      licenceType: 'MC',
      reviewedAt: '2026-11-20',
    });
  });

  test('is refused where a field is there by both of its names', () => {
    const { rows } = read(JSON.stringify([{ ...stored, text: 'Vad?' }]));
    expect(rows[0]?.problem).toContain('question_text');
  });

  test('leaves what it does not mention as it is, and empties what is null', () => {
    const before = practiceQuestion('x', {
      source: 'Lag',
      imageUrl: 'https://example.se/bild.png',
    });
    const context = {
      kind: 'practice' as const,
      stored: new Map([['x', { ...before, version: '1' }]]),
      sameTexts: [],
      categories: [
        { id: before.categoryId, name: before.category, licenceType: before.licenceType },
      ],
    };
    const changesOf = (question: object) => {
      const { rows } = read(JSON.stringify([{ id: 'x', ...question }]));
      return planImport(toSourceRows('fil', rows, 'practice'), context)[0]?.changes;
    };
    expect(changesOf({ text: before.text })).toEqual([]);
    expect(changesOf({ imageUrl: null, source: '' })).toEqual(['imageUrl', 'source']);
    expect(changesOf({ feedback: {} })).toEqual(['feedbackB']);
  });

  test('says which fields it does not know, and which are not texts', () => {
    const { rows } = read(
      JSON.stringify([{ imageURL: 'x' }, { options: { e: 'x', a: 1 } }, 'x', { kind: 'theory' }]),
    );
    expect(rows.map(({ problem }) => problem)).toEqual([
      expect.stringContaining('imageURL'),
      expect.stringMatching(/options\.a.*options\.e|options\.e.*options\.a/),
      'Den är inget objekt.',
      'Den är en gammal fråga och hör inte hit.',
    ]);
  });
});

test('a question has three options where the file has three', () => {
  const [written] = toSourceRows('fil', read(writeTable([practiceQuestion('q')])).rows, 'practice');
  expect(written?.cells.d).toBe('');
  expect(listOptions(practiceQuestion('q'))).toHaveLength(3);
});

describe('calculations', () => {
  const file = {
    cases: [
      {
        id: 'resan',
        title: 'En resa',
        text: 'Taxametern visar {pris} kr.',
        figures: ['pris = 106 till 1 060 steg 106'],
      },
    ],
    questions: [
      {
        id: 'moms-1',
        category: 'Miljö',
        text: 'Hur stor är momsen, 6 %?',
        options: { a: '{moms} kr', b: '{pris} kr', c: 'Ingen moms' },
        answer: 'a',
        explanation: 'Momsen ingår.\n{pris} × 6 / 106 = {moms} kr.',
        case: 'resan',
        figures: ['moms = pris * 6 / 106'],
      },
    ],
  };
  const planOf = (content: unknown) =>
    planImport(toSourceRows('fil', read(JSON.stringify(content)).rows, 'practice'), context);

  test('are read with the file’s case, and written so that they read as the same', () => {
    const [row] = planOf(file);
    const imported = row?.write?.question;
    expect(imported?.options.a).toMatch(/^\d+\u00a0kr$/);
    expect(imported?.case).toContain('"id":"resan"');
    const [again] = planOf(JSON.parse(writeJson(imported === undefined ? [] : [imported])));
    expect(again?.write?.question).toEqual(imported);
  });

  test('are refused where a formula cannot be read, and the row says why', () => {
    const [question] = file.questions;
    const [row] = planOf({ ...file, questions: [{ ...question, figures: ['moms = priset'] }] });
    expect(JSON.stringify(row)).toContain('Talet ”priset” finns inte på någon rad ovanför.');
  });
});
