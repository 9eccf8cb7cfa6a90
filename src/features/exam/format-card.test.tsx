import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { blueprints } from '../../domain/exam/blueprint';
import type { ExamId } from '../../domain/exam/exam-id';
import { formatFor, type BankSize } from '../../domain/exam/format';
import { FormatCard } from './format-card';

/** Questions enough for any test. */
const plenty = (examId: ExamId): BankSize =>
  Object.fromEntries(blueprints[examId].areas.value.map(({ area }) => [area, 100]));

function show(examId: ExamId, { isExtended = false, bank = plenty(examId) } = {}) {
  const blueprint = blueprints[examId];
  const format = formatFor(blueprint, bank);
  if (format === null) throw new Error('the bank is too small');
  render(<FormatCard blueprint={blueprint} format={format} isExtended={isExtended} />);
}

/** What stands beside the name of a figure. */
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent.trim();
const facts = () => ['Frågor', 'Tid', 'För godkänt'].map(fact);
const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('figures that the authority has published stand as they are', () => {
  show('B');
  expect(facts()).toEqual(['70', '50\u00a0min', '52 av 65']);
});

test('figures that only schools give are marked so', () => {
  show('MC');
  expect(facts()).toEqual([
    '70 enligt trafikskolor',
    '50\u00a0min',
    '52 av 65 enligt trafikskolor',
  ]);
});

test('a figure that is published nowhere is marked as an estimate', () => {
  show('TAXI_AKERI_1');
  expect(facts()).toEqual(['20 vår uppskattning', '45\u00a0min', '14 av 20 vår uppskattning']);
});

test('extended time is marked by itself', () => {
  show('TAXI_1');
  expect(fact('Tid')).toBe('50\u00a0min');
  cleanup();
  show('TAXI_1', { isExtended: true });
  expect(fact('Tid')).toBe('75\u00a0min vår uppskattning');
});

test('an estimated division into areas is said, and one that is published is not', () => {
  const division = 'Hur frågorna fördelas på områden är vår uppskattning.';
  show('B');
  expect(listed()).toContain(division);
  cleanup();
  show('TAXI_1');
  expect(listed()).not.toContain(division);
});

test('questions on trial are told of where there are any', () => {
  show('B');
  expect(listed()[0]).toMatch(/^5\u00a0frågor är försöksfrågor och räknas inte\./);
  cleanup();
  show('TAXI_AKERI_1');
  expect(listed().join(' ')).not.toMatch(/på försök/);
});

test("the operator's tests say where the case studies of the real one are practised", () => {
  const cases =
    'Det riktiga provet har ett fjärde delprov, fallstudier. Här finns de i övningskategorin Fallstudier och beräkningar, och i provet för delprov 2.';
  show('TAXI_AKERI_2');
  expect(listed()).toContain(cases);
  cleanup();
  show('TAXI_2');
  expect(listed().join(' ')).not.toContain('fallstudier');
});

test('a test that the bank is too small for says how it differs, and what is missing', () => {
  show('B', { bank: { trafikregler: 100, trafiksakerhet: 10, fordonskannedom: 100 } });
  const alert = screen.getByText('Kortare än det riktiga provet').parentElement?.textContent;
  expect(alert).toContain('Det riktiga provet har 70 frågor.');
  expect(alert).toContain(`räcker än så länge till ${fact('Frågor') ?? '-'}`);
  expect(alert).toContain('Frågor saknas i: miljö, personliga förutsättningar.');
});

test('a full test says nothing of being short', () => {
  show('B');
  expect(screen.queryByText('Kortare än det riktiga provet')).toBeNull();
});
