import { describe, expect, test } from 'vitest';

import { practiceQuestion } from '../../../tests/factories/practice';
import type { Question } from '../question/question';
import { toCells, type Cells } from './import-columns';
import {
  countActions,
  findNewCategories,
  idsOf,
  planImport,
  toSourceRows,
  usedCategories,
  type ImportContext,
} from './plan-import';

const base: ImportContext = {
  kind: 'practice',
  stored: new Map(),
  sameTexts: [],
  categories: [{ id: 'b-miljo', name: 'Miljö', licenceType: 'B' }],
};

/** A question without a fault or remark. */
const clean = (id: string, change: Partial<Question> = {}) =>
  practiceQuestion(id, {
    text: `Vad gäller om ${id} här?`,
    explanation: `${id} är en regel. Därför är det så.`,
    source: 'Trafikförordningen (1998:1276)',
    concept: 'regel',
    feedback: { b: `${id} lockar.`, c: `${id} lockar också.` },
    ...change,
  });

function plan(rows: Cells[], context: Partial<ImportContext> = {}) {
  const full = { ...base, ...context };
  const files = rows.map((cells, index) => ({ row: index + 2, cells, problem: null }));
  return planImport(toSourceRows('fil.csv', files, full.kind), full);
}
const stored = (...questions: Question[]): Pick<ImportContext, 'stored'> => ({
  stored: new Map(questions.map((question) => [question.id, { ...question, version: 'v1' }])),
});
const problemsOf = (cells: Cells, context: Partial<ImportContext> = {}) =>
  plan([{ ...toCells(clean('q')), ...cells }], context)[0]?.problems;

describe('a row', () => {
  test('creates a question that is not there', () => {
    const [row] = plan([toCells(clean('q'))]);
    expect(row).toMatchObject({ action: 'create', row: 2, id: 'q', problems: [], remarks: [] });
    expect(row?.write).toEqual({ question: clean('q'), base: null });
  });

  test('updates one that is there, and says in what', () => {
    const [row] = plan([toCells(clean('q', { difficulty: 3 }))], stored(clean('q')));
    expect(row).toMatchObject({ action: 'update', changes: ['difficulty'] });
    expect(row?.write?.base).toBe('v1');
  });

  test('leaves one that is the same', () => {
    const [row] = plan([toCells(clean('q'))], stored(clean('q')));
    expect(row).toMatchObject({ action: 'unchanged', write: null });
  });

  test('leaves what the file has no column for, and empties what it has an empty cell for', () => {
    const { source, concept, ...cells } = toCells(clean('q'));
    expect(source + concept).not.toBe('');
    expect(plan([cells], stored(clean('q')))[0]?.action).toBe('unchanged');
    const [emptied] = plan([{ ...cells, source: '' }], stored(clean('q')));
    expect(emptied?.changes).toEqual(['source']);
  });

  test('without an id finds the same question every time', () => {
    const { id, ...cells } = toCells(clean('q'));
    expect(id).toBe('q');
    const [first] = plan([cells]);
    const [again] = plan([{ ...cells, explanation: 'Ny. Bättre.' }]);
    const [other] = plan([{ ...cells, text: 'Något annat?' }]);
    expect(first?.id).toMatch(/^rad-[0-9a-z]{22}$/);
    expect(again?.id).toBe(first?.id);
    expect(other?.id).not.toBe(first?.id);
    const [drawn] = plan([{ ...cells, scene: '{"signs":["B1"]}' }]);
    expect(drawn?.id).not.toBe(first?.id);
  });

  test('takes the category as it is written there, and its licence', () => {
    const [row] = plan([{ ...toCells(clean('q')), category: ' miljö ', licenceType: 'taxi' }]);
    expect(row?.write?.question).toMatchObject({
      categoryId: 'b-miljo',
      category: 'Miljö',
      licenceType: 'B',
    });
    expect(row?.remarks).toEqual([expect.stringContaining('hör till B-kort')]);
  });

  test('of a category that has another name than its questions’ labels changes nothing', () => {
    const question = { ...clean('q'), category: 'Som den hette' };
    const [row] = plan([{ ...toCells(question), category: 'Miljö' }], stored(question));
    expect(row?.action).toBe('unchanged');
    const { category, ...cells } = toCells(question);
    expect(category).toBe('Som den hette');
    expect(plan([cells], stored(question))[0]?.action).toBe('unchanged');
  });

  test('of an older question may name its licence and reach level 5', () => {
    const context = {
      kind: 'theory',
      categories: [{ id: 'miljo', name: 'miljo', licenceType: null }],
    } as const;
    const cells = { ...toCells(clean('q')), category: 'Miljo', difficulty: '5', source: 'Boken' };
    const [row] = plan([{ ...cells, licenceType: 'mc-kort' }], context);
    expect(row?.write?.question).toMatchObject({
      licenceType: 'MC',
      difficulty: 5,
      kind: 'theory',
    });
    expect(row?.remarks).toEqual([]);
  });
});

