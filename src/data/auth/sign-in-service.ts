import { logProblem } from '../../lib/log';

/** The sign-in service's code. A form can be typed in before it is there, so it comes beside it and not before. */
export const signInService = () => import('./repository');

/** Has it come before it is asked for: Google's popup opens in the press itself. */
export function fetchSignInService(): void {
  signInService().catch((error: unknown) => {
    logProblem('the sign-in service has to be asked for again', error);
  });
}
