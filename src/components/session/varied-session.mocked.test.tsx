import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { press, show, store, wait } from '../../../tests/drivers/practice-session';
import { practiceQuestion } from '../../../tests/factories/practice';
import { recall } from '../../data/device-cache';
import { learnerOptions } from '../../data/learning/queries';
import { recordAnswer } from '../../data/learning/record-answers';
import { queryClient } from '../../data/query-client';
import { foldAnswers } from '../../domain/learning/fold-answers';
import { emptyLearner, type Learner } from '../../domain/learning/learner';
import { variationSeed, varyQuestion } from '../../domain/question/vary-question';

vi.mock('../question/save-toggle', () => ({ SaveToggle: () => null }));
vi.mock('./session-gains', () => ({ default: () => null }));
vi.mock('../../data/device-cache', () => ({ recall: vi.fn(), onDevice: {} }));
vi.mock('../../data/learning/queries', () => ({
  learnerOptions: (uid: string) => ({ queryKey: ['learner', uid] }),
}));
vi.mock('../../data/learning/record-answers', () => ({
  recordAnswer: vi.fn(),
  recordSession: vi.fn(),
}));

const scene = {
  layout: 'crossroads',
  arms: { north: {}, east: {}, south: {}, west: {} },
  vehicles: [
    { kind: 'car', arm: 'west', isYou: true },
    { kind: 'car', arm: 'south', colour: 'red' },
  ],
};
const question = practiceQuestion('q', {
  text: 'Vad gäller mot den röda bilen?',
  options: { a: 'Den röda bilen väntar', b: 'Du väntar på den röda bilen', c: 'Ingen väntar' },
  explanation: 'Den röda bilen har dig till höger.',
  feedback: { b: 'Den röda bilen kommer från vänster.' },
  scene: JSON.stringify(scene),
});
const key = learnerOptions('ada').queryKey;
const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 20, 12);

/** The learner after so many wrong answers, one a day until yesterday. */
const learnerAfter = (count: number): Learner =>
  foldAnswers(
    emptyLearner,
    Array.from({ length: count }, (_, index) => ({
      id: `s${String(index)}:q`,
      questionId: 'q',
      categoryId: 'c',
      option: 'b' as const,
      isRight: false,
      at: now - (count - index) * day,
    })),
  );

/** What is on screen once the picture is there: the question's words, and the picture in words. */
async function shown() {
  const picture = await screen.findByRole('img');
  const options = screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent);
  return {
    text: screen.getByRole('heading', { level: 2 }).textContent,
    options: options.map((each) => each?.replace(/^\d/, '').replace(/ \(.*$/, '')),
    picture: picture.getAttribute('aria-label') ?? '',
  };
}

/** What the question is after so many answers. */
const varied = (answered: number) => varyQuestion(question, variationSeed('q', answered));

const giveWrong = async () => {
  const [, wrong] = screen.getAllByRole('radio');
  if (wrong) await userEvent.click(wrong);
  await press('Svara');
  wait();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.mocked(recall).mockReset().mockResolvedValue(undefined);
  // as data/learning does with an answer
  vi.mocked(recordAnswer).mockImplementation((_uid, answer) => {
    queryClient.setQueryData<Learner>(key, (known) => known && foldAnswers(known, [answer]));
    return Promise.resolve();
  });
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

test('the first time a question is shown as it is written', async () => {
  queryClient.setQueryData(key, emptyLearner);
  show([question]);
  const { text, options, picture } = await shown();
  expect(text).toBe(question.text);
  expect(options).toEqual(Object.values(question.options));
  expect(picture).toContain('En röd bil kommer nedifrån.');
});

test('every time after that it has another scene, and its words, its answer and its explanation follow', async () => {
  const pictures = new Set<string>();
  for (const answered of [1, 2, 3]) {
    queryClient.setQueryData(key, learnerAfter(answered));
    const { unmount } = show([question]);
    const expected = varied(answered);
    const { text, options, picture } = await shown();
    expect(text).toBe(expected.text);
    expect(options).toEqual(Object.values(expected.options));
    const [, colour = ''] = /den (\S+) bilen/.exec(text) ?? [];
    expect(picture.toLowerCase()).toContain(`en ${colour.slice(0, 2)}`);
    await giveWrong();
    screen.getByText(expected.explanation);
    screen.getByText(expected.feedback.b ?? '');
    expect((await shown()).picture).toBe(picture);
    pictures.add(picture);
    unmount();
    store.remove();
  }
  expect(pictures.size).toBe(3);
});

test('a reload shows the same, before the answer and after it, by what the device has kept', async () => {
  queryClient.setQueryData(key, learnerAfter(2));
  const first = show([question]);
  const before = await shown();
  expect(before.text).not.toBe(question.text);
  const reload = () => {
    vi.mocked(recall).mockResolvedValue(queryClient.getQueryData(key));
    queryClient.clear();
  };
  first.unmount();
  reload();
  const second = show([question]);
  expect(await shown()).toEqual(before);
  second.unmount();
  queryClient.setQueryData(key, learnerAfter(2));
  const third = show([question]);
  await shown();
  await giveWrong();
  third.unmount();
  reload();
  show([question]);
  expect(await shown()).toEqual(before);
});

test('practising once more varies what was new before, and the result shows what was asked', async () => {
  queryClient.setQueryData(key, emptyLearner);
  show([question]);
  expect((await shown()).text).toBe(question.text);
  await giveWrong();
  await press('Avsluta');
  screen.getByRole('heading', { name: question.text });
  wait(day);
  await press('Öva igen');
  expect((await shown()).text).toBe(varied(1).text);
  await giveWrong();
  await press('Avsluta');
  screen.getByRole('heading', { name: varied(1).text });
});

test('a question is shown as it is written where nothing is known of the learner', async () => {
  show([question]);
  expect((await shown()).text).toBe(question.text);
  expect(recall).toHaveBeenCalledOnce();
});
