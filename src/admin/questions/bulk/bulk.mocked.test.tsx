import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { showInPanel } from '../../../../tests/drivers/panel';
import { practiceQuestion } from '../../../../tests/factories/practice';
import { DataError } from '../../../data/errors';
import type { Page, PageCursor } from '../../../data/firebase/page';
import type { VersionedQuestion } from '../../../data/questions/versioned-question';
import type { QuestionWrite } from '../../../data/questions/write-questions';
import type { TagChange, Tags } from '../../../domain/question/tags';
import type { CategoryChoice } from '../../shared/question-kinds';
import { QuestionPanel } from '../question-panel';

const some = (id: string): VersionedQuestion => ({ ...practiceQuestion(id), version: '1.0' });
const choices: CategoryChoice[] = [
  { id: 'b-miljo', name: 'Miljö', price: 99, licenceType: 'B', questionCount: 3 },
  { id: 'mc-vag', name: 'Vägen', price: 99, licenceType: 'MC', questionCount: 0 },
];

const data = vi.hoisted(() => ({
  listQuestionsPage:
    vi.fn<(filter: unknown, cursor: PageCursor | null) => Promise<Page<VersionedQuestion>>>(),
  findStoredQuestions: vi.fn<(ids: readonly string[]) => Promise<Map<string, unknown>>>(),
  writeQuestions: vi.fn<(writes: readonly QuestionWrite[]) => Promise<void>>(),
  deleteQuestions: vi.fn<(questions: readonly VersionedQuestion[]) => Promise<void>>(),
  readTags: vi.fn<() => Promise<Tags>>(),
  writeTag: vi.fn<(kind: string, change: TagChange) => Promise<void>>(),
  success: vi.fn<(title: string, text: string) => void>(),
  error: vi.fn<(title: string, text: string) => void>(),
}));
vi.mock('../../../data/questions/admin-repository', () => data);
vi.mock('../../../data/question-drafts/repository', () => ({}));
vi.mock('../../../data/question-tags/repository', () => data);
vi.mock('../../../data/questions/find-stored', () => data);
vi.mock('../../../data/questions/categories-of', () => ({}));
vi.mock('../../../data/questions/past-questions', () => ({}));
vi.mock('../../../data/questions/write-questions', () => data);
vi.mock('../../../data/questions/delete-questions', () => data);
vi.mock('../../../data/question-images/upload', () => ({}));
vi.mock('../../../data/question-reports/repository', () => ({}));
vi.mock('../../../data/question-reports/handle-reports', () => ({}));
vi.mock('../../../data/questions/repository', () => ({}));
vi.mock('../../../data/questions/write-packs', () => ({
  writeChangedPacks: () => Promise.resolve(),
}));
vi.mock('../../../ui/notify', () => ({ notifySuccess: data.success, notifyError: data.error }));

beforeEach(() => {
  for (const call of Object.values(data)) call.mockReset();
  data.listQuestionsPage.mockImplementation((_filter, cursor) =>
    Promise.resolve(
      cursor === null
        ? { items: [some('q1'), some('q2')], next: 'q2' }
        : { items: [some('q3')], next: null },
    ),
  );
  data.writeQuestions.mockResolvedValue();
  data.deleteQuestions.mockResolvedValue();
  data.readTags.mockResolvedValue(new Map([['vinter', ['q2']]]));
  data.writeTag.mockResolvedValue();
});

function Tab() {
  const source = useQuery({ queryKey: ['categories'], queryFn: () => Promise.resolve(choices) });
  return <QuestionPanel kind="practice" categories={source} />;
}

const show = () => showInPanel('/admin', <Tab />);
const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
};
const tick = async (name: string) => {
  await userEvent.click(await screen.findByRole('checkbox', { name }));
};
const expectTold = (text: string) =>
  waitFor(() => {
    expect(data.success).toHaveBeenLastCalledWith('Framgång', text);
  });

test('questions of two pages are moved together, and what was done is undone', async () => {
  show();
  await tick('Välj: Fråga q1?');
  await press('Nästa');
  await tick('Välj alla på sidan');
  expect(screen.getByText(/^2.frågor valda$/)).toBeDefined();
  await press('Flytta…');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Flytta' }));
  expect(dialog.getByText('Välj en kategori.')).toBeDefined();
  await userEvent.selectOptions(dialog.getByLabelText('Flytta till'), 'Vägen');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Flytta' }));
  await expectTold('2\u00a0frågor har flyttats till Vägen.');
  const moved = ['q1', 'q3'].map((id) => ({
    question: { id, categoryId: 'mc-vag', category: 'Vägen', licenceType: 'MC' },
    base: '1.0',
  }));
  expect(data.writeQuestions.mock.calls).toMatchObject([[moved]]);
  expect(screen.queryByRole('group', { name: 'Valda frågor' })).toBeNull();

  const place = { categoryId: 'mc-vag', category: 'Vägen', licenceType: 'MC' };
  data.findStoredQuestions.mockResolvedValue(
    new Map(['q1', 'q3'].map((id) => [id, { ...some(id), ...place, version: '2.0' }])),
  );
  await press('Ångra');
  await expectTold('2\u00a0frågor är som förut.');
  expect(data.writeQuestions.mock.lastCall).toMatchObject([
    ['q1', 'q3'].map((id) => ({ question: { id, categoryId: 'b-miljo' }, base: '2.0' })),
  ]);
  expect(screen.queryByRole('button', { name: 'Ångra' })).toBeNull();
});

