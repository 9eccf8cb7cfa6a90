import { expect, test } from 'vitest';

import type { Foretold } from '../../domain/outcome/calibration';
import type { Outcome } from '../../domain/outcome/outcome';
import { outcomesCsv } from './outcomes-csv';

const outcome: Outcome & Foretold = {
  examId: 'B',
  number: 7,
  testDay: 20_777,
  isPassed: true,
  points: [],
  total: null,
  chance: 0.8125,
  modelVersion: 3,
  isShared: true,
};

test('a row has the test, the model, the chance, what happened and the points, and no person and no day', () => {
  const whose = { ...outcome, userId: 'ada', total: 58 };
  const csv = outcomesCsv([whose]);
  expect(csv.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
    'Prov;Modell;Chans;Godkänd;Rätt;Poäng',
    'B-kort;3;"0,813";ja;58;',
  ]);
});

test('points by area are added up, and who told first does not come first', () => {
  const points: Outcome['points'] = [
    { area: 'miljo', right: 3, scored: 5 },
    { area: 'fordonskannedom', right: 8, scored: 10 },
  ];
  const failed = { ...outcome, isPassed: false, points };
  const rows = (all: (Outcome & Foretold)[]) => outcomesCsv(all);
  expect(rows([outcome, failed])).toContain(';nej;11;15');
  expect(rows([outcome, failed])).toBe(rows([failed, outcome]));
});
