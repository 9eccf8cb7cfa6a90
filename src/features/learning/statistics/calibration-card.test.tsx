import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { CalibrationCard } from './calibration-card';

const none = { answered: 0, wrong: 0 };

test('before anything is said of how sure one was, nothing is counted', () => {
  render(<CalibrationCard calibration={{ sure: none, unsure: none, guessed: none }} />);
  expect(screen.getByText(/^Säg hur säker du är/)).toBeDefined();
  expect(screen.queryByText('inga svar')).toBeNull();
});

test('what was said is counted beside what was not', () => {
  render(
    <CalibrationCard
      calibration={{ sure: { answered: 3, wrong: 1 }, unsure: none, guessed: none }}
    />,
  );
  expect(screen.getByText('1 fel av 3')).toBeDefined();
  expect(screen.getAllByText('inga svar')).toHaveLength(2);
});
