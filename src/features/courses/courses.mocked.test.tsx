import { queryOptions } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { asLearner } from '../../../tests/drivers/learner';
import { showAt } from '../../../tests/drivers/page';
import { giveSpeech } from '../../../tests/drivers/speech';
import { learnerOptions } from '../../data/learning/queries';
import { licenceStore } from '../../data/licence-choice/licence-store';
import { queryClient } from '../../data/query-client';
import { newTheoryCourse, type TheoryCourse } from '../../domain/course/theory-course';
import { foldAnswers } from '../../domain/learning/fold-answers';
import { emptyLearner } from '../../domain/learning/learner';
import type { LicenceType } from '../../domain/licence-type';
import type { Question } from '../../domain/question/question';
import { variationSeed, varyQuestion } from '../../domain/question/vary-question';
import { CoursePage } from './course-page';
import CoursesPage from './courses-page';

const data = vi.hoisted(() => ({
  courses: vi.fn<() => Promise<TheoryCourse[]>>(),
  questions: vi.fn<() => Promise<Question[]>>(),
  recordAnswer: vi.fn<(uid: string, event: unknown) => Promise<void>>(),
}));
vi.mock('../../data/theory-courses/queries', () => ({
  publishedCoursesOptions: (licence: LicenceType) =>
    queryOptions({
      queryKey: ['courses', licence],
      queryFn: async () =>
        (await data.courses()).filter(({ licenceType }) => licenceType === licence),
    }),
  publishedCourseOptions: (id: string) =>
    queryOptions({
      queryKey: ['course', id],
      queryFn: async () => (await data.courses()).find((course) => course.id === id) ?? null,
    }),
}));
vi.mock('../../data/practice-categories/queries', () => ({
  practiceCategoriesOptions: () => ({
    queryKey: ['categories'],
    queryFn: () => [{ id: 'b-dack', name: 'Däcken', questionCount: 12 }],
  }),
}));
vi.mock('../../data/questions/queries', () => ({
  practiceQuestionsOptions: () => queryOptions({ queryKey: ['bank'], queryFn: data.questions }),
}));
vi.mock('../../data/learning/queries', () => ({
  learnerOptions: (uid: string) => ({ queryKey: ['learner', uid] }),
}));
vi.mock('../../data/learning/record-answers', () => ({ recordAnswer: data.recordAnswer }));

const question: Question = {
  id: 'q1',
  kind: 'practice',
  text: 'Vilket mönsterdjup krävs på sommardäck?',
  options: { a: '3 millimeter', b: '1,6 millimeter', c: '5 millimeter' },
  answer: 'b',
  explanation: 'Sommardäck ska ha minst 1,6 millimeter mönsterdjup.',
  feedback: { a: 'Det gäller vinterdäck.' },
  difficulty: 1,
  licenceType: 'B',
  categoryId: 'dack',
  category: 'Däcken',
};

const tyres: TheoryCourse = {
  ...newTheoryCourse('dack'),
  title: 'Däck',
  description: 'Om däck',
  isPublished: true,
  categoryId: 'b-dack',
  content: [
    '## Mönster\n\nSommardäck ska ha minst 1,6 millimeter mönsterdjup.',
    '## Tryck\n\nFör lågt tryck ger högre förbrukning.\n\n![Stopplikt](skylt:B2)',
  ].join('\n\n'),
};
const lights: TheoryCourse = {
  ...tyres,
  id: 'ljus',
  title: 'Ljus',
  categoryId: '',
  content: `## Ljus\n\n${'ord '.repeat(600)}`,
};

/** What watches the ends of the sections, in their order. */
let watchers: { place: Element; notify: (entries: { isIntersecting: boolean }[]) => void }[] = [];

beforeEach(() => {
  data.courses.mockReset().mockResolvedValue([tyres, lights]);
  data.questions.mockReset().mockResolvedValue([question]);
  data.recordAnswer.mockReset().mockResolvedValue();
  watchers = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #notify: (entries: { isIntersecting: boolean }[]) => void;
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        this.#notify = notify;
      }
      observe(place: Element) {
        watchers.push({ place, notify: this.#notify });
      }
      disconnect() {
        // nothing is held
      }
    },
  );
});

async function open(id = 'dack') {
  showAt(`/kurser/${id}`, asLearner(<CoursePage id={id} />));
  await screen.findByRole('link', { name: 'Alla kurser' });
}

