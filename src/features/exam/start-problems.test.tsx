import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { StartProblems } from './start-problems';

type Start = Parameters<typeof StartProblems>[0]['start'];

function show(start: Partial<Start>, { isRunning = false } = {}) {
  const onStartAnyway = vi.fn();
  render(
    <StartProblems
      start={{ isError: false, isPending: false, data: undefined, ...start } as Start}
      isRunning={isRunning}
      onStartAnyway={onStartAnyway}
    />,
  );
  return onStartAnyway;
}

test.each([
  ['has not been tried', undefined],
  ['has succeeded', null],
])('a start that %s has no problem', (_what, data) => {
  show({ data });
  expect(document.body.textContent).toBe('');
});

test('questions that could not be loaded are told', () => {
  show({ isError: true });
  expect(document.body.textContent).toBe(
    'Kunde inte ladda frågor.Kontrollera din anslutning och försök igen.',
  );
});

test('a bank that is too small is told, with what a test needs', () => {
  show({ data: 'tooFew' });
  expect(document.body.textContent).toBe('Det finns för få frågor: ett prov behöver minst 10.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a shorter test is offered where part of the bank is not on the device', () => {
  const onStartAnyway = show({ data: 'partOnly' });
  expect(document.body.textContent).toContain('Alla frågor kunde inte hämtas');
  screen.getByRole('button', { name: 'Starta ett kortare prov' }).click();
  expect(onStartAnyway).toHaveBeenCalledOnce();
});

test('no shorter test is started beside one that is under way', () => {
  show({ data: 'partOnly' }, { isRunning: true });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Starta ett kortare prov' });
  expect(button.disabled).toBe(true);
});

test('a test before it that is not saved yet is told', () => {
  show({ data: 'unsent' });
  expect(document.body.textContent).toContain('Ditt förra prov är inte sparat än');
});
