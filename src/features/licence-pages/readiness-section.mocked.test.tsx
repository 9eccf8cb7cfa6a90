import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import type { Curve } from '../../data/outcomes/curve';
import { ReadinessSection } from './readiness-section';

const getCurve = vi.hoisted(() => vi.fn<() => Curve | null>());
vi.mock('../../data/outcomes/curve', () => ({
  curveOptions: () => ({ queryKey: ['curve'], queryFn: getCurve }),
}));

async function ask() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReadinessSection />
    </QueryClientProvider>,
  );
  expect(getCurve).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Visa hur väl chansen stämmer' }));
}

test('a visitor who asks is told that too few have said how it went', async () => {
  getCurve.mockReset().mockReturnValue(null);
  await ask();
  expect(await screen.findByText(/när det finns 200 resultat/)).toBeDefined();
});

test('a visitor who asks sees the curve when there is one', async () => {
  const tenth = { from: 0.9, count: 230, foretold: 0.96, happened: 0.95, low: 0.91, high: 0.97 };
  getCurve.mockReset().mockReturnValue({ tenths: [tenth], count: 230 });
  await ask();
  expect(await screen.findByRole('heading', { name: 'Så väl stämmer chansen' })).toBeDefined();
  expect(screen.getByText(/95\s% av 230 godkända/)).toBeDefined();
});
