import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { questionCounts } from 'virtual:content/question-counts';

import cases from '../../../content/taxi-akeri/fallstudier.json';
import { blueprints } from '../../domain/exam/blueprint';
import { carContent } from './content/b';
import { lorryContent } from './content/lorry';
import { motorcycleContent } from './content/motorcycle';
import { taxiContent } from './content/taxi';
import { taxiOperatorContent } from './content/taxi-operator';
import type { LicenceContent } from './licence-content';
import { LicencePage } from './licence-page';

const contents = [carContent, taxiContent, taxiOperatorContent, lorryContent, motorcycleContent];

function show(content: LicenceContent) {
  render(<LicencePage content={content} />, { wrapper: MemoryRouter });
}

/** The figures that the card of a test shows, by name. */
function figuresOf(card: HTMLElement): Record<string, string> {
  const names = within(card).getAllByRole('term');
  const values = within(card).getAllByRole('definition');
  return Object.fromEntries(
    names.map(({ textContent }, index) => [textContent, values[index]?.textContent ?? '']),
  );
}

/** Where each licence has five questions of its own to try. */
const demos = {
  B: '/demo',
  TAXI: '/demo/taxi-kort',
  TAXI_AKERI: '/demo/taxi-akeri',
  LASTBIL: '/demo/lastbil-kort',
  MC: '/demo/mc-kort',
};

describe.each(contents)('the page of $licence', (content) => {
  test('says when it was checked and whom it does not belong to', () => {
    show(content);
    expect(document.title).toBe(`${content.title} – Teoriklar`);
    expect(
      screen.getByText(
        'Kontrollerad 2026-11. Teoriklar har ingen koppling till Trafikverket eller Transportstyrelsen.',
      ),
    ).toBeDefined();
  });

  test('states as many questions as the bank has for it', () => {
    show(content);
    const total = questionCounts[content.licence];
    expect(
      screen.getByRole('heading', { level: 2, name: `${String(total)}\u00a0frågor att öva på` }),
    ).toBeDefined();
    const sum = content.categories.reduce((all, { questionCount }) => all + questionCount, 0);
    expect(sum).toBe(total);
  });

  test('has three sample questions whose answers open', () => {
    show(content);
    for (const { text, options, answer, explanation } of content.samples) {
      const heading = screen.getByRole('heading', { level: 3, name: text });
      const details = heading.parentElement?.querySelector('details');
      expect(details?.textContent).toContain(`${String(answer + 1)}. ${options[answer] ?? '?'}`);
      expect(details?.textContent).toContain(explanation);
      expect(details?.open).toBe(false);
    }
  });

  test('has steps, at least three questions, and leads visitors and learners on', () => {
    show(content);
    expect(content.steps.length).toBeGreaterThanOrEqual(3);
    expect(content.faq.length).toBeGreaterThanOrEqual(3);
    const hrefs = (name: string) =>
      screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    expect(hrefs('Börja gratis')).toEqual(['/register', '/register']);
    const demo = demos[content.licence];
    expect(hrefs('Prova demo')).toEqual([demo, demo]);
    expect(hrefs('Öva idag')).toEqual(['/', '/']);
  });

  test('never states a fee of the authority', () => {
    show(content);
    const prices = document.body.textContent.match(/\d[\d\s]*kr\b/g) ?? [];
    const outside = prices.filter(
      (price) =>
        !content.samples.some(({ text, options, explanation }) =>
          [text, explanation, ...options].some((part) => part.includes(price)),
        ),
    );
    expect(new Set(outside)).toEqual(new Set(['1\u00a0599\u00a0kr']));
  });
});

test('a figure that the authority gives stands as it is, and one that schools give says so', () => {
  show(taxiContent);
  const [first, second] = [blueprints.TAXI_1, blueprints.TAXI_2].map(({ part }) => {
    const card = screen.getByRole('heading', { level: 3, name: part ?? '' }).parentElement;
    return card === null ? {} : figuresOf(card);
  });
  expect(first).toEqual({
    Frågor: '70',
    'För godkänt': '48 av 65',
    Tid: '50\u00a0min',
    'Förlängd tid': 'inte publicerat',
  });
  expect(second).toEqual({
    Frågor: '50',
    'För godkänt': '34 av 46enligt trafikskolor',
    Tid: '50\u00a0minenligt trafikskolor',
    'Förlängd tid': 'inte publicerat',
  });
});

test("the operator's page says where case studies are practised, and there they are", () => {
  show(taxiOperatorContent);
  const name = 'Fallstudier och beräkningar';
  expect(screen.getByRole('heading', { level: 3, name })).toBeDefined();
  expect(screen.getByText(new RegExp(`^Ja\\. I kategorin ${name} `))).toBeDefined();
  expect(screen.getAllByText(/också i övningsprovet för delprov.2\.$/)).toHaveLength(2);
  const areas = blueprints.TAXI_AKERI_2.areas.value.map(({ area }): string => area);
  expect(areas).toContain(cases.category.examArea);
});

test('what nobody has published is not told as a fact', () => {
  show(taxiOperatorContent);
  const card = screen.getByRole('heading', { level: 3, name: 'Delprov 1: Juridik' }).parentElement;
  expect(card === null ? {} : figuresOf(card)).toEqual({
    'Frågor som räknas': '20',
    'För godkänt': 'inte publicerat',
    Tid: '45\u00a0min',
  });
});
