import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { recordAnswer, recordResult } from '../../data/progress/sync';
import type { PracticeCategory } from '../../domain/practice/category';
import type { OptionKey, Question } from '../../domain/question/question';
import { notifyError } from '../../ui/notify';
import { SessionRunner } from './session-runner';
import { sessionKey, sessionStore } from './session-store';

vi.mock('../../ui/notify', () => ({ notifyError: vi.fn() }));
vi.mock('../../data/progress/sync', () => ({ recordAnswer: vi.fn(), recordResult: vi.fn() }));

const category: PracticeCategory = {
  id: 'c',
  name: 'Miljö',
  description: 'Sparsam körning',
  price: 99,
  icon: 'Target',
  color: 'bg-primary',
  licenceType: 'B',
  examArea: 'miljo',
  order: 0,
  questionCount: 3,
  contentVersion: 1,
};

function question(id: string, change: Partial<Question> = {}): Question {
  return {
    id,
    kind: 'practice',
    licenceType: 'B',
    category: 'Miljö',
    text: `Fråga ${id}?`,
    options: { a: `${id} rätt`, b: `${id} fel`, c: `${id} också fel` },
    answer: 'a',
    explanation: `${id} förklaras.`,
    feedback: { b: `${id} lockar.` },
    difficulty: 2,
    ...change,
  };
}

const bank = [question('x'), question('y'), question('z')];
const store = sessionStore('ada', category.id);

function Runner({ questions }: { questions: readonly Question[] }) {
  return (
    <MemoryRouter>
      <SessionRunner uid="ada" category={category} questions={questions} />
    </MemoryRouter>
  );
}

const show = (questions: readonly Question[] = bank) => render(<Runner questions={questions} />);

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const onScreen = () => bank.find(({ text }) => text === heading()) ?? question('?');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => userEvent.click(button(name));
const radio = (option: OptionKey) =>
  screen.getByRole('radio', { name: new RegExp(`^${onScreen().options[option] ?? '?'}( \\(|$)`) });
const choose = (option: OptionKey) => userEvent.click(radio(option));
const isChecked = (option: OptionKey) => radio(option).getAttribute('aria-checked') === 'true';
const feedback = () => screen.queryByRole('region', { name: 'Förklaring' });
const place = () => screen.getByText(/^Fråga \d+ av \d+$/).textContent;
/** Lets so much time go by that the next press cannot be the second of a double click. */
const wait = (milliseconds = 1000) => vi.advanceTimersByTime(milliseconds);

async function give(option: OptionKey) {
  await choose(option);
  await press('Svara');
  wait();
}

describe('a session', () => {
  test('asks the questions of the category once each, and tells the place among them', async () => {
    show();
    const asked = [];
    for (const number of [1, 2, 3]) {
      expect(place()).toBe(`Fråga ${String(number)} av 3`);
      asked.push(onScreen().id);
      await give('a');
      await press(number === 3 ? 'Avsluta' : 'Nästa');
    }
    expect(asked.toSorted()).toEqual(['x', 'y', 'z']);
  });

  test('shows a question with its difficulty, its picture and its options in order', () => {
    show([question('x', { difficulty: 3, imageUrl: 'https://x.se/bild.png' })]);
    expect(screen.getByText('Svår')).toBeDefined();
    expect(screen.getByRole('img', { name: 'Bild till frågan' }).getAttribute('src')).toBe(
      'https://x.se/bild.png',
    );
    const group = screen.getByRole('radiogroup', { name: 'Fråga x?' });
    expect([...group.children].map(({ textContent }) => textContent)).toEqual([
      '1x rätt',
      '2x fel',
      '3x också fel',
    ]);
  });

  test("asks for a choice when 'Svara' is pressed without one", async () => {
    show();
    await press('Svara');
    expect(notifyError).toHaveBeenCalledExactlyOnceWith(
      'Välj ett svar',
      'Du måste välja ett svar innan du kan gå vidare.',
    );
    expect(feedback()).toBeNull();
    expect(recordAnswer).not.toHaveBeenCalled();
  });

  test('lets a choice be changed until it is answered, and not after', async () => {
    show();
    await choose('a');
    await choose('b');
    expect([isChecked('a'), isChecked('b')]).toEqual([false, true]);
    await press('Svara');
    await choose('a');
    expect([isChecked('a'), isChecked('b')]).toEqual([false, true]);
    expect(screen.getByRole('radiogroup').getAttribute('aria-disabled')).toBe('true');
  });

  test('explains a right answer without the trap of a wrong one', async () => {
    show();
    await give('a');
    expect(screen.getByRole('status').textContent).toBe('Rätt!');
    expect(feedback()?.textContent).toBe(`Rätt!${onScreen().id} förklaras.`);
  });

  test('explains a wrong answer: why it tempts, the rule and the law', async () => {
    show([question('x', { source: 'Trafikförordningen (1998:1276)' })]);
    await give('b');
    expect(screen.getByRole('status').textContent).toBe('Fel');
    expect(feedback()?.textContent).toBe(
      'Felx lockar.x förklaras.Källa: Trafikförordningen (1998:1276)',
    );
    expect(radio('a').textContent).toContain('(rätt svar)');
    expect(radio('b').textContent).toContain('(ditt svar, fel)');
  });

  test('hands every answer to the outbox once', async () => {
    show();
    const { id } = onScreen();
    await give('b');
    expect(recordAnswer).toHaveBeenCalledExactlyOnceWith('ada', {
      id: `${store.read()?.id ?? ''}:${id}`,
      questionId: id,
      categoryId: 'c',
      option: 'b',
      isRight: false,
      at: 1_000_000,
    });
    await press('Nästa');
    await press('Föregående');
    await press('Nästa');
    expect(recordAnswer).toHaveBeenCalledOnce();
  });

  test('goes back to what was chosen, answered or not, but not before the first', async () => {
    show();
    expect(button('Föregående').disabled).toBe(true);
    const first = onScreen();
    await give('b');
    await press('Nästa');
    await choose('c');
    await press('Föregående');
    expect(onScreen()).toBe(first);
    expect(isChecked('b')).toBe(true);
    expect(feedback()).not.toBeNull();
    await press('Nästa');
    expect(isChecked('c')).toBe(true);
    expect(feedback()).toBeNull();
  });
});

