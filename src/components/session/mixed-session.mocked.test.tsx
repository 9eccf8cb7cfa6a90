import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { asLearner } from '../../../tests/drivers/learner';
import { bank, heading, press, radio } from '../../../tests/drivers/practice-session';
import { recordAnswer, recordSession } from '../../data/learning/record-answers';
import userEvent from '@testing-library/user-event';
import { SessionRunner } from './session-runner';

vi.mock('../../ui/notify', () => ({ notifyErrorElsewhere: vi.fn() }));
vi.mock('../question/save-toggle', () => ({
  SaveToggle: ({ questionId, categoryId }: Record<string, string>) => (
    <p>{`spara ${String(questionId)} i ${String(categoryId)}`}</p>
  ),
}));
vi.mock('../../data/learning/record-answers', () => ({
  recordAnswer: vi.fn(),
  recordSession: vi.fn(),
}));

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => {
    vi.useRealTimers();
  };
});

const mix = {
  categoryOf: (id: string) => `kategori-${id}`,
  reasonOf: (id: string) => `därför ${id}`,
};

const show = () =>
  render(
    <MemoryRouter>
      {asLearner(
        <SessionRunner
          source={{ id: 'mix', name: 'Blandat', questions: bank, mix }}
          ending={({ right, answered }) => <p>{`${String(right)} av ${String(answered)}`}</p>}
        />,
      )}
    </MemoryRouter>,
  );

test('asks in the order given, each with its reason and in its own category, and ends as it is told', async () => {
  show();
  for (const [index, { id }] of bank.entries()) {
    expect(heading()).toBe(`Fråga ${id}?`);
    expect(screen.getByText(`därför ${id}`)).toBeDefined();
    expect(screen.getByText(`spara ${id} i kategori-${id}`)).toBeDefined();
    await userEvent.click(radio(index === 0 ? 'b' : 'a'));
    await press('Svara');
    vi.advanceTimersByTime(1000);
    await press(index === bank.length - 1 ? 'Avsluta' : 'Nästa');
  }
  expect(screen.getByText('2 av 3')).toBeDefined();
  const categories = vi.mocked(recordAnswer).mock.calls.map(([, { categoryId }]) => categoryId);
  expect(categories).toEqual(['kategori-x', 'kategori-y', 'kategori-z']);
  expect(recordSession).toHaveBeenCalledExactlyOnceWith(
    'ada',
    expect.objectContaining({ categoryId: 'mix' }),
  );
});

test('is kept nowhere: what is left of it is asked anew', async () => {
  const first = show();
  await userEvent.click(radio('a'));
  await press('Svara');
  first.unmount();
  show();
  expect(heading()).toBe('Fråga x?');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});
