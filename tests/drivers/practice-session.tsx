import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';

import { queryClient } from '../../src/data/query-client';
import type { OptionKey, Question } from '../../src/domain/question/question';
import { SessionRunner } from '../../src/components/session/session-runner';
import { sessionStore } from '../../src/components/session/session-store';
import { practiceCategory, practiceQuestion } from '../factories/practice';
import { asLearner } from './learner';

const category = practiceCategory('c', { name: 'Miljö', questionCount: 3 });
export const bank = [practiceQuestion('x'), practiceQuestion('y'), practiceQuestion('z')];
export const store = sessionStore('ada', category.id);

function Address() {
  const location = useLocation();
  return (
    <>
      <p data-testid="address">{location.pathname}</p>
      <p data-testid="state">{JSON.stringify(location.state)}</p>
    </>
  );
}

export function Runner({
  uid = 'ada',
  questions = bank,
  closesAt = null,
}: {
  uid?: string;
  questions?: readonly Question[];
  closesAt?: Date | null;
}) {
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/ovning/Miljö']}>
        {asLearner(<SessionRunner source={{ id: category.id, name: category.name, questions }} />, {
          uid,
          access: closesAt && { kind: 'freeMinutes', until: closesAt },
        })}
        <Address />
      </MemoryRouter>
    </QueryClientProvider>
  );
}

/** Puts a session of Ada's on screen. */
export const show = (questions: readonly Question[] = bank) =>
  render(<Runner questions={questions} />);

/** Where the learner is, as the router has it. */
export const address = () => screen.getByTestId('address').textContent;
/** What the address carries along. */
export const addressState = () => JSON.parse(screen.getByTestId('state').textContent) as unknown;
export const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
export const onScreen = () => bank.find(({ text }) => text === heading()) ?? practiceQuestion('?');
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const press = (name: string) => userEvent.click(button(name));
export const radio = (option: OptionKey) =>
  screen.getByRole<HTMLInputElement>('radio', {
    name: new RegExp(`^${onScreen().options[option] ?? '?'}( \\(|$)`),
  });
export const choose = (option: OptionKey) => userEvent.click(radio(option));
export const isChecked = (option: OptionKey) => radio(option).checked;
export const feedback = () => screen.queryByRole('region', { name: 'Förklaring' });
export const place = () => screen.getByText(/^Fråga \d+ av \d+$/).textContent;
/** Lets so much time go by that the next press cannot be the second of a double click. */
export const wait = (milliseconds = 1000) => vi.advanceTimersByTime(milliseconds);

export async function give(option: OptionKey) {
  await choose(option);
  await press('Svara');
  wait();
}
