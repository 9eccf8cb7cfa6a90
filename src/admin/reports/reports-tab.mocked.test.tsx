import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { addressSearch } from '../../../tests/drivers/page';
import { showInPanel } from '../../../tests/drivers/panel';
import { practiceQuestion } from '../../../tests/factories/practice';
import { DataError } from '../../data/errors';
import type { QuestionReport, ReportStatus } from '../../domain/report/question-report';
import ReportsTab from './reports-tab';

const report = (id: string, change: Partial<QuestionReport> = {}): QuestionReport => ({
  id,
  questionId: 'q1',
  reason: 'spelling',
  text: `<b>${id}</b>`,
  status: 'new',
  createdAt: new Date(2026, 10, 20),
  ...change,
});

const data = vi.hoisted(() => ({
  listReports:
    vi.fn<(status: ReportStatus | null) => Promise<{ items: QuestionReport[]; next: null }>>(),
  setReportStatus: vi.fn<(id: string, status: ReportStatus) => Promise<void>>(),
  listQuestionsById: vi.fn<() => Promise<unknown[]>>(),
  success: vi.fn<(title: string, text: string) => void>(),
  error: vi.fn<(title: string, text: string) => void>(),
}));
vi.mock('../../data/question-reports/repository', () => data);
vi.mock('../../data/questions/repository', () => data);
vi.mock('../../data/questions/categories-of', () => ({
  withCurrentNames: (questions: unknown[]) => Promise.resolve(questions),
}));
vi.mock('../../ui/notify', () => ({ notifySuccess: data.success, notifyError: data.error }));

beforeEach(() => {
  for (const call of Object.values(data)) call.mockReset();
  data.listReports.mockResolvedValue({
    items: [report('ett'), report('två', { questionId: 'borta', text: '' })],
    next: null,
  });
  data.listQuestionsById.mockResolvedValue([practiceQuestion('q1')]);
  data.setReportStatus.mockResolvedValue();
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
  expect(data.listReports.mock.calls[0]?.[0]).toBe('new');
  await userEvent.click(screen.getByRole('radio', { name: 'Alla' }));
  await waitFor(() => {
    expect(data.listReports.mock.calls.at(-1)?.[0]).toBeNull();
  });
});

test('the address says which reports are shown', async () => {
  showInPanel('/admin/reports?status=done', <ReportsTab />, { path: '/admin/reports' });
  await screen.findByText('<b>ett</b>');
  expect(data.listReports.mock.calls[0]?.[0]).toBe('done');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Åtgärdad' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Alla' }));
  expect(addressSearch()).toBe('?status=all');
});

test('a report of an older question leads to its own tab', async () => {
  data.listQuestionsById.mockResolvedValue([practiceQuestion('q1', { kind: 'theory' })]);
  show();
  const link = await screen.findByRole('link', { name: /Öppna frågan/ });
  expect(link.getAttribute('href')).toBe('/admin/questions?fraga=q1');
});

test('a report is moved on, and leaves the list of the new ones', async () => {
  show();
  const [first] = await statuses();
  if (first === undefined) throw new Error('there is no report');
  data.listReports.mockResolvedValue({ items: [], next: null });
  first.focus();
  await userEvent.selectOptions(first, 'Pågår');
  expect(await screen.findByText('Inga felrapporter här')).toBeDefined();
  expect(data.setReportStatus).toHaveBeenCalledExactlyOnceWith('ett', 'in_progress');
  await waitFor(() => {
    expect(data.success).toHaveBeenCalledWith('Framgång', 'Rapporten har uppdaterats.');
  });
  expect(document.activeElement?.textContent).toContain('Felrapporter');
});

test('a status that cannot be saved says so, and stays what it was', async () => {
  data.setReportStatus.mockRejectedValue(new DataError('network', 'gone'));
  show();
  const [first] = await statuses();
  if (first === undefined) throw new Error('there is no report');
  await userEvent.selectOptions(first, 'Avvisad');
  expect((await screen.findByRole('alert')).textContent).toContain('Kontrollera din anslutning');
  expect(first.value).toBe('new');
});
