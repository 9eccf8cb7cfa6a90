import { describe, expect, test } from 'vitest';

import { examAttempt, examQuestion, markedQuestion } from '../../../tests/factories/exam';
import { practiceQuestion } from '../../../tests/factories/practice';
import { examAttemptSchema } from './attempt';
import { examResultSchema, markAttempt } from './exam-result';
import { markOfShown, reviewed, withShown } from './shown';

const drawn = practiceQuestion('q1', { imageUrl: 'https://bilder.test/q1.png' });

/** The question as a test that was handed in has it: what was shown goes with it, on the device and in the result. */
function markedOf(question = drawn) {
  const questions = withShown([examQuestion(question.id)], new Map([[question.id, question]]));
  const attempt = examAttempt({ questions, handedIn: { at: 1, by: 'learner' } });
  const result = markAttempt(examAttemptSchema.parse(JSON.parse(JSON.stringify(attempt))));
  const [marked] = examResultSchema.parse(result).questions;
  if (marked === undefined) throw new Error('the test has no question');
  return marked;
}

const options = [
  { key: 'a', text: 'q1 rätt' },
  { key: 'b', text: 'q1 fel' },
  { key: 'c', text: 'q1 också fel' },
];

describe('a question of a finished test', () => {
  test('that has stayed as it was is unchanged', () => {
    expect(reviewed(markedOf(), drawn)).toEqual({
      text: 'Fråga q1?',
      options,
      isSamePicture: true,
      isUnchanged: true,
    });
  });

  test.each([
    ['asks something else', { text: 'Något annat?' }, true],
    [
      'has its options in another order',
      { options: { a: 'q1 fel', b: 'q1 rätt', c: 'q1 också fel' } },
      true,
    ],
    ['has one option more', { options: { ...drawn.options, d: 'q1 nytt' } }, true],
    ['has another right answer', { answer: 'b' }, true],
    ['has another picture', { imageUrl: 'https://bilder.test/q2.png' }, false],
    ['has no picture any more', { imageUrl: undefined }, false],
  ] as const)('that %s is shown as it was', (_what, change, isSamePicture) => {
    expect(reviewed(markedOf(), { ...drawn, ...change })).toEqual({
      text: 'Fråga q1?',
      options,
      isSamePicture,
      isUnchanged: false,
    });
  });

  test('that is gone is shown as it was', () => {
    expect(reviewed(markedOf(), undefined)).toMatchObject({ options, isUnchanged: false });
  });

  test('that has four options has all of them', () => {
    const four = practiceQuestion('q1', { options: { ...drawn.options, d: 'q1 nytt' } });
    const shown = reviewed(markedOf(four), drawn);
    expect(shown?.options.at(-1)).toEqual({ key: 'd', text: 'q1 nytt' });
  });
});

test('a question of which a mark was kept is shown as it is now, unless it is another', () => {
  const { shown, ...rest } = markedOf();
  const marked = { ...rest, shownMark: shown && markOfShown(shown) };
  expect(reviewed(marked, drawn)).toMatchObject({ options, isUnchanged: true });
  expect(reviewed(marked, { ...drawn, text: 'Något annat?' })).toBeNull();
  expect(reviewed(marked, undefined)).toBeNull();
});

describe('a question of which nothing was kept', () => {
  test('is shown as it is now, while the same option is right', () => {
    expect(reviewed(markedQuestion('q1'), drawn)).toMatchObject({ options, isUnchanged: true });
  });

  test('is not shown under a key that is no longer its own, nor where it is gone', () => {
    expect(reviewed(markedQuestion('q1'), { ...drawn, answer: 'b' })).toBeNull();
    expect(reviewed(markedQuestion('q1'), undefined)).toBeNull();
  });

  test('is what is drawn of a bank that does not have it', () => {
    expect(withShown([examQuestion('q1')], new Map())).toEqual([examQuestion('q1')]);
  });
});
