import { learners, type Learner } from '../access-cases';

/**
 * Who asks: nobody, a learner of the access table, or an administrator, who has no licence: one whose account is active,
 * one who has been deactivated, and one whose profile is gone.
 */
export type Actor = 'visitor' | Learner | 'admin' | 'deactivated-admin' | 'admin-without-profile';

export const actors: readonly Actor[] = [
  'visitor',
  ...learners,
  'admin',
  'deactivated-admin',
  'admin-without-profile',
];

/** Stands in a request's data for the user id of whoever asks, so that changing the actor changes nothing else. */
export const askersId = Symbol('user id of the one who asks');

/** Stands for it in a request's path. */
export const askersIdInPath = '{asker}';

/** The path with the asker's id in place of what stands for it. */
export function resolvePath(by: Actor, path: string): string {
  return path.replace(askersIdInPath, by);
}

/** Stands in a request's data for the e-mail address in the token of whoever asks. */
export const askersEmail = Symbol('e-mail of the one who asks');
