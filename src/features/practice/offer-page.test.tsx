import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { BlockedNotice } from './blocked-notice';
import { OfferPage } from './offer-page';

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('the offer says what full access costs and how long it lasts', () => {
  render(<OfferPage isSignedIn />, { wrapper: MemoryRouter });
  expect(screen.getByText('1 599 kr')).toBeDefined();
  expect(screen.getByText('engångspris för 4 månader')).toBeDefined();
});

test('only who is signed out is asked to sign in', () => {
  const { unmount } = render(<OfferPage isSignedIn={false} />, { wrapper: MemoryRouter });
  expect(links()).toEqual(['Logga in', 'Prova demo']);
  unmount();
  render(<OfferPage isSignedIn />, { wrapper: MemoryRouter });
  expect(links()).toEqual(['Prova demo']);
});

test('who is blocked is told whom to turn to', () => {
  render(<BlockedNotice />);
  expect(screen.getByRole('status').textContent).toContain('hej@teoriklar.se');
});
