import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import {
  bank,
  choose,
  feedback,
  give,
  heading,
  isChecked,
  onScreen,
  place,
  press,
  Runner,
  show,
  store,
  wait,
} from '../../../tests/drivers/practice-session';
import { practiceQuestion } from '../../../tests/factories/practice';
import { recordAnswer } from '../../data/learning/record-answers';
import { sessionKey } from './session-store';

vi.mock('../question/save-toggle', () => ({ SaveToggle: () => null }));
vi.mock('../../ui/notify', () => ({ notifyErrorElsewhere: vi.fn() }));
vi.mock('../../data/learning/record-answers', () => ({
  recordAnswer: vi.fn(),
  recordSession: vi.fn(),
}));

/** So many that two draws do not agree on the first one by chance four times in a row. */
const many = Array.from({ length: 30 }, (_, index) => practiceQuestion(`n${String(index)}`));

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a session on the device', () => {
  test('survives a reload, with its place, its marks and its answers', async () => {
    const { unmount } = show();
    await give('b');
    await press('Nästa');
    await choose('c');
    const before = [place(), onScreen().id];
    unmount();
    show();
    expect([place(), onScreen().id]).toEqual(before);
    expect(isChecked('c')).toBe(true);
    await press('Föregående');
    expect(isChecked('b')).toBe(true);
    expect(feedback()).not.toBeNull();
  });

  test("is the learner's own", async () => {
    const { unmount } = show();
    await give('a');
    unmount();
    render(<Runner uid="bo" />);
    expect(feedback()).toBeNull();
  });

  test('that cannot be understood gives way to a new one', () => {
    localStorage.setItem(sessionKey('ada', 'c'), JSON.stringify({ id: 's', questionIds: [] }));
    show();
    expect(place()).toBe('Fråga 1 av 3');
  });

  test('is fitted to the bank when a question has been removed', async () => {
    const { unmount } = show();
    const first = onScreen();
    await give('a');
    await press('Nästa');
    const second = onScreen();
    unmount();
    show(bank.filter((asked) => asked !== first));
    expect(place()).toBe('Fråga 1 av 2');
    expect(onScreen()).toBe(second);
  });

  test('gives way to a new one when all its questions have been removed', () => {
    const { rerender } = show();
    const added = [practiceQuestion('n')];
    rerender(<Runner questions={added} />);
    expect(place()).toBe('Fråga 1 av 1');
    expect(heading()).toBe('Fråga n?');
  });

  test('that is new stays the same while the page is drawn again', () => {
    const { rerender } = show();
    rerender(<Runner questions={many} />);
    const first = heading();
    for (let times = 0; times < 3; times++) {
      rerender(<Runner questions={[...many]} />);
      expect(heading()).toBe(first);
    }
  });

  test('is kept from the first moment, before anything is chosen', () => {
    const { unmount } = show(many);
    const first = heading();
    expect(store.read()).toMatchObject({ position: 0, selections: {}, answers: {} });
    unmount();
    for (let times = 0; times < 3; times++) {
      const again = show(many);
      expect(heading()).toBe(first);
      again.unmount();
    }
  });

  test('that took the place of one whose questions are gone is kept from the first moment', () => {
    show().unmount();
    const { unmount } = show(many);
    const first = heading();
    expect(store.read()?.questionIds).toHaveLength(many.length);
    unmount();
    show(many);
    expect(heading()).toBe(first);
  });
});

describe('what another page load has done', () => {
  const key = sessionKey('ada', 'c');

  /** Lets another page load mark and answer the first question, then shows the session as it was before. */
  async function answerElsewhere() {
    const { unmount } = show();
    await choose('a');
    const marked = localStorage.getItem(key) ?? '';
    await press('Svara');
    const answered = localStorage.getItem(key) ?? '';
    unmount();
    localStorage.setItem(key, marked);
    show();
    localStorage.setItem(key, answered);
  }

  const dispatch = (event: Event) => {
    act(() => {
      window.dispatchEvent(event);
    });
  };
  const pageShow = (persisted: boolean) => new PageTransitionEvent('pageshow', { persisted });

  test('is followed when the browser tells of it', async () => {
    await answerElsewhere();
    dispatch(new StorageEvent('storage', { key: 'something-else' }));
    expect(feedback()).toBeNull();
    dispatch(new StorageEvent('storage', { key }));
    expect(feedback()).not.toBeNull();
  });

  test('is taken over by a page that the browser had frozen', async () => {
    await answerElsewhere();
    dispatch(pageShow(false));
    expect(feedback()).toBeNull();
    dispatch(pageShow(true));
    expect(feedback()).not.toBeNull();
  });

  test('is not answered over: the frozen page hands no second answer to the outbox', async () => {
    await answerElsewhere();
    expect(recordAnswer).toHaveBeenCalledOnce();
    dispatch(pageShow(true));
    wait();
    await press('Nästa');
    expect(place()).toBe('Fråga 2 av 3');
    expect(recordAnswer).toHaveBeenCalledOnce();
  });

  test('leaves a running session alone when it was to forget it', async () => {
    show();
    await choose('b');
    localStorage.removeItem(key);
    dispatch(pageShow(true));
    expect(isChecked('b')).toBe(true);
  });
});
