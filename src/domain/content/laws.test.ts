import { expect, test } from 'vitest';

import { isKnownSource, laws } from './laws';

test.each(laws.map((law) => [law]))('%s may be cited, with and without a paragraph', (law) => {
  expect(isKnownSource(law)).toBe(true);
  expect(isKnownSource(`${law} 2 §`)).toBe(true);
});

const act = 'Trafikförordningen (1998:1276)';

test.each([
  `${act} 3 kap. 18 §`,
  `${act} 4 kap. 10 e §`,
  `${act} 3 a kap. 1 §`,
  `${act} 3 kap. 18–21 §§`,
  `${act} 3 kap. 18 a–18 c §§`,
  `${act} 3 kap. 18 §; Vägmärkesförordningen (2007:90)`,
])('%s is a citation', (source) => {
  expect(isKnownSource(source)).toBe(true);
});

test.each([
  '',
  'Trafikförordningen',
  'Sunt förnuft',
  `enligt ${act}`,
  `${act} `,
  `${act}3 kap. 18 §`,
  `${act} kap. 3`,
  `${act} 3 kap.`,
  `${act} 3 kap. 18`,
  `${act} 3 kap. 18 § och mer`,
  `${act} 3 kap. 18-21 §§`,
  `${act}, 3 kap. 18 §`,
  `${act} se även 3 kap. 18 §`,
  `${act}; Sunt förnuft`,
  `${act};`,
])('%j is not a citation', (source) => {
  expect(isKnownSource(source)).toBe(false);
});
