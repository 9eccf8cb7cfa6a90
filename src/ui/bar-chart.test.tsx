import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { BarChart } from './bar-chart';

test('a chart says its figures to those who do not see it, and its bars are as high as they are', () => {
  const { container } = render(
    <BarChart
      label="Omsättning"
      format={String}
      bars={[
        { key: '1', label: 'okt', value: 0, description: 'oktober 0 kr' },
        { key: '2', label: 'nov', value: 100, description: 'november 100 kr' },
      ]}
    />,
  );
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Omsättning: oktober 0 kr, november 100 kr.',
  );
  const heights = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
  expect(heights).toEqual(['0', '100']);
});

test('what is less than nothing hangs from zero', () => {
  const { container } = render(
    <BarChart
      label="Omsättning"
      format={String}
      bars={[
        { key: '1', label: 'nov', value: 100, description: 'november 100 kr' },
        { key: '2', label: 'dec', value: -300, description: 'december −300 kr' },
      ]}
    />,
  );
  const bars = [...container.querySelectorAll('rect')].map((bar) => [
    Number(bar.getAttribute('y')),
    Number(bar.getAttribute('height')),
  ]);
  // from −300 to 150
  const zero = 100 / 3;
  expect(bars.map(([y]) => y)).toEqual([
    expect.closeTo(zero - (100 * 100) / 450),
    expect.closeTo(zero),
  ]);
  expect(bars.map(([, height]) => height)).toEqual([
    expect.closeTo((100 * 100) / 450),
    expect.closeTo((100 * 300) / 450),
  ]);
  for (const value of ['-300', '-150', '0', '150']) {
    expect(screen.getByText(value)).toBeDefined();
  }
});