describe('the result', () => {
  async function finish(...options: OptionKey[]) {
    for (const [index, option] of options.entries()) {
      await give(option);
      await press(index === options.length - 1 ? 'Avsluta' : 'Nästa');
    }
  }

  test('tells the share, its judgement and what to look at again', async () => {
    show();
    const asked: Question[] = [];
    for (const option of ['a', 'b', 'a'] as const) {
      asked.push(onScreen());
      await give(option);
      await userEvent.keyboard('{Enter}');
    }
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Resultat: Miljö');
    expect(screen.getByText('66 %')).toBeDefined();
    expect(screen.getByText('Okej resultat')).toBeDefined();
    expect(screen.getByText('Du svarade rätt på 2 av 3 frågor.')).toBeDefined();
    const missed = screen.getByRole('list');
    expect(missed.textContent).toBe(
      [asked[1]?.text, `Rätt svar: ${asked[1]?.options.a ?? ''}`, asked[1]?.explanation].join(''),
    );
  });

  test.each([
    [['a', 'a', 'a'], 'Bra jobbat!'],
    [['a', 'b', 'a'], 'Okej resultat'],
    [['a', 'b', 'b'], 'Behöver öva mer'],
  ] as const)('of %j is %s', async (options, label) => {
    show();
    await finish(...options);
    expect(screen.getByText(label)).toBeDefined();
  });

  test('without a miss has nothing to look at again', async () => {
    show();
    await finish('a', 'a', 'a');
    expect(screen.queryByText('Titta på de här igen')).toBeNull();
  });

  test('is handed to the outbox once, also when the page is loaded again', async () => {
    const { unmount } = show();
    await finish('a', 'b', 'a');
    expect(recordResult).toHaveBeenCalledExactlyOnceWith('ada', {
      id: store.read()?.id,
      categoryId: 'c',
      answered: 3,
      right: 2,
      startedAt: 1_000_000,
      finishedAt: 1_003_000,
    });
    unmount();
    show();
    expect(screen.getByText('66 %')).toBeDefined();
    expect(recordResult).toHaveBeenCalledOnce();
  });

  test('leaves the keys without effect', async () => {
    show();
    await finish('a', 'a', 'a');
    const before = store.read();
    for (const key of ['1', '{Enter}', '{ArrowRight}', '{ArrowLeft}']) {
      await userEvent.keyboard(key);
      expect(store.read()).toEqual(before);
    }
    expect(recordResult).toHaveBeenCalledOnce();
  });

  test("is left for a new session with 'Öva igen'", async () => {
    show();
    await finish('a', 'a', 'a');
    const done = store.read()?.id;
    await press('Öva igen');
    expect(place()).toBe('Fråga 1 av 3');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(feedback()).toBeNull();
    expect(store.read()?.id).not.toBe(done);
  });

  test("is forgotten with 'Till övningarna'", async () => {
    show();
    await finish('a', 'a', 'a');
    const link = screen.getByRole('link', { name: 'Till övningarna' });
    expect(link.getAttribute('href')).toBe('/ovning');
    await userEvent.click(link);
    expect(store.read()).toBeNull();
  });
});

