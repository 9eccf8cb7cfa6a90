import { expect, test } from 'vitest';

import { practiceQuestion } from '../../../tests/factories/practice';
import { planUndo, type DoneStep } from './undo';

const was = practiceQuestion('q1');
const reviewed = { ...was, reviewedAt: '2026-11-20' };
const others = { ...was, text: 'Den andras text?' };
const now = (question: typeof was) => new Map([['q1', { ...question, version: '2.0' }]]);

const change: DoneStep[] = [{ before: was, after: reviewed }];
const deletion: DoneStep[] = [{ before: was, after: null }];

test('a change is taken back where the question is still what it was made', () => {
  expect(planUndo(change, now(reviewed))).toEqual({
    writes: [{ question: was, base: '2.0' }],
    left: [],
  });
});

test('a question that was deleted is added again', () => {
  expect(planUndo(deletion, new Map())).toEqual({
    writes: [{ question: was, base: null }],
    left: [],
  });
});

test('what is so already, or was never done, needs nothing', () => {
  for (const steps of [change, deletion]) {
    expect(planUndo(steps, now(was))).toEqual({ writes: [], left: [] });
  }
});

test('what somebody has changed or deleted since is left', () => {
  expect(planUndo(change, now(others))).toEqual({ writes: [], left: ['q1'] });
  expect(planUndo(change, new Map())).toEqual({ writes: [], left: ['q1'] });
  expect(planUndo(deletion, now(others))).toEqual({ writes: [], left: ['q1'] });
  expect(planUndo(change, new Map([['q1', 'unreadable' as const]]))).toMatchObject({
    left: ['q1'],
  });
});