describe('a row is refused', () => {
  test.each<[Cells, string]>([
    [{ text: ' ' }, '”Fråga”: Skriv frågan.'],
    [{ b: '' }, '”Alternativ B”: Skriv alternativ B.'],
    [{ text: 'x'.repeat(601) }, '”Fråga”: Högst 600 tecken.'],
    [{ answer: 'e' }, '”Rätt svar”: Det rätta svaret måste finnas bland alternativen.'],
    [{ answer: 'D' }, '”Rätt svar”: Det rätta svaret måste finnas bland alternativen.'],
    [{ difficulty: '4' }, '”Svårighet”: Skriv en siffra från 1 till 3.'],
    [{ difficulty: 'omöjlig' }, '”Svårighet”: Skriv en siffra från 1 till 3.'],
    [{ category: '' }, '”Kategori”: Välj en kategori.'],
    [
      { category: 'Rymden' },
      'Kategorin ”Rymden” finns inte. Skapa den först, under Övningskategorier.',
    ],
    [{ imageUrl: 'javascript:alert(1)' }, '”Bild”: Skriv en webbadress som börjar med https://.'],
    [{ imageUrl: 'bild.png' }, '”Bild”: Skriv en webbadress som börjar med https://.'],
    [{ scene: '[]' }, '”Trafikbild”: Skriv JSON som börjar med {.'],
    [{ scene: '{"signs":["B99"]}' }, '”Trafikbild”: Märket ”B99” finns inte.'],
    [{ concept: 'Två ord' }, '”Begrepp”: Bara små bokstäver a–z, siffror och bindestreck.'],
    [{ reviewedAt: '20 nov' }, '”Granskad”: Skriv ett datum, till exempel 2026-11-20.'],
    [{ feedbackA: 'Ja.' }, 'Det rätta svaret har återkoppling; den är till för de felaktiga.'],
    [{ feedbackD: 'Nej.' }, 'Det finns återkoppling till ett svar som saknas.'],
    [{ b: 'Q RÄTT' }, 'Två svar är likadana.'],
    [{ id: 'a/b' }, '”Id” får ha högst 100 bokstäver, siffror, bindestreck och understreck.'],
    [{ id: '__q__' }, '”Id” får ha högst 100 bokstäver, siffror, bindestreck och understreck.'],
  ])('%j', (cells, problem) => {
    expect(problemsOf(cells)).toEqual([problem]);
  });

  test('with everything that is wrong with it', () => {
    expect(problemsOf({ text: '', category: 'Rymden', difficulty: '9' })).toHaveLength(3);
  });

  test('where its id is that of something else', () => {
    expect(problemsOf({}, stored(clean('q', { kind: 'theory' })))?.[0]).toMatch(/andra slaget/);
    const unreadable = new Map([['q', 'unreadable']] as const);
    expect(problemsOf({}, { stored: unreadable })?.[0]).toMatch(/ingen läsbar fråga/);
  });

  test('where an earlier row is about the same question, unless that one is refused', () => {
    const good = toCells(clean('q'));
    const rows = plan([{ ...good, text: '' }, good, { ...good, difficulty: '1' }]);
    expect(rows.map(({ action }) => action)).toEqual(['refuse', 'create', 'refuse']);
    expect(rows[2]?.problems).toEqual(['Samma fråga som rad 3.']);
  });
});

