import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  address,
  addressState,
  button,
  choose,
  feedback,
  give,
  place,
  press,
  Runner,
  store,
  wait,
} from '../../../tests/drivers/practice-session';
import { practiceQuestion } from '../../../tests/factories/practice';
import { recordAnswer, recordSession } from '../../data/learning/record-answers';
import { notifyErrorElsewhere } from '../../ui/notify';

vi.mock('../question/save-toggle', () => ({ SaveToggle: () => null }));
vi.mock('../../ui/notify', () => ({ notifyErrorElsewhere: vi.fn() }));
vi.mock('../../data/learning/record-answers', () => ({
  recordAnswer: vi.fn(),
  recordSession: vi.fn(),
}));

const closesAt = new Date(1_060_000);
const endTime = () => vi.setSystemTime(closesAt);

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

function expectSentAway() {
  expect(notifyErrorElsewhere).toHaveBeenCalledExactlyOnceWith(
    'Dina gratisminuter är slut',
    'Dina svar är sparade. Köp åtkomst för att fortsätta.',
  );
  expect(address()).toBe('/ovning');
  expect(addressState()).toEqual({
    locked: { name: 'Miljö', path: '/ovning/Miljö', opening: ['full'] },
  });
}

function expectStillHere() {
  expect(notifyErrorElsewhere).not.toHaveBeenCalled();
  expect(address()).toBe('/ovning/Miljö');
}

test('while free minutes run the session goes on, to the last millisecond', async () => {
  render(<Runner closesAt={closesAt} />);
  await give('a');
  vi.setSystemTime(closesAt.getTime() - 1);
  await press('Nästa');
  expect(place()).toBe('Fråga 2 av 3');
  expectStillHere();
});

test('when they end the question at hand is finished, and the next press leads to the overview', async () => {
  render(<Runner closesAt={closesAt} />);
  await choose('b');
  endTime();
  await press('Svara');
  expect(feedback()).not.toBeNull();
  expect(recordAnswer).toHaveBeenCalledOnce();
  expectStillHere();

  wait();
  await press('Nästa');
  expectSentAway();
  expect(store.read()).toMatchObject({ position: 0, finishedAt: null });
  expect(recordSession).not.toHaveBeenCalled();
});

test.each(['{Enter}', '{ArrowRight}'])('the key %s leads there too', async (key) => {
  render(<Runner closesAt={closesAt} />);
  await userEvent.keyboard('1{Enter}');
  endTime();
  await userEvent.keyboard(key);
  expectSentAway();
});

test('a double press of Enter does not skip the last explanation', async () => {
  render(<Runner closesAt={closesAt} />);
  endTime();
  await userEvent.keyboard('1{Enter}{Enter}');
  expect(feedback()).not.toBeNull();
  expectStillHere();
});

test('a question can be looked at again after they have ended', async () => {
  render(<Runner closesAt={closesAt} />);
  await give('a');
  await press('Nästa');
  endTime();
  await press('Föregående');
  expect(place()).toBe('Fråga 1 av 3');
  expectStillHere();
});

test('the last question still ends in the result', async () => {
  render(<Runner questions={[practiceQuestion('x')]} closesAt={closesAt} />);
  endTime();
  await give('a');
  await press('Avsluta');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Resultat: Miljö');
  expect(recordSession).toHaveBeenCalledOnce();
  expectStillHere();
});

test('whoever has bought is never sent away', async () => {
  render(<Runner closesAt={null} />);
  await give('a');
  vi.setSystemTime(Date.now() + 365 * 24 * 60 * 60 * 1000);
  await press('Nästa');
  expect(place()).toBe('Fråga 2 av 3');
  expect(button('Svara')).toBeDefined();
  expectStillHere();
});
