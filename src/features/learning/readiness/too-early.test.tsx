import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { practiceCategory } from '../../../../tests/factories/practice';
import { foldAnswers } from '../../../domain/learning/fold-answers';
import { emptyLearner } from '../../../domain/learning/learner';
import { TooEarly } from './too-early';

const learner = foldAnswers(emptyLearner, [
  { id: 's:q', questionId: 'q', categoryId: 'morker', option: 'a', isRight: true, at: 0 },
]);
const categories = ['morker', 'avstand'].map((id) =>
  practiceCategory(id, { examArea: 'trafiksakerhet' }),
);

function show(answered: number) {
  render(
    <MemoryRouter>
      <TooEarly
        standing={{
          kind: 'tooEarly',
          answered,
          needed: 65,
          areas: [{ area: 'trafiksakerhet', answered: 1, needed: 10 }],
        }}
        categories={categories}
        learner={learner}
      />
    </MemoryRouter>,
  );
}

test('the way on has the name of the area that lacks most, and leads to its weakest category', () => {
  show(1);
  expect(screen.getByRole('link', { name: 'Öva på trafiksäkerhet' }).getAttribute('href')).toBe(
    '/ovning/avstand',
  );
});

test('how many questions are answered is shown while that is what lacks, and not when it is done', () => {
  show(64);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('98');
  cleanup();
  show(351);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByText(/av minst/)).toBeNull();
  expect(screen.getByText('Trafiksäkerhet')).toBeDefined();
});
