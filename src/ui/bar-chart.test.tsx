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
  expect(heights).toEqual(['0', '116']);
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
  // from −500 to 250
  const zero = 10 + 116 / 3;
  expect(bars.map(([y]) => y)).toEqual([
    expect.closeTo(zero - (116 * 100) / 750),
    expect.closeTo(zero),
  ]);
  expect(bars.map(([, height]) => height)).toEqual([
    expect.closeTo((116 * 100) / 750),
    expect.closeTo((116 * 300) / 750),
  ]);
  const axis = [...container.querySelectorAll('text[text-anchor="end"]')];
  expect(axis.map(({ textContent }) => textContent)).toEqual(['-500', '-250', '0', '250']);
});
