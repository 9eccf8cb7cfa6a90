import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { asLearner } from '../../../tests/drivers/learner';
import { showAt } from '../../../tests/drivers/page';
import { QuestionFrame } from './question-frame';

const frame = (
  <QuestionFrame line={null} progress={null} buttons={null}>
    Frågan
  </QuestionFrame>
);

test.each([
  ['/ovning/Milj%C3%B6', '/ovning'],
  ['/mina-fel/ova', '/mina-fel'],
  ['/vagmarken/ova/varningsmarken', '/vagmarken/ova'],
  ['/repetition', '/ovning'],
])('what asks at %s is closed to %s', (at, to) => {
  showAt(at, frame, { path: '*' });
  expect(screen.getByRole('link', { name: 'Stäng' }).getAttribute('href')).toBe(to);
  expect(screen.queryByRole('timer')).toBeNull();
});

test('free minutes that run are told beside the question, and that they have ended', () => {
  const until = (left: number) => ({
    kind: 'freeMinutes' as const,
    until: new Date(Date.now() + left),
  });
  const { unmount } = showAt('/ovning/x', asLearner(frame, { access: until(90_500) }));
  expect(screen.getByRole('timer', { name: 'Gratisminuter kvar' }).textContent).toBe('1:31');
  unmount();
  showAt('/ovning/x', asLearner(frame, { access: until(-1) }));
  expect(screen.getByRole('status').textContent).toBe('Dina gratisminuter är slut.');
});
