import type { Variation } from './pairs';
import { inMinutes } from './time';
import type { Given } from './given';

/** A text of at most so many bytes in UTF-8, an even number of them. */
export function longText(mostBytes: number) {
  // a letter of two bytes: what counts is bytes, not letters
  const atLimit = 'å'.repeat(mostBytes / 2);
  return {
    takes: { 'no text': '', 'as long as may be': atLimit },
    refuses: {
      'a byte too long': `${atLimit}x`,
      '900 kB': 'x'.repeat(900_000),
      'a map': { miljo: 'x' },
      'a list': ['x'],
      'a number': 7,
      'a time': inMinutes(-5),
      null: null,
    },
    optional: false,
  };
}

/** The same request of the learner `full` while he is blocked, and while he has no profile, as after deleting the account. */
export const onlyActive: readonly Variation<{ readonly given: Given }>[] = [
  {
    name: 'while blocked',
    outcome: 'deny',
    change: { given: { 'profiles/full': { userStatus: 'inactive' } } },
  },
  { name: 'without a profile', outcome: 'deny', change: { given: { 'profiles/full': null } } },
];
