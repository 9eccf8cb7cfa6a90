import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { questionCounts } from 'virtual:content/question-counts';

import { standardOffer } from '../../domain/purchase/standard-offer';
import { formatKronor } from '../../lib/format';
import { faq, questionClaim, questionTotal } from './content';
import LandingPage from './landing-page';

beforeEach(async () => {
  render(<LandingPage />, { wrapper: MemoryRouter });
  await screen.findByRole('heading', { name: 'Redo att börja?' });
});

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** What stands under a heading of the page, down to the next. */
function section(name: string): HTMLElement {
  const found = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (found === null) throw new Error(`${name} stands in no section`);
  return found;
}

test('the first screen says what it is, and leads to registration and the demo', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Klara Teoriprovet med Självförtroende',
  );
  expect(href('Börja Gratis')).toBe('/register');
  expect(href('Prova Demo')).toBe('/demo');
  expect(document.title).toBe('Teoriklar – Alla körkortstyper');
});

test('the sections come in the order of the specification', () => {
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual([
    'Våra körkortstyper',
    'Det här får du',
    'Så fungerar det',
    'Så används Teoriklar',
    'Vanliga frågor',
    'Varför välja oss?',
    'Redo att börja?',
  ]);
  const figures = screen.getByRole('region', { name: 'I siffror' });
  const licences = section('Våra körkortstyper');
  expect(figures.compareDocumentPosition(licences)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the figures are four, and the number of questions is the true one', () => {
  const figures = within(screen.getByRole('region', { name: 'I siffror' }));
  expect(figures.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '95 %',
    questionClaim(questionTotal),
    '50+',
    '4',
  ]);
});

test("'1000+' is claimed once there are a thousand, and the number itself until then", () => {
  expect(questionClaim(999)).toBe('999');
  expect(questionClaim(1000)).toBe('1000+');
  expect(questionClaim(2345)).toBe('2000+');
});

test('each licence has its page and as many questions as the bank', () => {
  const cards = within(section('Våra körkortstyper')).getAllByRole('listitem');
  const shown = cards.map((card) => [
    within(card).getByRole('heading', { level: 3 }).textContent,
    within(card).getByRole('link').getAttribute('href'),
    /(\d+)\u00a0frågor/.exec(card.textContent)?.[1],
  ]);
  const { B, TAXI, TAXI_AKERI, LASTBIL, MC } = questionCounts;
  expect(shown).toEqual([
    ['B-kort', '/b-kort', String(B)],
    ['Taxi-kort', '/taxi-kort', String(TAXI)],
    ['Taxi-åkeri', '/taxi-akeri', String(TAXI_AKERI)],
    ['Lastbil-kort', '/lastbil-kort', String(LASTBIL)],
    ['MC-kort', '/mc-kort', String(MC)],
  ]);
  for (const card of cards) {
    expect(within(card).getByRole('link').textContent).toMatch(/^Läs mer om /);
  }
});

test('features, steps, uses, questions and reasons are as many as specified', () => {
  const items = (name: string) => within(section(name)).getAllByRole('listitem');
  expect(items('Det här får du')).toHaveLength(4);
  expect(items('Så fungerar det')).toHaveLength(3);
  expect(items('Så används Teoriklar')).toHaveLength(3);
  expect(within(section('Vanliga frågor')).getAllByRole('group')).toHaveLength(6);
  expect(items('Varför välja oss?')).toHaveLength(3);
});

test('nobody is quoted, and nobody speaks in the first person', () => {
  const uses = section('Så används Teoriklar');
  expect(uses.querySelector('blockquote')).toBeNull();
  expect(uses.textContent).not.toMatch(/[”"]|\b(?:jag|mig|min)\b/i);
});

test('prices are those of the products, wherever they stand', () => {
  const prices = [standardOffer.full.price, standardOffer.tests.price].map(formatKronor);
  const stated = document.body.textContent.match(/\d[\d\u00a0]*\u00a0kr\b/g) ?? [];
  expect(new Set(stated)).toEqual(new Set(prices));
  expect(faq[0].answer).toContain(prices[0]);
});

test('the closing call leads to registration', () => {
  expect(href('Börja Nu - Gratis Demo')).toBe('/register');
  expect(href('Se Priser')).toBe('/register');
});

test('whoever is signed in is led on to practice and tests at the end', () => {
  expect(href('Välj kategori')).toBe('/ovning');
  expect(href('Skriv prov')).toBe('/prov');
});

test('the first screen has a question that is answered where it stands, once, and goes on in the demo', async () => {
  const [right, wrong] = await screen.findAllByRole<HTMLInputElement>('radio');
  if (right === undefined || wrong === undefined) throw new Error('there are no options');
  expect(screen.queryByRole('link', { name: 'Fortsätt i demon' })).toBeNull();
  await userEvent.click(wrong);
  expect(screen.getByText('Fel.')).toBeDefined();
  expect(screen.getByText(/^Märket betyder väjningsplikt/)).toBeDefined();
  expect(screen.getByRole('radio', { name: /\(rätt svar\)$/ })).toBe(right);
  await userEvent.click(right);
  expect(wrong.checked).toBe(true);
  expect(href('Fortsätt i demon')).toBe('/demo');
});

test.each(['{Enter}', ' '])(
  'with the keyboard any option of it can be gone to, and %j answers with the one that is there',
  async (key) => {
    const radios = await screen.findAllByRole<HTMLInputElement>('radio');
    radios[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}');
    expect(document.activeElement).toBe(radios[1]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(radios.at(-1));
    expect(radios.some(({ checked }) => checked)).toBe(false);
    await userEvent.keyboard(key);
    expect(radios.at(-1)?.checked).toBe(true);
    expect(href('Fortsätt i demon')).toBe('/demo');
  },
);
