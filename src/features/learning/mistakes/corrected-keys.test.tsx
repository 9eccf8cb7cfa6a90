import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { practiceQuestion } from '../../../../tests/factories/practice';
import { CorrectedKeys } from './corrected-keys';

test('a learner is told what his answer counts as by the corrected key', () => {
  const asked = { categoryId: 'miljo', at: 0 };
  render(
    <CorrectedKeys
      corrections={[
        { ...asked, questionId: 'q1', isRight: true },
        { ...asked, questionId: 'q2', isRight: false },
      ]}
      byId={new Map([['q1', { ...practiceQuestion('q1'), text: 'Hur fort?' }]])}
    />,
  );
  const [right, wrong] = screen.getAllByRole('listitem');
  expect(right?.textContent).toBe(
    'Hur fort?Facit har rättats sedan du svarade. Ditt svar räknas nu som rätt.',
  );
  expect(wrong?.textContent).toContain('Ditt svar räknas nu som fel.');
});
