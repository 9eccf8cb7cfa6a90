import { writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { database } from './support/admin';
import { liveThroughMonth } from './support/learner-month';
import { giveLicense, makeLearner, signInAs } from './support/learners';
import { countLookUps, countUsage, sumUsage, total, type Usage } from './support/usage';

/** Learners that live through the month, and where npm run cost wants to read what it took. */
const { COST_LEARNERS: learners = '1', COST_FILE: file } = process.env;

/** Bytes of everything that is stored below the learner's own document, as JSON. */
async function storedBytes(uid: string): Promise<number> {
  const collections = await database.doc(`users/${uid}`).listCollections();
  const found = await Promise.all(collections.map((collection) => collection.get()));
  const documents = found.flatMap(({ docs }) => docs.map((document) => document.data()));
  return JSON.stringify(documents).length;
}

test(
  "a learner's month on two devices stays within what is budgeted for it",
  { timeout: 300_000 * Number(learners) },
  async () => {
    const usages: Usage[] = [];
    let stored = 0;
    const before = await countLookUps();
    for (let number = 0; number < Number(learners); number++) {
      const learner = await makeLearner();
      await giveLicense(learner);
      await signInAs(learner);
      usages.push(await countUsage(() => liveThroughMonth(learner.uid, number)));
      stored += (await storedBytes(learner.uid)) / Number(learners);
    }
    const lookUps = (await countLookUps()) - before;
    usages.push({ reads: { 'looked up by the rules': lookUps }, writes: {}, bytes: 0 });
    const usage = sumUsage(usages, Number(learners));
    console.info(
      `a learner's month: ${String(total(usage.reads))} documents read, ${String(total(usage.writes))} written`,
    );
    if (file !== undefined) writeFileSync(file, JSON.stringify({ ...usage, stored }));
    expect(total(usage.reads)).toBeLessThanOrEqual(1500);
    expect(total(usage.writes)).toBeLessThanOrEqual(120);
    // each write asks whether the learner is active
    expect(lookUps).toBeGreaterThanOrEqual(total(usage.writes));
    // 20 sittings and 6 tests have been stored
    expect(usage.writes['users/…/exams']).toBe(6);
    expect(usage.writes['users/…/learning']).toBeGreaterThanOrEqual(26);
  },
);
