import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import type { Outcome } from '../../../domain/outcome/outcome';
import { OutcomeForm } from './outcome-form';

const today = 20_777;

function show(known: Outcome | null = null) {
  const onSave = vi.fn<(said: unknown) => void>();
  render(
    <OutcomeForm
      examId="B"
      known={known}
      day={today - 1}
      today={today}
      isBusy={false}
      onSave={onSave}
    />,
  );
  return onSave;
}

const passed = () => userEvent.click(screen.getByRole('button', { name: 'Godkänd' }));
const said = { testDay: today - 1, isPassed: true, points: [], total: null, isShared: false };

test('one press is enough', async () => {
  const onSave = show();
  await passed();
  expect(onSave).toHaveBeenCalledExactlyOnceWith(said);
});

test('the points of the whole test may be given alone', async () => {
  const onSave = show();
  await userEvent.type(screen.getByLabelText('Poäng'), '54');
  await passed();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...said, total: 54 });
});

test.each([
  ['femtio', 'Skriv poängen med siffror.'],
  ['71', 'Högst 70 poäng.'],
])('points of %s are none', async (typed, fault) => {
  const onSave = show();
  await userEvent.type(screen.getByLabelText('Poäng'), typed);
  await passed();
  expect(screen.getByText(fault)).toBeDefined();
  expect(onSave).not.toHaveBeenCalled();
});

test('points by area are all given, and come to the whole', async () => {
  const onSave = show();
  const rights = screen.getAllByLabelText(/: rätt svar$/);
  for (const field of rights.slice(1)) await userEvent.type(field, '3');
  await passed();
  expect(screen.getByText('Fyll i båda talen.')).toBeDefined();
  expect(onSave).not.toHaveBeenCalled();

  await userEvent.type(
    screen.getAllByLabelText(/: rätt svar$/).slice(0, 1)[0] ?? document.body,
    '3',
  );
  await userEvent.type(screen.getByLabelText('Poäng'), '14');
  await passed();
  expect(screen.getByText('Områdena blir 15 poäng tillsammans.')).toBeDefined();
  expect(onSave).not.toHaveBeenCalled();

  await userEvent.type(screen.getByLabelText('Poäng'), '{Backspace}5');
  await passed();
  expect(onSave).toHaveBeenCalledOnce();
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ total: 15, isPassed: true });
});

test('what was said before stands in the fields', () => {
  show({ ...said, examId: 'B', number: 0, chance: null, modelVersion: 1, total: 49 });
  expect(screen.getByLabelText<HTMLInputElement>('Poäng').value).toBe('49');
});
