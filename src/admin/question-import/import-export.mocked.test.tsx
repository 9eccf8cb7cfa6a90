import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { showAt } from '../../../tests/drivers/page';
import { practiceQuestion } from '../../../tests/factories/practice';
import { DataError } from '../../data/errors';
import type { WriteOutcome } from '../../data/questions/run-batches';
import { writeTable } from '../../domain/import/import-file';
import type { RowWrite } from '../../domain/import/plan-import';
import type { Question } from '../../domain/question/question';
import { ImportExport } from './import-export';

type Run = (
  categories: unknown,
  writes: readonly RowWrite[],
  onProgress: (outcomes: WriteOutcome[]) => void,
  isStopped: () => boolean,
) => Promise<void>;

const data = vi.hoisted(() => ({
  runImport: vi.fn<Run>(),
  findStoredQuestions: vi.fn<() => Promise<Map<string, Question & { version: string }>>>(),
  findByText: vi.fn<() => Promise<Question[]>>(),
  readForExport: vi.fn<(filter: unknown) => Promise<unknown>>(),
  downloadFile: vi.fn<(name: string, type: string, text: string) => void>(),
  success: vi.fn<(title: string, text: string) => void>(),
  error: vi.fn<(title: string, text: string) => void>(),
}));
vi.mock('../../data/question-import/run-import', () => data);
vi.mock('../../data/questions/find-stored', () => data);
vi.mock('../../data/question-import/export-questions', () => ({
  ...data,
  countForExport: () => Promise.resolve(2),
}));
vi.mock('../../data/practice-categories/repository', () => ({
  listPracticeCategories: () =>
    Promise.resolve([{ id: 'b-miljo', name: 'Miljö', licenceType: 'B', price: 99 }]),
}));
vi.mock('../../data/question-categories/repository', () => ({}));
vi.mock('../../data/questions/admin-queries', () => ({ questionsChanged: vi.fn() }));
vi.mock('../../lib/download-file', () => data);
vi.mock('../../ui/notify', () => ({ notifySuccess: data.success, notifyError: data.error }));

const bank = ['a', 'b', 'c'].map((id) => practiceQuestion(id, { text: `Vad är ${id}?` }));

beforeEach(() => {
  for (const call of Object.values(data)) call.mockReset();
  data.findStoredQuestions.mockResolvedValue(new Map());
  data.findByText.mockResolvedValue([]);
  data.readForExport.mockResolvedValue({ questions: bank, unreadable: 0 });
});

const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string | RegExp) => userEvent.click(dialog().getByRole('button', { name }));
async function open(name: string) {
  showAt(
    '/admin/practice-questions',
    <ImportExport kind="practice" filter={{ category: { id: 'miljo', name: 'Miljö' } }} />,
  );
  await userEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('dialog');
}
async function tryFile(text: string) {
  await open('Importera');
  const file = new File([text], '<b>fil</b>.csv');
  // jsdom's files do not hand out their bytes
  const bytes = new TextEncoder().encode(text);
  Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes.buffer) });
  await userEvent.upload(dialog().getByLabelText('Filer'), file);
  await press('Provkör');
}

test('a file is tried, and nothing is written before that is confirmed', async () => {
  const stored = practiceQuestion('a', { text: 'Vad var a?' });
  const same = practiceQuestion('b', { text: 'Vad är b?' });
  data.findStoredQuestions.mockResolvedValue(
    new Map([stored, same].map((question) => [question.id, { ...question, version: '1' }])),
  );
  await tryFile(writeTable([...bank, practiceQuestion('d', { category: 'Rymden' })]));
  expect(await dialog().findByText('Ingenting är skrivet än')).toBeDefined();
  const rows = dialog().getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[2]?.textContent)).toEqual([
    'Uppdateras',
    'Oförändrad',
    'Skapas',
    'Nekas',
  ]);
  expect(rows[0]?.textContent).toContain('Ändras: Fråga.');
  expect(rows[3]?.textContent).toContain('Kategorin ”Rymden” finns inte.');
  await userEvent.click(dialog().getByRole('radio', { name: 'Nekas (1)' }));
  expect(dialog().getAllByRole('row')).toHaveLength(2);
  expect(data.runImport).not.toHaveBeenCalled();
});

test('a run that fails half-way goes on with the rest', async () => {
  await tryFile(writeTable(bank));
  data.runImport.mockImplementationOnce((_categories, _writes, onProgress) => {
    onProgress([{ id: 'a', failure: null }]);
    return Promise.reject(new DataError('network', 'gone'));
  });
  await userEvent.dblClick(await dialog().findByRole('button', { name: /^Importera 3/ }));
  expect((await dialog().findByRole('alert')).textContent).toMatch(/1\sfråga är skriven och 2/);
  expect(data.runImport).toHaveBeenCalledOnce();
  data.runImport.mockImplementationOnce((_categories, writes, onProgress) => {
    onProgress(
      writes.map(({ question: { id } }) => ({ id, failure: id === 'c' ? 'conflict' : null })),
    );
    return Promise.resolve();
  });
  await press('Fortsätt');
  expect(await dialog().findByText('Importen är klar')).toBeDefined();
  expect(data.runImport.mock.calls[1]?.[1].map(({ question }) => question.id)).toEqual(['b', 'c']);
  expect(dialog().getAllByRole('row')[3]?.textContent).toContain('Någon annan har sparat frågan');
  await press('Stäng importen');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a file that cannot be read says why', async () => {
  await tryFile('Fråga;Kategori\n1;2\n');
  const alert = await dialog().findByRole('alert');
  expect(alert.textContent).toContain('<b>fil</b>.csv: Första raden ska vara rubriker.');
  expect(data.findStoredQuestions).not.toHaveBeenCalled();
});

test('what is shown is exported, or everything, as a table or as JSON', async () => {
  await open('Exportera');
  expect(await dialog().findByText(/^2\sfrågor$/)).toBeDefined();
  await press('Hämta fil');
  await waitFor(() => {
    expect(data.downloadFile).toHaveBeenCalled();
  });
  expect(data.readForExport.mock.calls[0]?.[0]).toEqual({
    kind: 'practice',
    categoryId: 'miljo',
  });
  const [name, type, text] = data.downloadFile.mock.calls[0] ?? [];
  expect(name).toMatch(/^teoriklar-ovningsfragor-\d{4}-\d\d-\d\d\.csv$/);
  expect(type).toBe('text/csv');
  expect(text).toBe(writeTable(bank));
  await userEvent.click(dialog().getByRole('radio', { name: 'Alla' }));
  await userEvent.click(dialog().getByRole('radio', { name: 'JSON' }));
  await press('Hämta fil');
  await waitFor(() => {
    expect(data.downloadFile).toHaveBeenCalledTimes(2);
  });
  expect(data.readForExport.mock.calls[1]?.[0]).toEqual({ kind: 'practice' });
  const named = bank.map(({ categoryId, ...question }) => {
    expect(categoryId).toBe('b-miljo');
    return question;
  });
  expect(JSON.parse(data.downloadFile.mock.calls[1]?.[2] ?? '')).toEqual({ questions: named });
});

test('an export that fails says so', async () => {
  data.readForExport.mockRejectedValue(new DataError('network', 'gone'));
  await open('Exportera');
  await press('Hämta fil');
  expect((await dialog().findByRole('alert')).textContent).toContain('Kontrollera din anslutning');
  expect(data.downloadFile).not.toHaveBeenCalled();
});
