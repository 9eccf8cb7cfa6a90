import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { asLearner } from '../../../../tests/drivers/learner';
import { bankQuestion, examStart } from '../../../../tests/factories/exam';
import { practiceCategory, practiceQuestion } from '../../../../tests/factories/practice';
import { foldAnswers } from '../../../domain/learning/fold-answers';
import { emptyLearner } from '../../../domain/learning/learner';
import type { Question } from '../../../domain/question/question';
import { useMistakes } from './use-mistakes';

const read = vi.hoisted(() => ({ questions: vi.fn<() => readonly Question[]>() }));
vi.mock('../../../data/practice-categories/queries', () => ({
  practiceCategoriesOptions: () => ({
    queryKey: ['categories'],
    queryFn: () => [
      practiceCategory('miljo'),
      practiceCategory('ljus'),
      practiceCategory('last', { licenceType: 'LASTBIL', examArea: 'fordonskannedom' }),
    ],
  }),
}));
vi.mock('../../../data/learning/queries', () => ({
  learnerOptions: () => ({
    queryKey: ['learner'],
    queryFn: () =>
      foldAnswers(
        emptyLearner,
        ['miljo/q1', 'miljo/q2', 'miljo/borta', 'last/q3'].map((place, at) => {
          const [categoryId = '', questionId = ''] = place.split('/');
          return {
            id: place,
            questionId,
            categoryId,
            option: 'b',
            isRight: false,
            at: examStart + at * 1000,
          };
        }),
      ),
  }),
}));
vi.mock('../../../data/exams/bank-of', () => ({
  bankOfOptions: () => ({
    queryKey: ['bank'],
    queryFn: () => {
      const questions = read.questions();
      return {
        questions: questions.map(({ id, category, ...asked }) => {
          const { answer, meaningVersion, isKeyCorrected } = asked;
          return bankQuestion(id, {
            categoryId: category,
            answer,
            meaningVersion,
            isKeyCorrected,
          });
        }),
        byId: new Map(questions.map((question) => [question.id, question])),
        missing: [],
        held: new Set(['miljo', 'ljus']),
      };
    },
  }),
}));

const questions = ['q1', 'q2'].map((id) => practiceQuestion(id, { category: 'miljo' }));

async function shown() {
  const client = new QueryClient();
  const { result } = renderHook(() => useMistakes(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{asLearner(children)}</QueryClientProvider>
    ),
  });
  await waitFor(() => {
    expect(result.current.mistakes).toBeDefined();
  });
  return result.current;
}

const mistakes = async () => (await shown()).mistakes;

test('wrong answers of the licence in use, but for questions that are gone, the latest first', async () => {
  read.questions.mockReturnValue(questions);
  expect(await mistakes()).toMatchObject([{ questionId: 'q2' }, { questionId: 'q1' }]);
});

test('a question corrected so that what was chosen is right is a mistake no more', async () => {
  read.questions.mockReturnValue(
    questions.map((question) =>
      question.id === 'q1' ? { ...question, answer: 'b', isKeyCorrected: true } : question,
    ),
  );
  const { mistakes: left, corrections } = await shown();
  expect(left).toMatchObject([{ questionId: 'q2' }]);
  expect(corrections).toMatchObject([{ questionId: 'q1', isRight: true }]);
});

test('a mistake in a question that means something else now is none', async () => {
  read.questions.mockReturnValue(
    questions.map((question) =>
      question.id === 'q1' ? { ...question, meaningVersion: 2 } : question,
    ),
  );
  expect(await mistakes()).toMatchObject([{ questionId: 'q2' }]);
});

test('a question that was moved to another category is a mistake there', async () => {
  read.questions.mockReturnValue(
    questions.map((question) =>
      question.id === 'q1' ? { ...question, category: 'ljus' } : question,
    ),
  );
  expect(await mistakes()).toMatchObject([
    { questionId: 'q2', categoryId: 'miljo' },
    { questionId: 'q1', categoryId: 'ljus' },
  ]);
});