test('questions are marked as reviewed, and what somebody has changed since is left', async () => {
  show();
  await tick('Välj alla på sidan');
  await press('Markera som granskade');
  await expectTold('2\u00a0frågor har markerats som granskade.');
  const [writes = []] = data.writeQuestions.mock.lastCall ?? [];
  expect(writes[0]?.question.reviewedAt).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Välj alla på sidan' }));
  const [reviewed] = writes;
  data.findStoredQuestions.mockResolvedValue(
    new Map([
      ['q1', { ...reviewed?.question, version: '2.0' }],
      ['q2', { ...some('q2'), text: 'Den andras?', version: '3.0' }],
    ]),
  );
  await press('Ångra');
  await expectTold('1\u00a0fråga är som förut. 1 har ändrats sedan dess och lämnades.');
  expect(data.writeQuestions.mock.lastCall?.[0]).toHaveLength(1);
});

test('of questions that are deleted those stay that somebody has changed, and the others can be had back', async () => {
  data.deleteQuestions.mockImplementation((questions) =>
    questions.some(({ id }) => id === 'q2')
      ? Promise.reject(new DataError('conflict', 'meanwhile'))
      : Promise.resolve(),
  );
  show();
  await tick('Välj alla på sidan');
  await press('Ta bort valda');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^Är du säker på att du vill ta bort 2.frågor\?/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Ta bort' }));
  await expectTold('1\u00a0fråga har tagits bort.');
  expect(screen.getByText(/^1.fråga lämnades som den var\.$/)).toBeDefined();
  data.findStoredQuestions.mockResolvedValue(new Map());
  await press('Ångra');
  await expectTold('1\u00a0fråga är som förut.');
  expect(data.writeQuestions.mock.lastCall).toMatchObject([
    [{ question: { id: 'q1', text: 'Fråga q1?' }, base: null }],
  ]);
});

test('a double press on undo takes back one thing, and what was before it is shown first', async () => {
  show();
  for (const id of ['q1', 'q2']) {
    await tick(`Välj: Fråga ${id}?`);
    await press('Markera som granskade');
    await expectTold('1\u00a0fråga har markerats som granskad.');
    data.success.mockClear();
  }
  data.findStoredQuestions.mockResolvedValue(new Map());
  data.writeQuestions.mockClear();
  await press('Ångra');
  const next = await screen.findByRole('button', { name: 'Visa det' });
  expect(screen.queryByRole('button', { name: 'Ångra' })).toBeNull();
  await userEvent.click(next);
  expect(await screen.findByRole('button', { name: 'Ångra' })).toBeDefined();
});

test('what an answer was lost of can be undone after a reload, for ten minutes', async () => {
  data.deleteQuestions.mockRejectedValue(new DataError('network', 'gone'));
  show();
  await tick('Välj: Fråga q1?');
  await press('Ta bort valda');
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Ta bort' }),
  );
  await waitFor(() => {
    expect(data.error).toHaveBeenCalledOnce();
  });
  cleanup();
  show();
  expect(await screen.findByRole('button', { name: 'Ångra' })).toBeDefined();
  cleanup();
  const [key = ''] = Object.keys(localStorage);
  const [record] = JSON.parse(localStorage.getItem(key) ?? '') as [{ doneAt: number }];
  const late = { ...record, doneAt: record.doneAt - 10 * 60 * 1000 };
  localStorage.setItem(key, JSON.stringify([late]));
  show();
  await screen.findByRole('checkbox', { name: 'Välj: Fråga q1?' });
  expect(screen.queryByRole('button', { name: 'Ångra' })).toBeNull();
});

test('a question that is undone in another tab is not offered here any more', async () => {
  show();
  await tick('Välj: Fråga q1?');
  await press('Markera som granskade');
  await screen.findByRole('button', { name: 'Ångra' });
  const [key = ''] = Object.keys(localStorage);
  localStorage.setItem(key, '[]');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Ångra' })).toBeNull();
  });
});

test('those that lack a tag get it once, and it is taken off them again', async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole('checkbox', { name: 'Välj alla på sidan' }));
  await user.click(screen.getByRole('button', { name: 'Märk…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Märk' }));
  expect(dialog.getByText('Skriv en tagg.')).toBeDefined();
  await user.type(dialog.getByLabelText('Tagg'), ' Vinter ');
  await user.dblClick(dialog.getByRole('button', { name: 'Märk' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  const done = { tag: 'vinter', ids: ['q1'] };
  expect(data.writeTag.mock.calls).toMatchObject([['practice', { ...done, isSet: true }]]);
  expect(data.success).toHaveBeenCalledWith(
    'Framgång',
    expect.stringMatching(/^1\sfråga har märkts med ”vinter”\.$/),
  );
  await user.click(await screen.findByRole('button', { name: 'Ångra' }));
  await waitFor(() => {
    expect(data.writeTag).toHaveBeenLastCalledWith('practice', { ...done, isSet: false });
  });
  expect(data.writeQuestions).not.toHaveBeenCalled();
});
