import { expect, test } from 'vitest';

import type { LicenceType } from '../licence-type';
import { passLine } from './pass-line';

test.each<[LicenceType[], ReturnType<typeof passLine>]>([
  [['B', 'B'], { percent: 80, label: 'Provets gräns' }],
  [['TAXI'], { percent: 74, label: 'Provets gräns (enligt trafikskolor)' }],
  [['TAXI_AKERI'], { percent: 70, label: 'Provets gräns (vår uppskattning)' }],
  [['B', 'TAXI'], null],
  [[], null],
])('of %s', (licences, line) => {
  expect(passLine(licences)).toEqual(line);
});
