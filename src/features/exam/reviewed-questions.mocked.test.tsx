import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { asLearner } from '../../../tests/drivers/learner';
import { markedQuestion } from '../../../tests/factories/exam';
import { practiceQuestion } from '../../../tests/factories/practice';
import { ReviewedQuestions } from './reviewed-questions';

vi.mock('../../components/question/save-toggle', () => ({ SaveToggle: () => null }));

const places = [
  { id: 'q1', area: 'miljo' },
  { id: 'q2', area: 'trafikregler' },
  { id: 'q3', area: 'miljo' },
] as const;

function show() {
  const shown = places.map(({ id, area }, index) => ({
    marked: markedQuestion(id, { area, option: 'b', isRight: false }),
    number: index + 1,
  }));
  const byId = new Map(places.map(({ id }) => [id, practiceQuestion(id)]));
  render(asLearner(<ReviewedQuestions shown={shown} byId={byId} />));
}

const explained = () =>
  places.map(({ id }) => id).filter((id) => screen.queryByText(`${id} förklaras.`) !== null);
const line = (text: string) => screen.getByText(text).closest('summary');

test('questions are one line each, by area, and the one that is pressed is opened and closed', async () => {
  show();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Trafikregler',
    '2. Fråga q2?',
    'Miljö',
    '1. Fråga q1?',
    '3. Fråga q3?',
  ]);
  expect(explained()).toEqual([]);
  await userEvent.click(screen.getByText('Fråga q1?'));
  expect(explained()).toEqual(['q1']);
  await userEvent.click(screen.getByText('Fråga q1?'));
  expect(explained()).toEqual([]);
});

test('arrows and buttons turn to the one before and after, over areas, and focus goes along', async () => {
  show();
  await userEvent.click(screen.getByText('Fråga q2?'));
  await userEvent.keyboard('{ArrowLeft}');
  expect(explained()).toEqual(['q2']);
  await userEvent.keyboard('{ArrowRight}');
  expect(explained()).toEqual(['q1']);
  expect(document.activeElement).toBe(line('Fråga q1?'));
  await userEvent.click(screen.getByRole('button', { name: 'Nästa' }));
  expect(explained()).toEqual(['q3']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nästa' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Föregående' }));
  expect(explained()).toEqual(['q1']);
});

test('an open question tells of the arrows, and hears them where it was pressed', async () => {
  show();
  expect(screen.queryByText('Bläddra med vänster- och högerpilen.')).toBeNull();
  await userEvent.click(screen.getByText('Fråga q2?'));
  screen.getByText('Bläddra med vänster- och högerpilen.');
  await userEvent.click(screen.getByText('q2 förklaras.'));
  await userEvent.keyboard('{ArrowRight}');
  expect(explained()).toEqual(['q1']);
});

test('on paper all of them are open', () => {
  show();
  fireEvent(window, new Event('beforeprint'));
  expect(explained()).toEqual(['q1', 'q2', 'q3']);
  fireEvent(window, new Event('afterprint'));
  expect(explained()).toEqual([]);
});
