import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { LandingPage } from './landing-page';

test('the first page says what it is, and leads to registration and the demo', () => {
  render(<LandingPage />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Klara Teoriprovet med Självförtroende',
  );
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Börja Gratis')).toBe('/register');
  expect(href('Prova Demo')).toBe('/demo');
  expect(document.title).toBe('Teoriklar – Alla körkortstyper');
});
