import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { examResult, examStart, markedQuestion } from '../../../../tests/factories/exam';
import { swedishDay } from '../../../domain/calendar-day';
import type { ExamId } from '../../../domain/exam/exam-id';
import type { Plan } from '../../../domain/learning/plan';
import { PlanForm } from './plan-form';

const today = swedishDay(examStart);
const exam = examResult({
  questions: [
    markedQuestion('1', { area: 'taxi_lagstiftning' }),
    markedQuestion('2', { area: 'taxi_lagstiftning', isRight: false }),
  ],
});

function show(plan: Plan | null = null, examId: ExamId = 'TAXI_2') {
  const onSave = vi.fn<(plan: Plan) => void>();
  render(
    <PlanForm
      examId={examId}
      plan={plan}
      latestExam={exam}
      now={examStart}
      isBusy={false}
      onSave={onSave}
      onCancel={undefined}
    />,
  );
  return onSave;
}

const date = () => screen.getByLabelText('När är nästa prov?');
const right = () => screen.getByLabelText<HTMLInputElement>('Lagstiftning: rätt svar');
const scored = () => screen.getByLabelText<HTMLInputElement>('Lagstiftning: frågor');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Gör min plan' }));

test('the points of the letter and the day make a plan', async () => {
  const onSave = show();
  expect(scored().value).toBe('46');
  await userEvent.type(date(), '2026-12-01');
  await userEvent.type(right(), '30');
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    examId: 'TAXI_2',
    startedDay: today,
    testDay: today + 11,
    source: 'letter',
    points: [{ area: 'taxi_lagstiftning', right: 30, scored: 46 }],
  });
});

test.each([
  ['no day', '', '30', 'Välj ett datum.'],
  ['a day that is not to come', '2026-11-20', '30', 'Välj ett datum från i morgon och framåt.'],
  ['a day far away', '2028-01-01', '30', 'Välj ett datum inom ett år.'],
  ['no number of questions', '2026-12-01', '30', 'Fyll i båda talen.', ' '],
  ['points that are no number', '2026-12-01', 'x', 'Fyll i båda talen.'],
  ['more points than a test has', '2026-12-01', '50', 'Högst 70 frågor.', '71'],
  ['more right than asked', '2026-12-01', '47', 'Du kan inte ha fler rätt än frågor.'],
])('%s is told, and has the focus', async (_what, day, points, fault, questions = '46') => {
  const onSave = show();
  if (day !== '') await userEvent.type(date(), day);
  if (points !== '') await userEvent.type(right(), points);
  await userEvent.clear(scored());
  await userEvent.type(scored(), questions);
  await save();
  expect(screen.getByText(fault)).toBeDefined();
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  expect(onSave).not.toHaveBeenCalled();
});

test('who tries for the first time leaves the points empty, and plans by what the test asks', async () => {
  const onSave = show(null, 'B');
  expect(screen.getByText(/Första gången\? Lämna tomt\.$/)).toBeDefined();
  await userEvent.type(date(), '2026-12-01');
  await save();
  const plan = onSave.mock.lastCall?.[0];
  expect(plan?.points.map(({ right }) => right)).toEqual([0, 0, 0, 0, 0]);
  expect(plan?.points.reduce((sum, { scored }) => sum + scored, 0)).toBe(65);
});

test('points in some areas alone are not enough', async () => {
  const onSave = show(null, 'B');
  await userEvent.type(date(), '2026-12-01');
  await userEvent.type(screen.getByLabelText('Miljö: rätt svar'), '3');
  await save();
  expect(screen.getAllByText('Fyll i båda talen.')).toHaveLength(4);
  expect(onSave).not.toHaveBeenCalled();
});

test('the points of the latest mock test can be taken over, until they are changed', async () => {
  const onSave = show();
  await userEvent.type(date(), '2026-12-01');
  await userEvent.click(screen.getByRole('button', { name: /^Hämta från/ }));
  expect([right().value, scored().value]).toEqual(['1', '2']);
  await save();
  expect(onSave.mock.lastCall?.[0].source).toBe('mockTest');
  await userEvent.clear(right());
  await userEvent.type(right(), '2');
  await save();
  expect(onSave.mock.lastCall?.[0]).toMatchObject({
    source: 'letter',
    points: [{ right: 2, scored: 2 }],
  });
});

test('a plan that is changed keeps its start with its points, and begins anew with others', async () => {
  const plan: Plan = {
    examId: 'TAXI_2',
    startedDay: today - 9,
    testDay: today + 5,
    source: 'letter',
    points: [{ area: 'taxi_lagstiftning', right: 30, scored: 46 }],
  };
  const onSave = show(plan);
  const change = () => userEvent.click(screen.getByRole('button', { name: 'Spara ändringarna' }));
  await userEvent.clear(date());
  await userEvent.type(date(), '2026-12-01');
  await change();
  expect(onSave).toHaveBeenLastCalledWith({ ...plan, testDay: today + 11 });
  // a year from today, but more than one from the start
  await userEvent.clear(date());
  await userEvent.type(date(), '2027-11-20');
  await change();
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ startedDay: today, testDay: today + 365 });
  await userEvent.clear(date());
  await userEvent.type(date(), '2026-12-01');
  await userEvent.clear(right());
  await userEvent.type(right(), '31');
  await change();
  expect(onSave.mock.lastCall?.[0].startedDay).toBe(today);
});