describe('the keyboard', () => {
  test('marks with 1 to 4, answers and goes on with Enter, back and forth with the arrows', async () => {
    show(bank.map((asked) => ({ ...asked, options: { ...asked.options, d: 'Fyra' } })));
    await userEvent.keyboard('4');
    expect(screen.getByRole('radio', { name: 'Fyra' }).getAttribute('aria-checked')).toBe('true');
    await userEvent.keyboard('3');
    expect(isChecked('c')).toBe(true);
    await userEvent.keyboard('1{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Rätt!');
    wait();
    await userEvent.keyboard('{Enter}');
    expect(place()).toBe('Fråga 2 av 3');
    await userEvent.keyboard('{ArrowLeft}');
    expect(place()).toBe('Fråga 1 av 3');
    await userEvent.keyboard('{ArrowRight}');
    expect(place()).toBe('Fråga 2 av 3');
  });

  test('has no fourth option where there are three', async () => {
    show();
    await userEvent.keyboard('4');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(notifyError).toHaveBeenCalledOnce();
  });

  test('does not go past a question that is not answered', async () => {
    show();
    await userEvent.keyboard('1{ArrowRight}');
    expect(place()).toBe('Fråga 1 av 3');
    expect(notifyError).not.toHaveBeenCalled();
  });

  test('leaves Enter to a button that has the focus', async () => {
    show();
    await give('a');
    await press('Nästa');
    await choose('a');
    button('Föregående').focus();
    await userEvent.keyboard('{Enter}');
    expect(place()).toBe('Fråga 1 av 3');
    expect(recordAnswer).toHaveBeenCalledOnce();
  });

  test('answers with Enter while an option has the focus', async () => {
    show();
    await choose('a');
    expect(document.activeElement).toBe(radio('a'));
    await userEvent.keyboard('{Enter}');
    expect(feedback()).not.toBeNull();
  });

  test('is left alone with a modifier, and when a key is held down', () => {
    show();
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }]) {
      fireEvent.keyDown(document.body, { key: '1', ...init });
      fireEvent.keyDown(document.body, { key: 'Enter', ...init });
    }
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(notifyError).not.toHaveBeenCalled();
  });
});

describe('a double click', () => {
  test("on 'Svara' answers and skips no explanation", async () => {
    show();
    await choose('a');
    await userEvent.dblClick(button('Svara'));
    expect(place()).toBe('Fråga 1 av 3');
    expect(feedback()).not.toBeNull();
    expect(recordAnswer).toHaveBeenCalledOnce();
  });

  test('is over after 400 milliseconds', async () => {
    show();
    await choose('a');
    await press('Svara');
    wait(399);
    await press('Nästa');
    expect(place()).toBe('Fråga 1 av 3');
    wait(1);
    await press('Nästa');
    expect(place()).toBe('Fråga 2 av 3');
  });

  test('does not hold a learner whose clock is set back', async () => {
    show();
    await give('a');
    vi.setSystemTime(1_000_000 - 3_600_000);
    await press('Nästa');
    expect(place()).toBe('Fråga 2 av 3');
  });
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
    render(
      <MemoryRouter>
        <SessionRunner uid="bo" category={category} questions={bank} />
      </MemoryRouter>,
    );
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
    const added = [question('n')];
    rerender(<Runner questions={added} />);
    expect(place()).toBe('Fråga 1 av 1');
    expect(heading()).toBe('Fråga n?');
  });

  test('that is new stays the same while the page is drawn again', () => {
    const { rerender } = show();
    const added = Array.from({ length: 30 }, (_, index) => question(`n${String(index)}`));
    rerender(<Runner questions={added} />);
    const first = heading();
    for (let times = 0; times < 3; times++) {
      rerender(<Runner questions={[...added]} />);
      expect(heading()).toBe(first);
    }
  });

  test('follows what another tab has done', async () => {
    const { unmount } = show();
    await choose('a');
    const marked = localStorage.getItem(sessionKey('ada', 'c'));
    await press('Svara');
    unmount();
    const answered = localStorage.getItem(sessionKey('ada', 'c')) ?? '';

    localStorage.setItem(sessionKey('ada', 'c'), marked ?? '');
    show();
    expect(feedback()).toBeNull();
    const tell = (key: string) => {
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key }));
      });
    };
    localStorage.setItem(sessionKey('ada', 'c'), answered);
    tell('something-else');
    expect(feedback()).toBeNull();
    tell(sessionKey('ada', 'c'));
    expect(feedback()).not.toBeNull();
  });
});
