import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';

import { examAttempt } from '../../../tests/factories/exam';
import type { ExamAttempt } from '../../domain/exam/attempt';
import { HandInDialog } from './hand-in-dialog';

const onJump = vi.fn();

function show(chosen: ExamAttempt['chosen']) {
  render(
    <HandInDialog
      isOpen
      attempt={examAttempt({ chosen })}
      homeRef={createRef()}
      onClose={vi.fn()}
      onJump={onJump}
      onHandIn={vi.fn()}
    />,
  );
}

const isPrimary = (name: string) =>
  screen.getByRole('button', { name }).classList.contains('bg-primary');

test('while questions are left the way back to them stands out, and leads to the first', async () => {
  show({ q1: 'a' });
  expect(isPrimary('Fortsätt svara')).toBe(true);
  expect(isPrimary('Lämna in')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Fortsätt svara' }));
  expect(onJump).toHaveBeenCalledExactlyOnceWith(1);
});

test('how many questions are left stands out', () => {
  show({ q1: 'a' });
  expect(screen.getByText('3 obesvarade frågor').tagName).toBe('STRONG');
});

test('when everything is answered handing in stands out', () => {
  show({ q1: 'a', q2: 'a', q3: 'a', q4: 'a' });
  expect(isPrimary('Lämna in')).toBe(true);
});
