import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { blueprints } from '../../../domain/exam/blueprint';
import type { ExamId } from '../../../domain/exam/exam-id';
import { emptyLearner } from '../../../domain/learning/learner';
import { Estimate } from './estimate';

function show(examId: ExamId) {
  const { areas, passMark, scored } = blueprints[examId];
  render(
    <MemoryRouter>
      <Estimate
        standing={{
          kind: 'estimate',
          chance: 0.7,
          low: 0.5,
          high: 0.9,
          areas: areas.value.map(({ area }) => {
            return { area, share: 0.8, low: 0.7, high: 0.9, questions: 20 };
          }),
          passShare: passMark.value / scored.value,
          raises: [],
        }}
        blueprint={blueprints[examId]}
        categories={[]}
        learner={emptyLearner}
      />
    </MemoryRouter>,
  );
}

test('a split that nobody has published is told as an estimate, a pass mark that is known as a fact', () => {
  show('B');
  expect(
    screen.getByText(/gränsen för hela provet, 80\s%\. Hur frågorna fördelas på/),
  ).toBeDefined();
  expect(screen.getAllByText(/^ungefär 20 frågor i provet/)).toHaveLength(5);
});

test('a pass mark that nobody has published is told as an estimate, a split that is known as a fact', () => {
  show('TAXI_AKERI_1');
  expect(screen.getByText(/gränsen för hela provet, 70\s% \(vår uppskattning\)\.$/)).toBeDefined();
  expect(screen.getByText(/^20 frågor i provet/)).toBeDefined();
});

test('the chance is said to be of a test with questions that the learner has not seen', () => {
  show('B');
  expect(screen.getByText('Det gäller ett prov med frågor som du inte har sett.')).toBeDefined();
  expect(screen.getByText(/I din statistik räknas i stället alla svar du har gett/)).toBeDefined();
});
