import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import firstQuestions from 'virtual:content/first-questions';

import { asLearner } from '../../../tests/drivers/learner';
import { address, showAt } from '../../../tests/drivers/page';
import { practiceCategory, practiceQuestion } from '../../../tests/factories/practice';
import { ada } from '../../../tests/factories/purchase';
import { licenceStore } from '../../data/licence-choice/licence-store';
import { recordAnswer, recordSession } from '../../data/learning/record-answers';
import type { Access } from '../../domain/account/access';
import { emptyLearner, type Learner } from '../../domain/learning/learner';
import type { Question } from '../../domain/question/question';
import type { AnswerEvent } from '../../domain/progress/answer-event';
import type { FirstQuestion } from '../../domain/content/sample-question';
import { useAccess } from '../guards/use-access';
import FirstQuestionsRoute from './first-questions';

const stored = vi.hoisted(() => ({
  learner: vi.fn<() => Promise<Learner>>(),
  questions: vi.fn<() => Question[]>(),
}));
vi.mock('../guards/use-access', () => ({ useAccess: vi.fn() }));
vi.mock('../../data/learning/record-answers', () => ({
  recordAnswer: vi.fn<(uid: string, answer: AnswerEvent) => Promise<void>>(),
  recordSession: vi.fn<() => Promise<void>>(),
}));
vi.mock('../../data/learning/queries', () => ({
  learnerOptions: () => ({ queryKey: ['learner'], queryFn: stored.learner }),
}));
vi.mock('../../data/practice-categories/queries', () => ({
  practiceCategoriesOptions: () => ({
    queryKey: ['categories'],
    queryFn: () =>
      firstQuestions.B.map(({ categoryId: id, category: name }) => practiceCategory(id, { name })),
  }),
}));
vi.mock('../../data/products/queries', () => ({
  productsOptions: () => ({
    queryKey: ['products'],
    queryFn: () => [{ id: 'full', name: 'Allt', price: 1450, months: 4, isActive: true }],
  }),
}));
vi.mock('../../data/questions/queries', () => ({
  questionsByIdOptions: () => ({ queryKey: ['questions'], queryFn: stored.questions }),
}));
vi.mock('../../components/question/bookmark-button', () => ({ default: () => null }));

const inBank = (question: FirstQuestion) =>
  practiceQuestion(question.id, { categoryId: question.categoryId, category: question.category });

beforeEach(() => {
  localStorage.clear();
  vi.mocked(recordAnswer).mockReset().mockResolvedValue();
  vi.mocked(recordSession).mockReset().mockResolvedValue();
  stored.learner.mockReset().mockResolvedValue(emptyLearner);
  stored.questions.mockReset().mockReturnValue(firstQuestions.B.map(inBank));
});

