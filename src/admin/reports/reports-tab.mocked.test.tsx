import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { addressSearch } from '../../../tests/drivers/page';
import { showInPanel } from '../../../tests/drivers/panel';
import { practiceQuestion } from '../../../tests/factories/practice';
import { DataError } from '../../data/errors';
import type { Handling } from '../../data/question-reports/handle-reports';
import type { PastQuestion } from '../../data/questions/past-questions';
import type { VersionedQuestion } from '../../data/questions/versioned-question';
import type {
  QuestionReport,
  ReportGroup,
  ReportStatus,
} from '../../domain/report/question-report';
import ReportsTab from './reports-tab';

const report = (id: string, change: Partial<QuestionReport> = {}): QuestionReport => ({
  id,
  questionId: 'q1',
  reason: 'spelling',
  text: `<b>${id}</b>`,
  option: 'b',
  status: 'new',
  createdAt: new Date(2026, 10, 20),
  ...change,
});

const data = vi.hoisted(() => ({
  listReportGroups:
    vi.fn<(statuses: readonly ReportStatus[]) => Promise<{ items: ReportGroup[]; next: null }>>(),
  handleReports: vi.fn<(ids: readonly string[], handling: Handling) => Promise<void>>(),
  findStoredQuestions: vi.fn<() => Promise<Map<string, unknown>>>(),
  findSeenVersion: vi.fn<(id: string, at: Date) => Promise<PastQuestion | null>>(),
  findQuestion: vi.fn<() => Promise<VersionedQuestion | null>>(),
  success: vi.fn<(title: string, text: string) => void>(),
  error: vi.fn<(title: string, text: string) => void>(),
}));
vi.mock('../../data/question-reports/repository', () => data);
vi.mock('../../data/question-reports/handle-reports', () => data);
vi.mock('../../data/questions/find-stored', () => data);
vi.mock('../../data/questions/past-questions', () => data);
vi.mock('../../data/questions/admin-repository', () => data);
vi.mock('../../data/questions/delete-questions', () => ({}));
vi.mock('../../data/questions/write-packs', () => ({}));
vi.mock('../../data/questions/categories-of', () => ({
  withCurrentNames: (questions: unknown[]) => Promise.resolve(questions),
}));
vi.mock('../../ui/notify', () => ({ notifySuccess: data.success, notifyError: data.error }));

beforeEach(() => {
  for (const call of Object.values(data)) call.mockReset();
  data.listReportGroups.mockResolvedValue({
    items: [
      { questionId: 'q1', reports: [report('ett')] },
      { questionId: 'borta', reports: [report('två', { questionId: 'borta', text: '' })] },
    ],
    next: null,
  });
  data.findStoredQuestions.mockResolvedValue(
    new Map([['q1', { ...practiceQuestion('q1'), version: '1.0' }]]),
  );
  data.handleReports.mockResolvedValue();
});

const show = () => showInPanel('/admin/reports', <ReportsTab />);
const statuses = () =>
  screen.findAllByLabelText<HTMLSelectElement>('Status', { selector: 'select' });

test('new reports are shown with their questions, each with the way to its editor', async () => {
  show();
  expect(await screen.findByText('<b>ett</b>')).toBeDefined();
  const link = await screen.findByRole('link', { name: /Öppna frågan.*Fråga q1\?/ });
  expect(link.getAttribute('href')).toBe('/admin/practice-questions?fraga=q1');
  expect(screen.getByText('Frågan finns inte längre.')).toBeDefined();
  expect(screen.getByText('Eleven svarade B (”q1 fel”).')).toBeDefined();
  expect(screen.getByText('Eleven svarade B.')).toBeDefined();
  expect(data.listReportGroups.mock.calls[0]?.[0]).toEqual(['new']);
  await userEvent.click(screen.getByRole('radio', { name: 'Alla' }));
  await waitFor(() => {
    expect(data.listReportGroups.mock.calls.at(-1)?.[0]).toEqual([]);
  });
});

test('the address says which reports are shown', async () => {
  showInPanel('/admin/reports?status=done', <ReportsTab />, { path: '/admin/reports' });
  await screen.findByText('<b>ett</b>');
  expect(data.listReportGroups.mock.calls[0]?.[0]).toEqual(['done']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Åtgärdad' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Alla' }));
  expect(addressSearch()).toBe('?status=all');
});

test('a report of an older question leads to its own tab', async () => {
  const older = { ...practiceQuestion('q1', { kind: 'theory' }), version: '' };
  data.findStoredQuestions.mockResolvedValue(new Map([['q1', older]]));
  show();
  const link = await screen.findByRole('link', { name: /Öppna frågan/ });
  expect(link.getAttribute('href')).toBe('/admin/questions?fraga=q1');
});

