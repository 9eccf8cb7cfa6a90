import { expect, test } from 'vitest';

import { examName } from './exam-name';

test.each([
  ['B', 'B-kort'],
  ['TAXI_2', 'Taxi, delprov 2: Lagstiftning'],
  ['TAXI_AKERI_3', 'Taxiåkeri, delprov 3: Trafiksäkerhet och teknik'],
] as const)('%s is called %s', (id, name) => {
  expect(examName(id)).toBe(name);
});