function show(access: Access, licence = 'b-kort', kind: 'open' | 'shut' | 'checking' = 'open') {
  vi.mocked(useAccess).mockReturnValue({ kind, user: ada, access });
  return showAt(`/forsta-fragorna/${licence}`, asLearner(<FirstQuestionsRoute />, { access }), {
    path: '/forsta-fragorna/:licence',
  });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Answers the five samples, so many of them rightly. */
async function answerSamples(right: number) {
  for (const [index, { answer, options }] of firstQuestions.B.entries()) {
    const place = index < right ? answer : (answer + 1) % options.length;
    await userEvent.click(screen.getAllByRole('radio')[place] ?? document.body);
    await press('Svara');
    await press(index === 4 ? 'Visa resultat' : 'Nästa');
  }
}

test('without access the samples are asked, the answers kept, and the end says what access gives', async () => {
  show({ kind: 'none' }, 'b-kort', 'shut');
  expect(screen.getByText('Fråga 1 av 5')).toBeDefined();
  await vi.dynamicImportSettled();
  expect(await screen.findByRole('img', { name: /triangel/ })).toBeDefined();
  // a licence that was pressed by mistake is not chosen
  expect(licenceStore('ada').read()).toBeNull();
  await answerSamples(3);
  expect(licenceStore('ada').read()).toBe('B');
  // what it costs, the administrator says
  expect(await screen.findByText(/^1.450.kr\. Engångsbetalning/)).toBeDefined();
  const missed = screen.getByText('Titta på frågorna igen').closest('details');
  for (const { text, options, answer } of firstQuestions.B.slice(3)) {
    expect(missed?.textContent).toContain(text);
    expect(missed?.textContent).toContain(`Rätt svar: ${String(options[answer])}`);
  }
  expect(screen.getByText('3 av 5 rätt')).toBeDefined();
  expect(screen.getByText('2 av 3')).toBeDefined();
  expect(screen.getByText('1 av 1')).toBeDefined();
  expect(screen.getByText('0 av 1')).toBeDefined();
  expect(screen.getByText('Trafikregler')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Köp åtkomst' }).getAttribute('href')).toBe('/kopa/full');
  expect(screen.getByRole('link', { name: 'Till Idag' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('link', { name: /Fortsätt öva/ })).toBeNull();
  const kept = vi.mocked(recordAnswer).mock.calls.map(([, answer]) => answer);
  expect(kept.map(({ isRight }) => isRight)).toEqual([true, true, true, false, false]);
  expect(kept.map(({ questionId }) => questionId)).toEqual(firstQuestions.B.map(({ id }) => id));
  expect(kept[0]?.option).toBe(['a', 'b', 'c', 'd'][firstQuestions.B[0]?.answer ?? 0]);
});

test('the samples wait for nothing, have nothing beside them, and can be closed', async () => {
  show({ kind: 'none' }, 'b-kort', 'checking');
  const isAlone = () => document.querySelector("[data-asking='']") !== null;
  expect(isAlone()).toBe(true);
  expect(screen.getByRole('link', { name: 'Stäng' }).getAttribute('href')).toBe('/forsta-fragorna');
  await answerSamples(3);
  expect(isAlone()).toBe(false);
});

test('who has bought the tests alone is offered the rest, and led to the tests', async () => {
  show({ kind: 'license', until: new Date('2027-01-01') }, 'b-kort', 'shut');
  await answerSamples(3);
  expect(screen.getByRole('link', { name: 'Till proven' }).getAttribute('href')).toBe('/prov');
  expect(screen.queryByText(/^Teoriprov med klocka/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Till Idag' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Köp åtkomst' })).toBeDefined();
});

test('free minutes that are not begun stay whole for what comes after', async () => {
  show({ kind: 'freeMinutesUnopened', minutes: 10 });
  await answerSamples(0);
  expect(screen.getByText(/10.gratis minuter med alla frågor/)).toBeDefined();
  expect(
    screen.getByRole('link', { name: `Fortsätt öva: ${firstQuestions.B[0]?.category ?? ''}` }),
  ).toBeDefined();
  expect(stored.questions).not.toHaveBeenCalled();
});

test('with access they are a session of the bank, recorded as any, and it goes on with what was missed', async () => {
  // whatever is known of earlier answers
  stored.learner.mockRejectedValue(new Error('no network'));
  show({ kind: 'license', until: new Date('2027-01-01') });
  for (const place of [0, 0, 1, 0, 0]) {
    await userEvent.click((await screen.findAllByRole('radio'))[place] ?? document.body);
    expect(licenceStore('ada').read()).toBe('B');
    await press('Svara');
    // past the pause in which a double click does nothing
    vi.setSystemTime(Date.now() + 1000);
    await press(screen.queryByRole('button', { name: 'Avsluta' }) === null ? 'Nästa' : 'Avsluta');
  }
  expect(vi.mocked(recordAnswer).mock.calls.map(([, { categoryId }]) => categoryId)).toEqual(
    firstQuestions.B.map(({ categoryId }) => categoryId),
  );
  expect(recordSession).toHaveBeenCalledOnce();
  expect(await screen.findByText('4 av 5 rätt')).toBeDefined();
  const link = screen.getByRole('link', {
    name: `Fortsätt öva: ${firstQuestions.B[2]?.category ?? ''}`,
  });
  // the areas above it have other names
  expect(
    screen.getByText(
      `${firstQuestions.B[2]?.category ?? ''} hör till Trafiksäkerhet, där du svarade fel.`,
    ),
  ).toBeDefined();
  expect(link.getAttribute('href')).toContain('/ovning/');
});

test('a bank without them leaves the samples', async () => {
  stored.questions.mockReturnValue([]);
  show({ kind: 'license', until: new Date('2027-01-01') });
  await screen.findByText(firstQuestions.B[0]?.text ?? '');
});

test('a licence that there is not leads to the choice of one', () => {
  show({ kind: 'none' }, 'u-kort', 'shut');
  expect(address()).toBe('/');
});