test('a report is moved on, and leaves the list of the new ones', async () => {
  show();
  const [first] = await statuses();
  if (first === undefined) throw new Error('there is no report');
  data.listReportGroups.mockResolvedValue({ items: [], next: null });
  first.focus();
  await userEvent.selectOptions(first, 'Pågår');
  expect(await screen.findByText('Inga felrapporter här')).toBeDefined();
  expect(data.handleReports).toHaveBeenCalledExactlyOnceWith(['ett'], { status: 'in_progress' });
  await waitFor(() => {
    expect(data.success).toHaveBeenCalledWith('Framgång', 'Rapporten har uppdaterats.');
  });
  expect(document.activeElement?.textContent).toContain('Felrapporter');
});

test('a status that cannot be saved says so, and stays what it was', async () => {
  data.handleReports.mockRejectedValue(new DataError('network', 'gone'));
  show();
  const [first] = await statuses();
  if (first === undefined) throw new Error('there is no report');
  await userEvent.selectOptions(first, 'Avvisad');
  expect((await screen.findByRole('alert')).textContent).toContain('Kontrollera din anslutning');
  expect(first.value).toBe('new');
});

test('many reports about one question are one row, with the question, and are moved on together', async () => {
  data.listReportGroups.mockResolvedValue({
    items: [
      { questionId: 'q1', reports: [report('ett'), report('två', { status: 'in_progress' })] },
    ],
    next: null,
  });
  show();
  expect(await screen.findAllByText('Öppna frågan')).toHaveLength(1);
  expect(screen.getByText(/^1.rapport till$/)).toBeDefined();
  expect(screen.getByText('A. q1 rätt (rätt svar)')).toBeDefined();
  const [status] = await statuses();
  if (status === undefined) throw new Error('there is no report');
  expect(status.selectedOptions[0]?.textContent).toBe('Olika');
  await userEvent.selectOptions(status, 'Åtgärdad');
  await waitFor(() => {
    expect(data.success).toHaveBeenCalledWith('Framgång', '2\u00a0rapporter har uppdaterats.');
  });
  expect(data.handleReports).toHaveBeenCalledExactlyOnceWith(['ett', 'två'], { status: 'done' });
});

test('learners are answered as their reports end, in one press, and it is said what the question was then', async () => {
  const version = String(new Date(2026, 10, 21).getTime() / 1000);
  data.findStoredQuestions.mockResolvedValue(
    new Map([['q1', { ...practiceQuestion('q1'), version }]]),
  );
  data.listReportGroups.mockResolvedValue({
    items: [{ questionId: 'q1', reports: [report('ett', { answer: 'Vi tittar på det.' })] }],
    next: null,
  });
  show();
  expect(await screen.findByText('Svar till eleven: Vi tittar på det.')).toBeDefined();
  expect(await screen.findByText(/Frågan har ändrats sedan dess\./)).toBeDefined();
  const reject = screen.getByRole<HTMLButtonElement>('button', { name: 'Svara och avvisa' });
  expect(reject.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Svar till eleven'), ' B är rätt, se 3 kap. ');
  await userEvent.click(reject);
  await waitFor(() => {
    expect(data.success).toHaveBeenCalledWith('Framgång', 'Rapporten har uppdaterats.');
  });
  expect(data.handleReports).toHaveBeenCalledExactlyOnceWith(['ett'], {
    status: 'rejected',
    answer: 'B är rätt, se 3 kap.',
  });
});

test('what the learner saw of a question that has changed is read at a press, with the difference to now', async () => {
  const version = String(new Date(2026, 10, 21).getTime() / 1000);
  const now = { ...practiceQuestion('q1', { text: 'Ny text?' }), version };
  const seen = practiceQuestion('q1', { options: { a: 'Ja', b: 'Kanske', c: 'Nej' } });
  data.findStoredQuestions.mockResolvedValue(new Map([['q1', now]]));
  data.findQuestion.mockResolvedValue(now);
  data.findSeenVersion.mockResolvedValue({ id: 'v', question: seen, replacedAt: new Date() });
  show();
  expect(await screen.findByText(/^Eleven svarade B \(nu: ”q1 fel”\)\. Frågan har/)).toBeDefined();
  expect(data.findSeenVersion).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Visa vad eleven såg'));
  expect(await screen.findByText('Eleven svarade B: Kanske')).toBeDefined();
  expect(data.findSeenVersion).toHaveBeenCalledExactlyOnceWith('q1', report('ett').createdAt);
  const texts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(texts).toContain('DåFråga q1?NuNy text?');
});
