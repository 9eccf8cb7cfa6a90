import type { Access } from '../../domain/account/access';
import type { AuthUser } from '../auth/auth-user';

/** What stands between a person and a part of the service. */
export type AccessState =
  | { kind: 'loading' }
  | { kind: 'signedOut' }
  | { kind: 'failed'; retry: () => void; isRetrying: boolean }
  /** clockOffset: milliseconds that the server's clock is ahead of the device's. */
  | { kind: 'shut'; user: AuthUser; access: Access; clockOffset: number }
  | { kind: 'open'; user: AuthUser; access: Access; clockOffset: number };
