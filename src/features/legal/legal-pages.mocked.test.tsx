import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { company } from '../../config/company';
import { retention } from '../../domain/retention';
import PrivacyPage from './privacy-page';
import TermsPage from './terms-page';

vi.mock('../../config/company', () => ({
  company: {
    name: 'Bolaget AB',
    email: 'hej@bolaget.test',
    organisationNumber: '556000-0000',
    address: '',
  },
}));

const show = (page: React.ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);

test('the terms say who sells, how to withdraw and where to complain, and name no price', () => {
  const { container } = show(<TermsPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Användarvillkor' })).toBeDefined();
  const text = container.textContent;
  for (const said of [
    'Gäller från och med 20 november 2026',
    company.name,
    '124 dagar',
    'inom 14 dagar enligt lagen (2005:59)',
    'Ångra köp',
    'Allmänna reklamationsnämnden',
    'inte knutna till Trafikverket eller Transportstyrelsen',
    'inte lova att du klarar provet',
  ]) {
    expect(text).toContain(said);
  }
  expect(text).not.toMatch(/\d\s*kr\b/);
});

test('the privacy policy says who is responsible, the grounds, the rights and where to complain', () => {
  const { container } = show(<PrivacyPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Integritetspolicy' })).toBeDefined();
  const text = container.textContent;
  for (const said of [
    'Gäller från och med 20 november 2026',
    'artikel 6.1 a',
    'artikel 6.1 b',
    '6.1 c',
    'artikel 6.1 f',
    'Firebase',
    'bokföringslagen',
    'Integritetsskyddsmyndigheten',
  ]) {
    expect(text).toContain(said);
  }
});

test('the privacy policy says of everything that expires how long it is kept', () => {
  show(<PrivacyPage />);
  const points = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const { days, text } of Object.values(retention)) {
    expect(points).toContain(text);
    expect(text).toMatch(new RegExp({ 90: '90 dagar', 365: 'ett år', 3660: 'tio år' }[days]));
  }
});

test('what the company has filled in is shown, the rest left out', () => {
  const { container } = show(<PrivacyPage />);
  const rows = [...container.querySelectorAll('dt, dd')].map((element) => element.textContent);
  expect(rows).toEqual([
    'Namn',
    'Bolaget AB',
    'Organisationsnummer',
    '556000-0000',
    'E-post',
    'hej@bolaget.test',
  ]);
});
