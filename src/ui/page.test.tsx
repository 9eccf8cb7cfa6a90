import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Page } from './page';

test('a page names its tab and has one heading, and a hidden one is still there', () => {
  render(
    <Page title="Demo" heading="Ditt resultat" isHeadingHidden>
      <p>Text</p>
    </Page>,
  );
  expect(document.title).toBe('Demo – Teoriklar');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ditt resultat');
});

test('the first page leaves the focus, a page that is navigated to takes it to its heading', async () => {
  // as on a page load, when nothing has been navigated to yet
  vi.resetModules();
  const { markNavigation } = await import('../lib/navigation');
  const { Page } = await import('./page');
  const { unmount } = render(<Page title="Ett">x</Page>);
  expect(document.activeElement).toBe(document.body);
  unmount();

  markNavigation();
  const { rerender } = render(<Page title="Två">x</Page>);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Två' }));

  // and does not take it again while one is there
  screen.getByRole('heading').blur();
  rerender(<Page title="Två">y</Page>);
  expect(document.activeElement).toBe(document.body);
});
