import { forgetExpired } from '../device-cache';
import { auth } from '../firebase/auth';
import { flushOutbox } from '../outbox/flush';
import './senders';

export { flushOutbox };

/**
 * Sends the user's waiting answers as soon as the sign-in service knows the user, when the network returns and when the page
 * is hidden. Returns what stops it.
 */
export function startSync(uid: string): () => void {
  const flush = () => void flushOutbox(uid);
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  void auth.authStateReady().then(flush);
  void forgetExpired();
  window.addEventListener('online', flush);
  document.addEventListener('visibilitychange', flushWhenHidden);
  return () => {
    window.removeEventListener('online', flush);
    document.removeEventListener('visibilitychange', flushWhenHidden);
  };
}
