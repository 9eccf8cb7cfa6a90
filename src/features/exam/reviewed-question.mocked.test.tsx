import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { asLearner } from '../../../tests/drivers/learner';
import { markedQuestion } from '../../../tests/factories/exam';
import { practiceQuestion } from '../../../tests/factories/practice';
import { ReviewedQuestion } from './reviewed-question';

vi.mock('../../components/question/save-toggle', () => ({ SaveToggle: () => null }));

const question = practiceQuestion('q1');

/** The learner chose b, of which the test said what it meant. */
const marked = markedQuestion('q1', {
  option: 'b',
  isRight: false,
  shown: { texts: ['Fråga q1?', 'q1 rätt', 'q1 fel', 'q1 också fel'] },
});

function show(now: typeof question | undefined, of = marked) {
  render(
    asLearner(<ReviewedQuestion number={1} marked={of} question={now} isOpen onToggle={vi.fn()} />),
  );
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

test('a question that has stayed as it was is shown with its explanation, and nothing is noted', () => {
  const options = show(question);
  expect(options[1]).toContain('q1 fel');
  expect(screen.queryByText('q1 förklaras.')).not.toBeNull();
  expect(screen.queryByText('q1 lockar.')).not.toBeNull();
  expect(screen.queryByText(/ändrats sedan provet/)).toBeNull();
});

test('a question that has been changed is shown as it was in the test, and that is said', () => {
  const changed = practiceQuestion('q1', {
    text: 'En annan fråga?',
    options: { a: 'q1 fel', b: 'q1 rätt', c: 'q1 också fel' },
    answer: 'b',
  });
  const options = show(changed);
  expect(screen.queryByRole('heading', { name: '1. Fråga q1?' })).not.toBeNull();
  expect(options[0]).toContain('q1 rätt');
  expect(options[1]).toContain('q1 fel');
  expect(
    screen.queryByText(
      'Frågan har ändrats sedan provet. Så här såg den ut då, men förklaringen är dagens.',
    ),
  ).not.toBeNull();
  // why an option of today tempts says nothing of the one that was chosen
  expect(screen.queryByText('q1 lockar.')).toBeNull();
});

test('a question that is gone is shown as it was in the test', () => {
  expect(show(undefined)[1]).toContain('q1 fel');
  expect(
    screen.queryByText('Frågan finns inte längre i tjänsten. Så här såg den ut på provet.'),
  ).not.toBeNull();
  expect(screen.queryByText('q1 förklaras.')).toBeNull();
});

test('an older test, of which nothing was kept, shows no options under a key that is not theirs', () => {
  const older = markedQuestion('q1', { option: 'b', isRight: false });
  expect(show(practiceQuestion('q1', { answer: 'c' }), older)).toEqual([]);
  expect(screen.queryByText(/hur den såg ut då finns inte sparat/)).not.toBeNull();
  expect(screen.queryByText('q1 förklaras.')).not.toBeNull();
});
