import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { showInPanel } from '../../../tests/drivers/panel';
import { practiceQuestion } from '../../../tests/factories/practice';
import { DataError } from '../../data/errors';
import type { Question } from '../../domain/question/question';
import { Duplicates } from './duplicates';

const data = vi.hoisted(() => ({
  countForExport: vi.fn<() => Promise<number>>(),
  readForExport:
    vi.fn<
      (filter: unknown, onProgress: (read: number) => void) => Promise<{ questions: Question[] }>
    >(),
}));
vi.mock('../../data/question-import/export-questions', () => data);

const options = { a: 'Stanna vid linjen', b: 'Sakta ner lite', c: 'Ge signal' };
const one = practiceQuestion('q1', { text: 'Vad gör du vid stopplikt?', options });

beforeEach(() => {
  for (const call of Object.values(data)) call.mockReset();
  data.countForExport.mockResolvedValue(4);
  data.readForExport.mockResolvedValue({
    questions: [
      one,
      { ...one, id: 'q2', category: 'Skyltar' },
      { ...one, id: 'q3', licenceType: 'MC' },
      practiceQuestion('q4'),
    ],
  });
});

const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
};

test('the whole bank is compared at a press, and what is found stays while it is mended', async () => {
  showInPanel('/admin', <Duplicates kind="practice" />);
  await press('Dubbletter');
  expect(await screen.findByText(/^4.frågor kommer att läsas\.$/)).toBeDefined();
  expect(data.readForExport).not.toHaveBeenCalled();
  await press('Jämför');
  expect(await screen.findByText(/^1.par bland 4.frågor, /)).toBeDefined();
  expect(screen.getByText('100 % lika')).toBeDefined();
  const links = screen.getAllByRole('link', { name: 'Vad gör du vid stopplikt?' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/practice-questions?fraga=q1',
    '/admin/practice-questions?fraga=q2',
  ]);
  await press('Stäng');
  await press('Dubbletter');
  expect(await screen.findByText('100 % lika')).toBeDefined();
  expect(data.readForExport).toHaveBeenCalledOnce();
});

test('a comparison that is broken off says so', async () => {
  data.readForExport.mockRejectedValue(new DataError('network', 'gone'));
  showInPanel('/admin', <Duplicates kind="practice" />);
  await press('Dubbletter');
  await press('Jämför');
  await waitFor(() => {
    expect(screen.getByRole('alert').textContent).toContain('Kunde inte jämföra frågorna.');
  });
});
