import type { Access } from '../../domain/account/access';
import type { AuthUser } from '../auth/auth-user';

/**
 * What stands between a person and a part of the service. `clockOffset` is how many milliseconds the server's clock is
 * ahead of the device's.
 */
export type AccessState =
  | { kind: 'loading' }
  | { kind: 'signedOut' }
  | { kind: 'failed'; retry: () => void; isRetrying: boolean }
  /** Shut by what this device remembers, while it is being asked anew. */
  | { kind: 'checking'; user: AuthUser; access: Access; clockOffset: number }
  | { kind: 'shut'; user: AuthUser; access: Access; clockOffset: number }
  | { kind: 'open'; user: AuthUser; access: Access; clockOffset: number };
