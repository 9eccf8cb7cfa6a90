import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Bytes of a text that an index takes; what is longer is cut there, and nobody looks for it. */
const indexed = 1500;

const rules = readFileSync('firestore.rules', 'utf8');
const { fieldOverrides } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
  fieldOverrides: {
    collectionGroup: string;
    fieldPath: string;
    ttl?: boolean;
    indexes: unknown[];
  }[];
};

/** The long texts among what the rules let a learner write under users/{uid}, and every one as JSON, as `collection.field`. */
function longTexts(): string[] {
  const [others = '', ofLearner = ''] = rules.split('match /users/{uid} {');
  const blocks = [...others.split(/\n {4}match \//), ...ofLearner.split(/\n {6}match \//)];
  return blocks.flatMap((block) => {
    const collection = /^\w+/.exec(block)?.[0] ?? '';
    const sizes = [
      ...block.matchAll(/\w+\.(\w+)\.toUtf8\(\)\.size\(\) <= (\d+)/g),
      ...(ofLearner.includes(block) ? block.matchAll(/isText\(\w+\.(\w+), \d+, (\d+)\)/g) : []),
    ];
    return sizes.flatMap(([, field = '', most]) =>
      Number(most) > indexed ? [`${collection}.${field}`] : [],
    );
  });
}

test('no index is kept of the long texts that learners write, and of nothing else is it left out', () => {
  // what expires is for another test: tests/scripts/expiry.test.ts
  const ofLearners = fieldOverrides.filter(({ ttl }) => ttl !== true);
  const exempt = ofLearners.map((one) => `${one.collectionGroup}.${one.fieldPath}`);
  expect(exempt.sort()).toEqual(longTexts().sort());
  expect(longTexts()).toContain('exams.questions');
  expect(fieldOverrides.flatMap(({ indexes }) => indexes)).toEqual([]);
});