/** Has the end of the section on the screen for so long. */
async function seeEndOf(title: string, milliseconds: number) {
  const section = screen.getByRole('region', { name: title });
  const seen = watchers.filter(
    ({ place }) => section.contains(place) && place.closest('figure') === null,
  );
  vi.useFakeTimers();
  for (const { notify } of seen) notify([{ isIntersecting: true }]);
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  for (const { notify } of seen) notify([{ isIntersecting: false }]);
  vi.useRealTimers();
}

test('the courses are listed with their reading time; what has been read is kept and gone on from', async () => {
  await open();
  await seeEndOf('Mönster', 300);
  expect(screen.getByText('0 av 2 avsnitt lästa')).toBeDefined();
  await seeEndOf('Mönster', 2000);
  expect(screen.getByText('1 av 2 avsnitt lästa')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Mönster (läst)' })).toBeDefined();

  showAt('/kurser', asLearner(<CoursesPage />));
  const resume = await screen.findByRole('link', { name: 'Fortsätt läsa: Däck' });
  expect(resume.getAttribute('href')).toBe('/kurser/dack#tryck');
  expect(screen.getByRole('link', { name: 'Läs: Ljus' }).getAttribute('href')).toBe('/kurser/ljus');
  expect(screen.getAllByText('1 minuts läsning').length).toBeGreaterThanOrEqual(2);
  screen.getByText('3 minuters läsning');
});

test('a long section takes as long as its words, while the page is shown', async () => {
  const long = { ...tyres, content: `## Lång\n\n${'ord '.repeat(100)}` };
  data.courses.mockResolvedValue([long]);
  await open();
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await seeEndOf('Lång', 20_000);
  hidden.mockRestore();
  await seeEndOf('Lång', 6000);
  expect(screen.getByText('0 av 1 avsnitt lästa')).toBeDefined();
  await seeEndOf('Lång', 6000);
  expect(screen.getByText('1 av 1 avsnitt lästa')).toBeDefined();
});

test('what one learner has read is not the next one’s', async () => {
  await open();
  await seeEndOf('Mönster', 2000);
  showAt('/kurser', asLearner(<CoursesPage />, { uid: 'eva' }));
  expect(await screen.findByRole('link', { name: 'Läs: Däck' })).toBeDefined();
});

test('the contents are folded above the text, and open beside it', async () => {
  await open();
  const contents = () => screen.getByText('2 avsnitt').closest('details');
  expect(contents()?.open).toBe(false);
  cleanup();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await open();
  expect(contents()?.open).toBe(true);
});

test('a sign in the text leads to its page', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Stopplikt' }).getAttribute('href')).toBe(
    '/vagmarken/b2',
  );
});

test('the section that a question is about asks it, and the answer counts as practice', async () => {
  const user = userEvent.setup();
  await open();
  const section = within(screen.getByRole('region', { name: 'Mönster' }));
  // the first of the course are open from the first, and do not make the section read
  await user.click(await section.findByRole('radio', { name: '3 millimeter' }));
  expect(screen.getByText('0 av 2 avsnitt lästa')).toBeDefined();
  await user.click(section.getByRole('button', { name: 'Svara' }));
  const explanation = section.getByRole('region', { name: 'Förklaring' });
  expect(document.activeElement).toBe(explanation);
  expect(explanation.textContent).toMatch(/^FelDet gäller vinterdäck\./);
  expect(data.recordAnswer).toHaveBeenCalledExactlyOnceWith(
    'ada',
    expect.objectContaining({
      questionId: 'q1',
      categoryId: 'b-dack',
      option: 'a',
      isRight: false,
    }),
  );
  expect(within(screen.getByRole('region', { name: 'Tryck' })).queryByText(/^Kontroll/)).toBeNull();

  await user.click(section.getByText(/^Kontrollfrågor/));
  await user.click(section.getByText(/^Kontrollfrågor/));
  expect(section.getByRole('region', { name: 'Förklaring' })).toBe(explanation);
  expect(section.queryByRole('button', { name: 'Svara' })).toBeNull();
});

test('a question that was answered before is asked with another scene, and its words follow', async () => {
  const red = { kind: 'car', arm: 'south', colour: 'red' };
  const arms = { north: {}, east: {}, south: {}, west: {} };
  const scene = JSON.stringify({ layout: 'crossroads', arms, vehicles: [red] });
  const asked = { ...question, text: 'Vilka sommardäck har den röda bilen?', scene };
  data.questions.mockResolvedValue([asked]);
  const given = { id: 's:q1', questionId: 'q1', categoryId: 'b-dack', option: 'a', at: 1 } as const;
  const learner = foldAnswers(emptyLearner, [{ ...given, isRight: false }]);
  queryClient.setQueryData(learnerOptions('ada').queryKey, learner);
  await open();
  const section = within(screen.getByRole('region', { name: 'Mönster' }));
  await section.findByRole('radio', { name: '3 millimeter' });
  section.getByText(varyQuestion(asked, variationSeed('q1', 1)).text);
  expect(section.queryByText(asked.text)).toBeNull();
  queryClient.clear();
});

