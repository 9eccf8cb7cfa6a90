import { logProblem } from '../../lib/log';

const key = 'teoriklar.adminUnlocked';

/** The uid of the administrator for whom this tab of the browser is unlocked, or null. */
export function readUnlocked(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch (error) {
    logProblem('session storage cannot be read', error);
    return null;
  }
}

/** Keeps for as long as the tab is open who has unlocked the panel, or, with null, that nobody has. */
export function writeUnlocked(uid: string | null): void {
  try {
    if (uid === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, uid);
  } catch (error) {
    // the panel is unlocked all the same, until the page is loaded anew
    logProblem('session storage cannot be written', error);
  }
}
