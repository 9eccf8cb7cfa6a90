import { expect, test } from 'vitest';

import { shardOf, shards } from '../../src/data/shard';
import { readLearner, toStoredLearner } from '../../src/data/learning/stored-learner';
import { countDue } from '../../src/domain/learning/daily-review';
import { ruleBy } from '../../src/domain/learning/siblings';
import { foldAnswers } from '../../src/domain/learning/fold-answers';
import { emptyLearner, joinLearners } from '../../src/domain/learning/learner';
import type { AnswerEvent } from '../../src/domain/progress/answer-event';
import { seededRandom } from '../../src/domain/random';

const answers = 40_000;
const questions = 1000;
const categories = 40;
const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

/** A year of heavy use: forty thousand answers to a thousand questions, in every category on most days. */
function heavyYear(): AnswerEvent[] {
  const random = seededRandom(7);
  return Array.from({ length: answers }, (_, index): AnswerEvent => {
    const question = Math.floor(random() * questions);
    const at = start + Math.floor((index / answers) * 365) * day + (index % 50_000) * 1000;
    return {
      id: `session-${String(Math.floor(index / 20))}:q${String(question)}-${String(index)}`,
      questionId: `fraga-${String(question).padStart(20, '0')}`,
      categoryId: `kategori-${String(question % categories)}`,
      option: random() < 0.8 ? 'a' : 'b',
      isRight: random() < 0.8,
      at,
      confidence: random() < 0.7 ? 'sure' : 'guessed',
      seconds: Math.floor(random() * 60),
    };
  });
}

/** What a learner has done, in the parts in which it is stored. */
function storedParts(events: readonly AnswerEvent[]): string[] {
  return shards.map((shard) => {
    const own = events.filter(({ categoryId }) => shardOf(categoryId) === shard);
    return JSON.stringify(toStoredLearner(foldAnswers(emptyLearner, own)));
  });
}

test('a year of heavy use fits its documents, and is read in a moment', () => {
  const parts = storedParts(heavyYear());
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(0.7 * 1024 * 1024);
  const stored = parts
    .map((part) => readLearner('users/x/learning/0', JSON.parse(part)))
    .reduce(joinLearners, emptyLearner);
  // nothing of it had to be left out
  expect(stored).toEqual(foldAnswers(emptyLearner, heavyYear()));

  const categoryIds = new Set(
    Array.from({ length: categories }, (_, index) => `kategori-${String(index)}`),
  );
  // a session whose answers wait on the device
  const waiting = heavyYear()
    .slice(-20)
    .map((answer) => ({ ...answer, id: `waiting-${answer.id}`, at: answer.at + day }));
  const times: number[] = [];
  const foldTimes: number[] = [];
  let due = 0;
  for (let run = 0; run < 9; run++) {
    const begun = performance.now();
    const read = parts
      .map((part) => readLearner('users/x/learning/0', JSON.parse(part)))
      .reduce(joinLearners, emptyLearner);
    const foldBegun = performance.now();
    const learner = foldAnswers(read, waiting);
    foldTimes.push(performance.now() - foldBegun);
    due = countDue(learner, categoryIds, start + 366 * day, ruleBy([])).due;
    times.push(performance.now() - begun);
  }
  const medianOf = (all: number[]) => all.sort((one, other) => one - other)[4] ?? 0;
  console.info(
    `a year of ${String(answers)} answers: ${parts.map((part) => (Buffer.byteLength(part) / 1024).toFixed(0)).join(', ')} KiB, read and folded in ${medianOf(times).toFixed(0)} ms (bar: 50 ms), of which the fold of ${String(waiting.length)} waiting answers ${medianOf(foldTimes).toFixed(1)} ms`,
  );
  expect(due).toBeGreaterThan(0);
});
