import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';

import { curveOptions } from '../../src/data/outcomes/curve';
import { listOutcomes, removeOutcome, saveOutcome } from '../../src/data/outcomes/repository';
import { sharedOutcomesOptions } from '../../src/data/outcomes/shared';
import { queryClient } from '../../src/data/query-client';
import type { Outcome } from '../../src/domain/outcome/outcome';
import { writeDocument } from './support/admin';
import { makeLearner, signInAs, signInAsAdmin } from './support/learners';
import { expectLogged } from '../setup/fail-on-console';

const outcome = (fields: Partial<Outcome> = {}): Outcome => ({
  examId: 'B',
  number: 0,
  testDay: 20_777,
  isPassed: false,
  points: [{ area: 'miljo', right: 3, scored: 5 }],
  total: null,
  chance: 0.71,
  modelVersion: 1,
  isShared: false,
  ...fields,
});

test('what a learner says of a test is stored once, can be changed, and is taken back', async () => {
  const { uid, ...learner } = await makeLearner();
  await signInAs({ uid, ...learner });
  await saveOutcome(uid, outcome());
  const passed = outcome({ isPassed: true, points: [], total: 58, isShared: true });
  await saveOutcome(uid, passed);
  const later = outcome({ number: 1, testDay: 20_790, chance: null });
  await saveOutcome(uid, later);
  expect(await listOutcomes(uid)).toEqual([later, passed]);
  await removeOutcome(uid, passed);
  expect(await listOutcomes(uid)).toEqual([later]);
});

test('everybody sees the curve of two hundred, and of one fewer nobody', async () => {
  const path = 'outcomeStatistics/curve';
  const tenth = { from: 0.8, count: 199, foretold: 0.85, happened: 0.8, low: 0.74, high: 0.85 };
  const curve = { tenths: JSON.stringify([tenth]), updatedAt: Timestamp.now() };
  const seen = () => queryClient.query({ ...curveOptions(), staleTime: 0 });
  expect(await seen()).toBeNull();
  await writeDocument(path, { ...curve, count: 199 });
  expect(await seen()).toBeNull();
  await writeDocument(path, { ...curve, count: 200 });
  expect(await seen()).toEqual({ tenths: [tenth], count: 200 });
});

test('an administrator has those that are shared, malformed ones left out, and nothing of whose they are', async () => {
  const { uid, ...learner } = await makeLearner();
  await signInAs({ uid, ...learner });
  const shared = outcome({ isShared: true, chance: 0.123 });
  await saveOutcome(uid, shared);
  await saveOutcome(uid, outcome({ number: 1, chance: 0.124 }));
  await writeDocument('outcomes/malformed', { isShared: true, testOn: 'i dag' });
  await signInAsAdmin();
  const found = await queryClient.query(sharedOutcomesOptions());
  expectLogged('outcomes/malformed is malformed and left out');
  expect(found).toContainEqual(shared);
  expect(found.filter(({ chance }) => chance === 0.124)).toEqual([]);
  expect(JSON.stringify(found)).not.toContain(uid);
});