test('each question of a section is answered by keys and read aloud by itself', async () => {
  const speech = giveSpeech();
  const other = { ...question, id: 'q2', text: 'Hur mäts mönsterdjup?' };
  data.questions.mockResolvedValue([question, other]);
  const user = userEvent.setup();
  await open();
  const section = within(screen.getByRole('region', { name: 'Mönster' }));
  const asked = within((await section.findAllByRole('listitem'))[1] ?? document.body);
  await user.click(asked.getByRole('button', { name: 'Läs upp' }));
  await waitFor(() => {
    expect(speech.texts()).toEqual([
      asked.getByRole('heading').textContent,
      'Alternativ 1: 3 millimeter',
      'Alternativ 2: 1,6 millimeter',
      'Alternativ 3: 5 millimeter',
    ]);
  });
  await user.keyboard('l');
  expect(speech.texts()).toEqual([]);
  await user.keyboard('24');
  expect(asked.getByRole<HTMLInputElement>('radio', { name: '1,6 millimeter' }).checked).toBe(true);
  await user.click(asked.getByRole('radio', { name: '3 millimeter' }));
  await user.keyboard('{Enter}');
  expect(asked.getByRole('region', { name: 'Förklaring' })).toBeDefined();
  await user.keyboard('2{Enter}l');
  await waitFor(() => {
    expect(speech.texts()).toEqual(['Fel', 'Det gäller vinterdäck.', question.explanation]);
  });
  expect(data.recordAnswer).toHaveBeenCalledOnce();
});

test('a course ends with practice in its category and the next course', async () => {
  await open();
  const practise = await screen.findByRole('link', { name: 'Öva nu' });
  expect(practise.getAttribute('href')).toBe('/ovning/D%C3%A4cken');
  const next = screen.getByRole('link', { name: 'Nästa kurs: Ljus' });
  expect(next.getAttribute('href')).toBe('/kurser/ljus');
});

test('a course is read although its questions cannot be had', async () => {
  data.questions.mockRejectedValue(new Error('no network'));
  await open();
  expect(screen.getByText('För lågt tryck ger högre förbrukning.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an unknown course says so and leads to the others', async () => {
  await open('finns-inte');
  expect(await screen.findByRole('heading', { name: 'Kursen finns inte' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Alla kurser' }).getAttribute('href')).toBe('/kurser');
});

test.each([
  ['the list', asLearner(<CoursesPage />), 'Läs: Däck'],
  ['a course', asLearner(<CoursePage id="dack" />), 'Mönster'],
])('%s that cannot be read says so, and can be tried again', async (_, page, link) => {
  data.courses.mockRejectedValueOnce(new Error('no network'));
  showAt('/kurser', page);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Kunde inte hämta kurs/);
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('link', { name: link })).toBeDefined();
});

test('no courses is told, with what to do instead', async () => {
  data.courses.mockResolvedValue([]);
  showAt('/kurser', asLearner(<CoursesPage />));
  expect(await screen.findByRole('heading', { name: 'Inga kurser än' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Till övningarna' })).toBeDefined();
});

test('the courses are those of the licence that is chosen, and it is kept', async () => {
  data.courses.mockResolvedValue([tyres, { ...lights, licenceType: 'MC' }]);
  showAt('/kurser', asLearner(<CoursesPage />));
  expect(await screen.findByRole('link', { name: 'Läs: Däck' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Läs: Ljus' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'MC-kort' }));
  expect(await screen.findByRole('link', { name: 'Läs: Ljus' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Läs: Däck' })).toBeNull();
  expect(licenceStore('ada').read()).toBe('MC');
});

test('a course of another licence than the chosen one is read, with the next of its own', async () => {
  const signs: TheoryCourse = { ...tyres, id: 'marken', title: 'Märken' };
  const gears: TheoryCourse = { ...tyres, id: 'vaxlar', title: 'Växlar' };
  data.courses.mockResolvedValue([
    tyres,
    { ...signs, licenceType: 'MC' },
    { ...gears, licenceType: 'MC' },
  ]);
  await open('marken');
  expect(await screen.findByRole('heading', { name: 'Märken', level: 1 })).toBeDefined();
  const next = screen.getByRole('link', { name: 'Nästa kurs: Växlar' });
  expect(next.getAttribute('href')).toBe('/kurser/vaxlar');
});
