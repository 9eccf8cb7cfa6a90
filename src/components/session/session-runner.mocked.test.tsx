import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import {
  bank,
  button,
  choose,
  feedback,
  give,
  isChecked,
  onScreen,
  place,
  press,
  radio,
  show,
  store,
  wait,
} from '../../../tests/drivers/practice-session';
import { practiceQuestion } from '../../../tests/factories/practice';
import { recordAnswer, recordSession } from '../../data/learning/record-answers';
import type { OptionKey, Question } from '../../domain/question/question';
import { notifyNoChoice } from '../question/notify-no-choice';

vi.mock('../question/save-toggle', () => ({ SaveToggle: () => null }));
vi.mock('../../ui/notify', () => ({ notifyErrorElsewhere: vi.fn() }));
vi.mock('../question/notify-no-choice', () => ({ notifyNoChoice: vi.fn() }));
vi.mock('../../data/learning/record-answers', () => ({
  recordAnswer: vi.fn(),
  recordSession: vi.fn(),
}));

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

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
    show([practiceQuestion('x', { difficulty: 3, imageUrl: 'https://x.se/bild.png' })]);
    // red is for a wrong answer
    expect(screen.getByText('Svår').className).not.toMatch(/destructive/);
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

  test('draws the scene of a question, also when it is missed and looked at again', async () => {
    const picture = () => screen.findByRole('img', { name: /^Vägmärke: röd åttakantig skylt/ });
    show([practiceQuestion('x', { scene: '{"signs":["B2"]}' })]);
    await picture();
    await give('b');
    await press('Avsluta');
    expect(screen.getByText('Titta på de här igen')).toBeDefined();
    await picture();
  });

  test("asks for a choice when 'Svara' is pressed without one", async () => {
    show();
    await press('Svara');
    expect(notifyNoChoice).toHaveBeenCalledExactlyOnceWith(
      screen.getByRole('heading', { level: 2 }),
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
    expect(screen.getByRole('status').textContent).toBe('Rätt svar.');
    expect(feedback()?.textContent).toBe(`Rätt!${onScreen().id} förklaras.`);
  });

  test('explains a wrong answer: why it tempts, the rule and the law', async () => {
    show([practiceQuestion('x', { source: 'Trafikförordningen (1998:1276)' })]);
    await give('b');
    expect(screen.getByRole('status').textContent).toBe('Fel svar.');
    expect(feedback()?.textContent).toBe(
      'Felx lockar.x förklaras.Källa: Trafikförordningen (1998:1276)',
    );
    expect(radio('a').labels?.[0]?.textContent).toContain('(rätt svar)');
    expect(radio('b').labels?.[0]?.textContent).toContain('(ditt svar, fel)');
  });

  test('hands every answer to the outbox once', async () => {
    show();
    const { id } = onScreen();
    await choose('b');
    wait(12_400);
    await press('Svara');
    wait();
    expect(recordAnswer).toHaveBeenCalledExactlyOnceWith('ada', {
      id: `${store.read()?.id ?? ''}:${id}`,
      questionId: id,
      categoryId: 'c',
      option: 'b',
      isRight: false,
      at: 1_012_400,
      seconds: 12,
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
    expect(screen.getByText('67 %')).toBeDefined();
    expect(screen.getByText('Okej resultat')).toBeDefined();
    // said once
    expect(screen.queryByText(/2 av 3/)).toBeNull();
    const missed = screen.getByRole('list');
    const ownAnswer = `Du svarade: ${asked[1]?.options.b ?? ''}`;
    const rightAnswer = `Rätt svar: ${asked[1]?.options.a ?? ''}`;
    expect(missed.textContent).toBe(
      [asked[1]?.text, ownAnswer, rightAnswer, 'Visa förklaring', asked[1]?.explanation].join(''),
    );
    expect(within(missed).getByRole('group').hasAttribute('open')).toBe(false);
  });

  test.each([
    [['a', 'a', 'a'], 'Bra jobbat!'],
    [['a', 'b', 'a'], 'Okej resultat'],
    [['a', 'b', 'b'], 'Behöver öva mer'],
  ] as const)('of %j is %s', async (options, label) => {
    show();
    await finish(...options);
    expect(screen.getByText(label)).toBeDefined();
    // the badge judges; the bar below it tells only how far one came
    expect(screen.getByRole('progressbar').innerHTML).not.toContain('destructive');
  });

  test('without a miss has nothing to look at again', async () => {
    show();
    await finish('a', 'a', 'a');
    expect(screen.queryByText('Titta på de här igen')).toBeNull();
  });

  test('is handed to the outbox once, also when the page is loaded again', async () => {
    const { unmount } = show();
    await finish('a', 'b', 'a');
    expect(recordSession).toHaveBeenCalledExactlyOnceWith('ada', {
      id: store.read()?.id,
      categoryId: 'c',
      startedAt: 1_000_000,
    });
    unmount();
    show();
    expect(screen.getByText('67 %')).toBeDefined();
    expect(recordSession).toHaveBeenCalledOnce();
  });

  test('leaves the keys without effect', async () => {
    show();
    await finish('a', 'a', 'a');
    const before = store.read();
    for (const key of ['1', '{Enter}', '{ArrowRight}', '{ArrowLeft}']) {
      await userEvent.keyboard(key);
      expect(store.read()).toEqual(before);
    }
    expect(recordSession).toHaveBeenCalledOnce();
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

describe('the focus', () => {
  const asked = () => screen.getByRole('heading', { level: 2 });

  test('is on the question from the first, and on the next one when it is shown', async () => {
    show();
    expect(document.activeElement).toBe(asked());
    await give('a');
    await press('Nästa');
    expect(place()).toBe('Fråga 2 av 3');
    expect(document.activeElement).toBe(asked());
  });

  test('stays where the learner has it while the question is the same', async () => {
    show();
    await choose('b');
    expect(document.activeElement).toBe(radio('b'));
    await press('Svara');
    expect(document.activeElement).toBe(button('Nästa'));
  });

  test('is on the question that stood last when a new session begins with it', async () => {
    show([practiceQuestion('x')]);
    await give('a');
    await press('Avsluta');
    await press('Öva igen');
    expect(document.activeElement).toBe(asked());
  });

  test('is on the heading of the result when it is shown', async () => {
    show([practiceQuestion('x')]);
    await give('a');
    await press('Avsluta');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});

describe('the page', () => {
  test('begins at its top with every question but the first, which is there already', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    show();
    await give('a');
    expect(scrollTo).not.toHaveBeenCalled();
    await press('Nästa');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  });

  test('brings the explanation of a fresh answer into sight, and none when paging back', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    show();
    await give('a');
    const shown = scrollIntoView.mock.contexts;
    expect(shown[0]).toBe(screen.getByText('Rätt!'));
    const { length } = shown;
    wait();
    await press('Nästa');
    await press('Föregående');
    expect(feedback()).not.toBeNull();
    expect(shown).toHaveLength(length);
  });

  test('stops at the chosen option at the latest, and cuts none in half', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    for (const [tops, from] of [
      [{ a: -200, b: -100, c: 0 }, 'b'],
      [{ a: 30, b: 140, c: 250 }, 'a'],
      [{ a: 130, b: 230, c: 330 }, null],
    ] as const) {
      show([practiceQuestion('x')]);
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
        this: Element,
      ) {
        const key = (['a', 'b', 'c'] as const).find((one) => radio(one).labels?.[0] === this);
        return new DOMRect(0, key && tops[key]);
      });
      scrollIntoView.mockClear();
      await give('b');
      const [, ...further] = scrollIntoView.mock.contexts;
      expect(further).toEqual(from === null ? [] : [radio(from).labels?.[0]]);
      cleanup();
      store.remove();
    }
  });

  test('says right or wrong in a place that was there before, and nothing until it is answered', async () => {
    show();
    const live = screen.getByRole('status');
    expect(live.textContent).toBe('');
    await give('b');
    expect(live.textContent).toBe('Fel svar.');
    await press('Nästa');
    expect(screen.getByRole('status')).toBe(live);
    expect(live.textContent).toBe('');
  });
});

describe('the keyboard', () => {
  test('does nothing while the focus is outside the session', () => {
    show();
    const before = store.read();
    for (const outside of [document.body, screen.getByRole('heading', { level: 1 })]) {
      for (const key of ['1', 'Enter', 'ArrowRight', 'ArrowLeft']) {
        fireEvent.keyDown(outside, { key });
      }
    }
    expect(store.read()).toEqual(before);
    expect(notifyNoChoice).not.toHaveBeenCalled();
  });

  test('marks with 1 to 4, answers and goes on with Enter, back and forth with the arrows', async () => {
    show(bank.map((asked) => ({ ...asked, options: { ...asked.options, d: 'Fyra' } })));
    await userEvent.keyboard('4');
    expect(screen.getByRole('radio', { name: 'Fyra', checked: true })).toBeDefined();
    await userEvent.keyboard('3');
    expect(isChecked('c')).toBe(true);
    await userEvent.keyboard('1{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Rätt svar.');
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
    expect(notifyNoChoice).toHaveBeenCalledOnce();
  });

  test('does not go past a question that is not answered', async () => {
    show();
    await userEvent.keyboard('1{ArrowRight}');
    expect(place()).toBe('Fråga 1 av 3');
    expect(notifyNoChoice).not.toHaveBeenCalled();
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
      fireEvent.keyDown(screen.getByRole('heading', { level: 2 }), { key: '1', ...init });
      fireEvent.keyDown(screen.getByRole('heading', { level: 2 }), { key: 'Enter', ...init });
    }
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(notifyNoChoice).not.toHaveBeenCalled();
  });
});

describe('a double press', () => {
  test('of Enter answers and skips no explanation', async () => {
    show();
    await userEvent.keyboard('1{Enter}{Enter}');
    expect(place()).toBe('Fråga 1 av 3');
    expect(feedback()).not.toBeNull();
    wait(400);
    await userEvent.keyboard('{Enter}');
    expect(place()).toBe('Fråga 2 av 3');
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
