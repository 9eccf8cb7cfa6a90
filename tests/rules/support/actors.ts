import { learners, type Learner } from '../access-cases';

/** Administrators whose role is named: that of an owner and those with a part of the panel, and one that no rule knows. */
export const roleActors = ['owner', 'editor', 'support', 'bookkeeper', 'unknown-role'] as const;
export type RoleActor = (typeof roleActors)[number];

/**
 * Who asks: nobody, a learner of the access table, or an administrator, who has no licence: one whose account is active,
 * one who has been deactivated, and one whose profile is gone. None of these has a role that is named, which makes them
 * owners: what the others may do is in the table of roles.
 */
export type Actor =
  'visitor' | Learner | 'admin' | 'deactivated-admin' | 'admin-without-profile' | RoleActor;

/** Those whom every table asks about. */
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
