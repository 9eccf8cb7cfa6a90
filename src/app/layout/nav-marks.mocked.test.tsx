import { queryOptions } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { newClient, showAt } from '../../../tests/drivers/page';
import { examAttempt } from '../../../tests/factories/exam';
import { practiceCategory } from '../../../tests/factories/practice';
import { ada } from '../../../tests/factories/purchase';
import type { AccessSources } from '../../data/access/queries';
import { swedishDay } from '../../domain/calendar-day';
import { foldAnswers } from '../../domain/learning/fold-answers';
import { emptyLearner, type Learner } from '../../domain/learning/learner';
import type { PracticeCategory } from '../../domain/practice/category';
import { attemptStore } from '../../features/exam/exam-store';
import { reviewDoneStore } from '../../features/learning/review/review-done-store';
import NavMarks, { type TabMarks } from './nav-marks';

const readServer = vi.hoisted(() => vi.fn());
const device = vi.hoisted((): { kept: Map<string, unknown> } => ({ kept: new Map() }));
vi.mock('../../data/auth/queries', () => ({
  authOptions: () => queryOptions({ queryKey: ['auth'], queryFn: () => ada }),
}));
vi.mock('../../data/device-cache', () => ({
  recall: ({ queryKey: [name] }: { queryKey: [string] }) => Promise.resolve(device.kept.get(name)),
}));
vi.mock('../../data/access/queries', () => ({
  accessOptions: () => queryOptions<AccessSources>({ queryKey: ['access'], queryFn: readServer }),
}));
vi.mock('../../data/learning/queries', () => ({
  learnerOptions: () => queryOptions<Learner>({ queryKey: ['learner'], queryFn: readServer }),
}));
vi.mock('../../data/practice-categories/queries', () => ({
  practiceCategoriesOptions: () =>
    queryOptions<PracticeCategory[]>({ queryKey: ['categories'], queryFn: readServer }),
}));

/** A learner whose answers of a month ago were wrong, each on a question of its own. */
const forgetful = (answers: number) =>
  foldAnswers(
    emptyLearner,
    Array.from({ length: answers }, (_, place) => ({
      id: String(place),
      questionId: `q${String(place)}`,
      categoryId: 'miljo',
      option: 'b' as const,
      isRight: false,
      at: Date.now() - 30 * 24 * 60 * 60 * 1000,
    })),
  );

const toldLast = vi.fn<(marks: TabMarks) => void>();
const show = () => showAt('/', <NavMarks tell={toldLast} />);

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  device.kept = new Map<string, unknown>([
    ['learner', forgetful(3)],
    ['categories', [practiceCategory('miljo')]],
  ]);
});

test('what the device remembers to be due is told, without asking the server', async () => {
  show();
  await waitFor(() => {
    expect(toldLast).toHaveBeenLastCalledWith({ '/repetition': { count: 3, text: 'väntar' } });
  });
  expect(readServer).not.toHaveBeenCalled();
});

test('what the page has learnt since counts before what the device remembers', async () => {
  const client = newClient();
  client.setQueryData(['learner'], forgetful(5));
  showAt('/', <NavMarks tell={toldLast} />, { client });
  await waitFor(() => {
    expect(toldLast).toHaveBeenLastCalledWith({ '/repetition': { count: 5, text: 'väntar' } });
  });
});

test('nobody without access is called to the review', async () => {
  const client = newClient();
  client.setQueryData(['access'], { profile: null, licenses: [], isAdmin: false });
  attemptStore(ada.uid).write(examAttempt());
  showAt('/', <NavMarks tell={toldLast} />, { client });
  await waitFor(() => {
    expect(toldLast).toHaveBeenLastCalledWith({ '/prov': { text: 'pågår' } });
  });
});

test('nothing waits where the review is done for the day, and a test under way is told', async () => {
  reviewDoneStore(ada.uid, 'B').write(swedishDay(Date.now()));
  attemptStore(ada.uid).write(examAttempt());
  show();
  await waitFor(() => {
    expect(toldLast).toHaveBeenLastCalledWith({ '/prov': { text: 'pågår' } });
  });
});
