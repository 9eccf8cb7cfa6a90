import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  bank,
  button,
  choose,
  give,
  heading,
  press,
  show,
} from '../../../tests/drivers/practice-session';
import { giveSpeech, voice } from '../../../tests/drivers/speech';
import { practiceQuestion } from '../../../tests/factories/practice';
import { notifyError } from '../../ui/notify';

vi.mock('../question/save-toggle', () => ({ SaveToggle: () => null }));
vi.mock('../../ui/notify', () => ({ notifyError: vi.fn() }));
vi.mock('../../data/learning/record-answers', () => ({
  recordAnswer: vi.fn(),
  recordSession: vi.fn(),
}));

let speech: ReturnType<typeof giveSpeech>;

beforeEach(() => {
  vi.mocked(notifyError).mockReset();
  speech = giveSpeech();
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const listen = () => button('Läs upp');
const isReading = () => listen().getAttribute('aria-pressed') === 'true';
const speed = () => screen.getByRole('button', { name: /^Hastighet/ });
/** What is marked as being read. */
const marked = () =>
  [...document.querySelectorAll('[aria-current]')].map((element) =>
    element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent,
  );
/** What is to be read of the question on screen. */
const asked = () => [
  heading(),
  ...screen
    .getAllByRole<HTMLInputElement>('radio')
    .map(
      ({ labels }, index) =>
        `Alternativ ${String(index + 1)}: ${labels?.[0]?.textContent.slice(1) ?? ''}`,
    ),
];

/** Has the question on screen begun to be read. */
async function start() {
  await userEvent.click(listen());
  await waitFor(() => {
    expect(speech.texts()).toHaveLength(4);
  });
  speech.goOn();
}

test('the question is read, then its options one by one, and what is being read is marked', async () => {
  show([practiceQuestion('x')]);
  expect(isReading()).toBe(false);
  await start();
  expect(isReading()).toBe(true);
  expect(speech.texts()).toEqual(asked());
  expect(speech.texts()).toEqual([
    'Fråga x?',
    'Alternativ 1: x rätt',
    'Alternativ 2: x fel',
    'Alternativ 3: x också fel',
  ]);
  const seen = [];
  while (isReading()) {
    seen.push(marked());
    speech.goOn();
  }
  expect(seen).toEqual([['Fråga x?'], ['1x rätt'], ['2x fel'], ['3x också fel']]);
  expect(marked()).toEqual([]);
  expect(screen.queryByRole('button', { name: /^Hastighet/ })).toBeNull();
});

test('L reads and stops, while focus is within the question', async () => {
  show();
  await userEvent.keyboard('l');
  await waitFor(() => {
    expect(speech.texts()).toEqual(asked());
  });
  await userEvent.keyboard('L');
  expect(speech.texts()).toEqual([]);
  expect(isReading()).toBe(false);
  fireEvent.keyDown(document.body, { key: 'l' });
  expect(isReading()).toBe(false);
});

test('choosing an option leaves it to be read on, and answering ends it', async () => {
  show();
  await start();
  await choose('a');
  expect(speech.texts()).toHaveLength(4);
  expect(marked()).toEqual([heading()]);
  await press('Svara');
  await waitFor(() => {
    expect(isReading()).toBe(false);
  });
  expect(speech.texts()).toEqual([]);
  expect(marked()).toEqual([]);
});

test('what explains an answer is read when it is asked for', async () => {
  show([practiceQuestion('x', { source: 'Trafikförordningen' })]);
  await give('b');
  await userEvent.click(listen());
  await waitFor(() => {
    expect(speech.texts()).toEqual([
      'Fel',
      'x lockar.',
      'x förklaras.',
      'Källa: Trafikförordningen',
    ]);
  });
  speech.goOn();
  speech.goOn();
  expect(marked()).toEqual(['x lockar.']);
});

test('another question ends it, and so does leaving the page', async () => {
  const { unmount } = show(bank);
  await give('a');
  await press('Nästa');
  await start();
  await press('Föregående');
  await waitFor(() => {
    expect(isReading()).toBe(false);
  });
  expect(speech.texts()).toEqual([]);
  await press('Nästa');
  await start();
  window.dispatchEvent(new Event('pagehide'));
  expect(speech.texts()).toEqual([]);
  await waitFor(() => {
    expect(isReading()).toBe(false);
  });
  await start();
  unmount();
  expect(speech.texts()).toEqual([]);
});

test('the speed changes from the part that is being read on, and is remembered', async () => {
  const { unmount } = show([practiceQuestion('x')]);
  await start();
  speech.goOn();
  expect(speed().textContent).toBe('Hastighet 1×');
  await userEvent.click(speed());
  await waitFor(() => {
    expect(speech.texts()).toEqual([
      'Alternativ 1: x rätt',
      'Alternativ 2: x fel',
      'Alternativ 3: x också fel',
    ]);
  });
  expect(speech.queue().map(({ rate }) => rate)).toEqual([1.2, 1.2, 1.2]);
  expect(isReading()).toBe(true);
  await userEvent.click(speed());
  expect(speed().textContent).toBe('Hastighet 0,8×');
  await waitFor(() => {
    expect(speech.queue()[0]?.rate).toBe(0.8);
  });
  unmount();
  show([practiceQuestion('x')]);
  await start();
  expect(speech.queue()[0]?.rate).toBe(0.8);
});

test('focus that was on the speed is on the button when the reading is over, so that keys are still heard', async () => {
  show();
  await start();
  speed().focus();
  await userEvent.keyboard('l');
  expect(document.activeElement).toBe(listen());
  await userEvent.keyboard('l');
  await waitFor(() => {
    expect(speech.texts()).toHaveLength(4);
  });
});

test('a browser without a Swedish voice says so as often as it is asked, and what to do', async () => {
  speech.browser.getVoices.mockReturnValue([voice('de-DE')]);
  show();
  for (const time of [1, 2]) {
    await userEvent.click(listen());
    await waitFor(() => {
      expect(notifyError).toHaveBeenCalledTimes(time);
    });
    expect(isReading()).toBe(false);
  }
  expect(notifyError).toHaveBeenLastCalledWith(
    'Ingen svensk röst finns i den här webbläsaren.',
    'Lägg till svenska bland enhetens röster, eller prova en annan webbläsare.',
  );
});

test('a browser that cannot speak says so, too', async () => {
  Reflect.deleteProperty(window, 'speechSynthesis');
  show();
  await userEvent.click(listen());
  await waitFor(() => {
    expect(notifyError).toHaveBeenCalledOnce();
  });
  expect(isReading()).toBe(false);
});