test('what content:check would say is remarked, and does not stand in the way', () => {
  const [row] = plan([
    {
      ...toCells(clean('q')),
      text: 'Hur då',
      explanation: 'Kort.',
      source: 'Boken',
      concept: '',
      feedbackB: '',
    },
  ]);
  expect(row?.action).toBe('create');
  expect(row?.remarks).toHaveLength(5);
});

test('rows that say nearly the same are remarked', () => {
  const rows = plan([toCells(clean('q1')), { ...toCells(clean('q1')), id: 'kopia' }]);
  expect(rows.map(({ remarks }) => remarks)).toEqual([[], ['Säger nästan detsamma som rad 2.']]);
});

test('the database is asked about each usable id once', () => {
  const cells = (id: string) => ({ ...toCells(clean('q')), id });
  const files = ['q', 'q', 'a/b', 'p'].map((id, row) => ({ row, cells: cells(id), problem: null }));
  const spoilt = { row: 9, cells: cells('x'), problem: 'Fel.' };
  expect(idsOf(toSourceRows('fil', [...files, spoilt], 'practice'))).toEqual(['q', 'p']);
});

test('rows are counted by what becomes of them', () => {
  const rows = plan([toCells(clean('q')), { text: '' }, toCells(clean('p'))], stored(clean('p')));
  expect(countActions(rows)).toEqual({ create: 1, update: 0, unchanged: 1, refuse: 1 });
});

test('a category comes along once, where neither its id nor its name is taken and a row uses it', () => {
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
  } as const;
  const find = (existing: { id: string; name: string }[]) =>
    findNewCategories([category, null, category], existing).map(({ id }) => id);
  expect(find([])).toEqual(['b-miljo']);
  expect(find([{ id: 'b-miljo', name: 'Annat' }])).toEqual([]);
  expect(find([{ id: 'annat', name: 'Miljö' }])).toEqual([]);
  expect(usedCategories([category], plan([toCells(clean('q'))]))).toEqual([category]);
  expect(usedCategories([category], plan([{ text: '' }]))).toEqual([]);
});

test('a row whose question the database has under another id is remarked on, not refused', () => {
  const question = clean('ny');
  const sameTexts = [clean('annan', { text: question.text })];
  const [row] = plan([toCells(question)], { sameTexts });
  expect(row).toMatchObject({ action: 'create', remarks: ['En annan fråga har samma text.'] });
  // the same words about another picture are another question
  const pictured = sameTexts.map((each) => ({ ...each, scene: '{"signs":["B1"]}' }));
  expect(plan([toCells(question)], { sameTexts: pictured })[0]?.remarks).toEqual([]);
  expect(plan([toCells(question)], { sameTexts: [question] })[0]?.remarks).toEqual([]);
});

test('what becomes of earlier answers is remarked where a question, or its key, is another', () => {
  const remarksOf = (change: Partial<Question>) =>
    plan([toCells(clean('q', change))], stored(clean('q')))[0]?.remarks;
  expect(remarksOf({ text: 'Vad gäller om q där borta?' })).toEqual([
    expect.stringMatching(/^Blir en ny version/),
  ]);
  expect(remarksOf({ answer: 'c', feedback: { a: 'q lockar.', b: 'q lockar.' } })).toEqual([
    expect.stringMatching(/^Facit rättas/),
  ]);
  expect(remarksOf({ difficulty: 3 })).toEqual([]);
});
