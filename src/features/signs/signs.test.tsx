import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { showAt } from '../../../tests/drivers/page';
import { giveSpeech } from '../../../tests/drivers/speech';
import { findSignGroup, type SignGroup } from '../../domain/sign/sign-group';
import { findSign, signs } from '../../domain/sign/signs';
import { loadSign } from '../../graphics/sign/load-sign';
import { GroupPage } from './group-page';
import LibraryPage from './library-page';
import { loadSignTexts } from './load-sign-texts';
import { SignPage } from './sign-page';
import { SignQuizPage } from './sign-quiz-page';

type Notify = (entries: { isIntersecting: boolean }[]) => void;
let watched: Notify[] = [];

beforeEach(() => {
  watched = [];
  class Observer {
    constructor(notify: Notify) {
      watched.push(notify);
    }
    observe() {
      // the test says when something is near
    }
    disconnect() {
      // nothing is held
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('scrollTo', vi.fn());
});

function group(slug: string): SignGroup {
  const found = findSignGroup(slug);
  if (found === undefined) throw new Error(slug);
  return found;
}

async function show(page: React.ReactNode) {
  await act(async () => {
    showAt('/', page);
    await vi.dynamicImportSettled();
  });
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const pictures = () => document.querySelectorAll('li svg').length;

test('the library draws a sign first when it is near the screen', async () => {
  await show(<LibraryPage />);
  expect(screen.getAllByRole('listitem')).toHaveLength(signs.length);
  expect(pictures()).toBe(0);
  const drawing = loadSign('A1');
  await drawing;
  await act(async () => {
    watched[0]?.([{ isIntersecting: true }]);
    await drawing;
  });
  expect(pictures()).toBe(1);
});

test('the library is searched, and says when nothing is found', async () => {
  const user = userEvent.setup();
  await show(<LibraryPage />);
  await user.click(screen.getByRole('searchbox', { name: 'Sök märke' }));
  await user.paste('huvudled');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'B4Huvudled',
    'B5Huvudled upphör',
  ]);
  expect(screen.getByRole('status').textContent).toBe('2 märken');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Grupp' }), 'Vägmarkeringar');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Visa alla märken' }));
  expect(screen.getByRole('status').textContent).toBe(`${String(signs.length)} märken`);
});

test('an address that a link leads to outranks what was typed', async () => {
  const user = userEvent.setup();
  await show(
    <>
      <Link to="/?sok=stopplikt">stopplikt</Link>
      <LibraryPage />
    </>,
  );
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Sök märke' });
  await user.type(field, 'huv');
  expect(field.value).toBe('huv');
  await user.click(screen.getByRole('link', { name: 'stopplikt' }));
  expect(field.value).toBe('stopplikt');
  await user.type(field, 'x');
  expect(field.value).toBe('stoppliktx');
});

test('a group leads to its signs, its quiz and its neighbours', async () => {
  await show(<GroupPage group={group('vajningspliktsmarken')} />);
  expect(hrefOf('B2 Stopplikt')).toBe('/vagmarken/b2');
  expect(hrefOf('Öva på gruppen')).toBe('/vagmarken/ova/vajningspliktsmarken');
  const neighbours = screen.getByRole('navigation', { name: 'Fler grupper' });
  expect(
    within(neighbours)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Varningsmärken', 'Förbudsmärken']);
});

test('a sign says what it means, what it demands and what it is taken for', async () => {
  const sign = findSign('b6');
  if (sign === undefined) throw new Error('B6');
  await show(<SignPage sign={sign} />);
  await screen.findByRole('img', { name: /^rund gul skylt/ });
  screen.getByRole('heading', { level: 1, name: 'Väjningsplikt mot mötande trafik' });
  screen.getByText(/^På en smal sträcka ska du väja/);
  screen.getByText(/^Kör inte in på sträckan/);
  expect(hrefOf('Mötande trafik har väjningsplikt')).toBe('/vagmarken/b7');
});

test('a quiz is answered one by one, tells of each answer, and counts them', async () => {
  const user = userEvent.setup();
  const onAnswer = vi.fn();
  await show(<SignQuizPage group={group('varningsmarken')} onAnswer={onAnswer} />);
  const texts = Object.values(await loadSignTexts(['warning']));
  /** What the picture that is asked for looks like. */
  const lookAsked = () => {
    const asked = screen.getByRole('heading', { level: 2 }).textContent;
    return texts.find(({ meaning }) => asked === `Vilket märke menas? ${meaning}`)?.look;
  };
  const verdicts: (string | null | undefined)[] = [];
  for (let number = 1; number <= 10; number++) {
    await screen.findByText(`Fråga ${String(number)} av 10`);
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    const right = radios.find((radio) => radio.ariaLabel === lookAsked());
    const chosen = number === 4 ? radios.find((radio) => radio !== right) : (right ?? radios[0]);
    if (chosen === undefined) throw new Error('no option');
    await user.click(chosen);
    await user.click(screen.getByRole('button', { name: 'Svara' }));
    const explanation = screen.getByRole('region', { name: 'Förklaring' });
    // the even ones ask for a picture
    if (number === 2 || number === 4) verdicts.push(explanation.firstChild?.textContent);
    if (number === 4) expect(explanation.textContent).toMatch(/^FelDu valde [A-Z]\d/);
    expect(screen.getByRole('progressbar').ariaValueNow).toBe(String(number * 10));
    await user.click(screen.getByRole('button', { name: /Nästa|Visa resultat/ }));
  }
  expect(verdicts).toEqual(['Rätt!', 'Fel']);
  const answers = onAnswer.mock.calls.map(([answer]) => answer as { isRight: boolean });
  expect(answers).toHaveLength(10);
  expect([answers[1]?.isRight, answers[3]?.isRight]).toEqual([true, false]);
  const rightCount = answers.filter(({ isRight }) => isRight).length;
  screen.getByText(`${String(rightCount)} av 10 rätt`);
  await user.click(screen.getByRole('button', { name: 'Öva igen' }));
  screen.getByText('Fråga 1 av 10');
});

test('a quiz is answered by keys, and read aloud: a picture by what it looks like', async () => {
  const speech = giveSpeech();
  const user = userEvent.setup();
  const onAnswer = vi.fn();
  await show(<SignQuizPage group={group('varningsmarken')} onAnswer={onAnswer} />);
  const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
  screen.getByRole('button', { name: 'Läs upp' }).focus();
  await user.keyboard('2');
  expect(radios()[1]?.checked).toBe(true);
  await user.click(radios()[2] ?? document.body);
  await user.keyboard('{Enter}');
  expect(onAnswer).toHaveBeenCalledOnce();
  await user.keyboard('3{ArrowLeft}{ArrowRight}');
  expect(onAnswer).toHaveBeenCalledOnce();
  screen.getByText('Fråga 2 av 10');
  expect(radios().some(({ checked }) => checked)).toBe(false);

  await user.keyboard('l');
  await waitFor(() => {
    expect(speech.texts()).toEqual([
      screen.getByRole('heading', { level: 2 }).textContent,
      ...radios().map(
        (radio, index) => `Alternativ ${String(index + 1)}: ${String(radio.ariaLabel)}`,
      ),
    ]);
  });
});
