import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { giveSpeech } from '../../../tests/drivers/speech';
import { notifyNoChoice } from '../../components/question/notify-no-choice';
import DemoPage from './demo-page';
import { demoQuestions } from '../../components/question/demo-questions';
import type { Sample } from '../../components/question/sample-session';

vi.mock('../../components/question/notify-no-choice', () => ({ notifyNoChoice: vi.fn() }));

beforeEach(() => {
  vi.mocked(notifyNoChoice).mockClear();
  render(<DemoPage />, { wrapper: MemoryRouter });
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function onScreen(): Sample {
  const heading = screen.getByRole('heading', { level: 2 }).textContent;
  const question = demoQuestions.find(({ text }) => text === heading);
  if (question === undefined) throw new Error(`${heading} is no question of the demo`);
  return question;
}

const choose = (place: number) =>
  userEvent.click(screen.getAllByRole('radio')[place] ?? document.body);

/** Answers the question on screen right or wrong, and leaves its explanation on screen. */
async function give(isRight: boolean) {
  const { answer } = onScreen();
  await choose(isRight ? answer : (answer + 1) % 4);
  await press('Svara');
}

/** Goes through the whole demo with the first so many answers right. */
async function finishWith(right: number) {
  for (const [index] of demoQuestions.entries()) {
    await give(index < right);
    await press(index === demoQuestions.length - 1 ? 'Visa resultat' : 'Nästa');
  }
}

test('the demo begins with the first of five questions and nothing chosen', () => {
  expect(screen.getByText('Fråga 1 av 5')).toBeDefined();
  expect(onScreen()).toBe(demoQuestions[0]);
  expect(screen.getByText('Vägmärken')).toBeDefined();
  const group = screen.getByRole('radiogroup', { name: onScreen().text });
  expect(within(group).getAllByRole('radio')).toHaveLength(4);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test("'Svara' without a choice asks for one and answers nothing", async () => {
  await press('Svara');
  expect(notifyNoChoice).toHaveBeenCalledExactlyOnceWith(screen.getByRole('heading', { level: 2 }));
  expect(screen.queryByRole('region', { name: 'Förklaring' })).toBeNull();
  expect(screen.getByText('Fråga 1 av 5')).toBeDefined();
});

test('a right answer is told to be right, and explained', async () => {
  await give(true);
  expect(screen.getByRole('status').textContent).toBe('Rätt svar.');
  expect(screen.getByRole('region', { name: 'Förklaring' }).textContent).toBe(
    `Rätt!${onScreen().explanation}`,
  );
  expect(notifyNoChoice).not.toHaveBeenCalled();
});

test('a wrong answer is told to be wrong, shows the right one and cannot be changed', async () => {
  const { answer, options } = onScreen();
  await give(false);
  expect(screen.getByRole('status').textContent).toBe('Fel svar.');
  expect(screen.getByRole('region', { name: 'Förklaring' }).textContent).toMatch(/^Fel/);
  const right = screen.getByRole<HTMLInputElement>('radio', {
    name: `${options[answer] ?? ''} (rätt svar)`,
  });
  expect(right.checked).toBe(false);
  await userEvent.click(right);
  expect(right.checked).toBe(false);
});

test('the next question comes with nothing chosen, and each is another', async () => {
  const seen = new Set([onScreen().id]);
  for (const number of [2, 3, 4, 5]) {
    await give(true);
    await press('Nästa');
    expect(screen.getByText(`Fråga ${String(number)} av 5`)).toBeDefined();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    seen.add(onScreen().id);
  }
  expect(seen.size).toBe(5);
});

test('the first question leaves the focus to the page', () => {
  expect(document.activeElement).not.toBe(screen.getByRole('heading', { level: 2 }));
});

test('choosing an option keeps the focus on it, on a later question too', async () => {
  await give(true);
  await press('Nästa');
  await choose(2);
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[2]);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[3]);
});

test('the next question is shown from its top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  await give(true);
  expect(scrollTo).not.toHaveBeenCalled();
  await press('Nästa');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test("a double click on 'Svara' answers and skips no explanation", async () => {
  await choose(0);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Svara' }));
  expect(screen.getByText('Fråga 1 av 5')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Förklaring' })).toBeDefined();
});

test.each([
  [5, 'Mycket bra!', 100],
  [4, 'Mycket bra!', 80],
  [3, 'Bra start!', 60],
  [2, 'Behöver mer övning', 40],
  [0, 'Behöver mer övning', 0],
])('%i right of five is told as such: %s', async (right, badge, percent) => {
  await finishWith(right);
  const heading = screen.getByRole('heading', { level: 1, name: 'Ditt resultat' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(`${String(right)} av 5`)).toBeDefined();
  expect(screen.getByText(badge)).toBeDefined();
  const bar = screen.getByRole('progressbar', { name: 'Andel rätt' });
  expect(bar.getAttribute('aria-valuenow')).toBe(String(percent));
});

test('from the result one can register or start over, which reloads the page', async () => {
  const reload = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ reload } as unknown as Location);
  await finishWith(1);
  expect(screen.getByRole('link', { name: 'Registrera dig' }).getAttribute('href')).toBe(
    '/register',
  );
  await press('Gör om demon');
  expect(reload).toHaveBeenCalledOnce();
});

test('a question is read aloud by key', async () => {
  const speech = giveSpeech();
  await choose(0);
  await userEvent.keyboard('l');
  const { text, options } = onScreen();
  await waitFor(() => {
    expect(speech.texts()).toEqual([
      text,
      ...options.map((option, index) => `Alternativ ${String(index + 1)}: ${option}`),
    ]);
  });
});
