import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { practiceCategory } from '../../../../tests/factories/practice';
import { emptyLearner } from '../../../domain/learning/learner';
import type { PlanTask } from '../../../domain/learning/plan';
import { TodaysTasks } from './todays-tasks';

function show(tasks: PlanTask[], isReviewDone = false) {
  render(
    <MemoryRouter>
      <TodaysTasks
        tasks={tasks}
        categories={[practiceCategory('m', { name: 'Miljö' })]}
        learner={emptyLearner}
        isReviewDone={isReviewDone}
      />
    </MemoryRouter>,
  );
}

const begin = () => screen.queryByRole('link', { name: /^Börja: / })?.getAttribute('href');
const isDone = () => screen.queryByText('Klart') !== null;

test('the review of the day leads to it until it is done', () => {
  show([{ kind: 'review' }]);
  expect([begin(), isDone()]).toEqual(['/repetition', false]);
});

test('the review of the day is marked as done', () => {
  show([{ kind: 'review' }], true);
  expect([begin(), isDone()]).toEqual([undefined, true]);
});

test.each([
  ['some answered', 4, '/ovning/Milj%C3%B6', '4 av 10 besvarade'],
  ['all answered', 10, undefined, '10 av 10 besvarade'],
  ['more than all', 12, undefined, '10 av 10 besvarade'],
])('practice in an area: %s', (_what, done, href, words) => {
  show([{ kind: 'practice', area: 'miljo', questions: 10, done }]);
  expect([begin(), isDone()]).toEqual([href, href === undefined]);
  expect(screen.getByText(words)).toBeDefined();
});
