import { expect, test, vi } from 'vitest';

import { belongingNames, belongings } from '../../src/data/account/belongings';
import { listCollections, patternOf } from './support/collections';

// the program's own would ask for the environment of a build
vi.mock('../../src/data/firebase/firestore', async () => {
  const { initializeApp } = await import('firebase/app');
  const { getFirestore } = await import('firebase/firestore/lite');
  return { firestore: getFirestore(initializeApp({ projectId: 'demo-belongings' })) };
});

/** Handed out and deleted by themselves: there is one for each account. */
const apart = ['profiles'];

test('every collection below a learner or with a userId is handed out and deleted with the account', () => {
  const personal = [...listCollections()]
    .filter(([path, rules]) => path.startsWith('users/') || rules.includes('userId'))
    .map(([path]) => path)
    .filter((path) => !apart.includes(path));
  const listed = belongingNames.map((name) => patternOf(belongings[name]('uid').path));
  expect(listed.sort()).toEqual(personal.sort());
});
