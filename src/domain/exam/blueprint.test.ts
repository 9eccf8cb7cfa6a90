import { describe, expect, test } from 'vitest';

import { licenceTypes } from '../licence-type';
import { limits } from '../limits';
import { blueprints, type Certainty } from './blueprint';
import { examIds } from './exam-id';

const all = examIds.map((id) => blueprints[id]);

/** Every figure of every test, named such as 'B.passMark'. */
const figures = all.flatMap(({ id, scored, trial, passMark, minutes, extendedMinutes, areas }) =>
  Object.entries({ scored, trial, passMark, minutes, extendedMinutes, areas }).flatMap(
    ([key, figure]) => (figure === null ? [] : [{ name: `${id}.${key}`, ...figure }]),
  ),
);

const namesOf = (certainty: Certainty) =>
  figures.filter((figure) => figure.certainty === certainty).map(({ name }) => name);

describe('the figures', () => {
  test('have no more areas than a plan can have points of', () => {
    const most = Math.max(...all.map(({ areas }) => areas.value.length));
    expect(most).toBe(limits.planPoints);
  });

  test.each([
    { id: 'B', questions: 70, scored: 65, trial: 5, pass: 52, minutes: 50, extended: 75 },
    { id: 'MC', questions: 70, scored: 65, trial: 5, pass: 52, minutes: 50, extended: 75 },
    { id: 'LASTBIL', questions: 60, scored: 55, trial: 5, pass: 44, minutes: 40, extended: 60 },
    { id: 'TAXI_1', questions: 70, scored: 65, trial: 5, pass: 48, minutes: 50, extended: 75 },
    { id: 'TAXI_2', questions: 50, scored: 46, trial: 4, pass: 34, minutes: 50, extended: 75 },
    { id: 'TAXI_AKERI_1', questions: 20, scored: 20, trial: 0, pass: 14, minutes: 45 },
    { id: 'TAXI_AKERI_2', questions: 20, scored: 20, trial: 0, pass: 14, minutes: 45 },
    { id: 'TAXI_AKERI_3', questions: 20, scored: 20, trial: 0, pass: 14, minutes: 45 },
  ] as const)('of $id are those that were found', ({ id, questions, ...found }) => {
    const { scored, trial, passMark, minutes, extendedMinutes } = blueprints[id];
    expect({
      scored: scored.value,
      trial: trial.value,
      pass: passMark.value,
      minutes: minutes.value,
      ...(extendedMinutes && { extended: extendedMinutes.value }),
    }).toEqual(found);
    expect(scored.value + trial.value).toBe(questions);
  });

  test('are called estimates exactly where none was found, or only one old account', () => {
    expect(namesOf('estimate')).toEqual([
      'B.areas',
      'MC.areas',
      'LASTBIL.areas',
      'TAXI_1.extendedMinutes',
      'TAXI_2.extendedMinutes',
      'TAXI_AKERI_1.trial',
      'TAXI_AKERI_1.passMark',
      'TAXI_AKERI_2.trial',
      'TAXI_AKERI_2.passMark',
      'TAXI_AKERI_3.trial',
      'TAXI_AKERI_3.passMark',
    ]);
  });

  test("are the authority's own but for those of schools", () => {
    expect(namesOf('secondary')).toEqual([
      'MC.scored',
      'MC.trial',
      'MC.passMark',
      'TAXI_2.passMark',
      'TAXI_2.minutes',
    ]);
  });

  test('all say where they come from', () => {
    expect(figures.filter(({ source }) => source.trim() === '')).toEqual([]);
  });
});

describe('every test', () => {
  test('is there, under its own id, for every licence', () => {
    expect(all.map(({ id }) => id)).toEqual(examIds);
    expect(new Set(all.map(({ licenceType }) => licenceType))).toEqual(new Set(licenceTypes));
  });

  test.each(all)('$id can be passed and fits into a stored result', (blueprint) => {
    expect(blueprint.passMark.value).toBeGreaterThan(0);
    expect(blueprint.passMark.value).toBeLessThanOrEqual(blueprint.scored.value);
    const questions = blueprint.scored.value + blueprint.trial.value;
    expect(questions).toBeLessThanOrEqual(limits.examQuestions);
  });

  test.each(all.filter(({ extendedMinutes }) => extendedMinutes !== null))(
    '$id takes half as long again with extended time',
    ({ minutes, extendedMinutes }) => {
      expect(extendedMinutes?.value).toBe(minutes.value * 1.5);
    },
  );

  test.each(all)('$id names each of its areas once, with a share', ({ areas }) => {
    const named = areas.value.map(({ area }) => area);
    expect(new Set(named).size).toBe(named.length);
    expect(areas.value.filter(({ weight }) => weight <= 0)).toEqual([]);
  });

  test.each(['B', 'LASTBIL'] as const)('%s has one weight for each counted question', (id) => {
    const { areas, scored } = blueprints[id];
    expect(areas.value.reduce((sum, { weight }) => sum + weight, 0)).toBe(scored.value);
  });
});
