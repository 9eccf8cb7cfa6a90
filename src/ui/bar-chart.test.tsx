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
