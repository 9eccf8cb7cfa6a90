import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ProgressBar } from './progress-bar';

test.each([0, 37, 100])('a bar at %i %% is named, says its share and is as wide', (percent) => {
  render(<ProgressBar label="Andel rätt" percent={percent} />);
  const bar = screen.getByRole('progressbar', { name: 'Andel rätt' });
  expect(bar.getAttribute('aria-valuenow')).toBe(String(percent));
  expect(bar.getAttribute('aria-valuemax')).toBe('100');
  expect((bar.firstElementChild as HTMLElement).style.width).toBe(`${String(percent)}%`);
});

test('a line stands at what is to be reached', () => {
  render(<ProgressBar label="Poäng" percent={50} mark={80} />);
  const line = screen.getByRole('progressbar').nextElementSibling as HTMLElement;
  expect(line.style.left).toBe('80%');
});
