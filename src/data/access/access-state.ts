import type { Access } from '../../domain/account/access';
import type { AuthUser } from '../auth/auth-user';

/** What stands between a person and a part of the service. */
export type AccessState =
  | { kind: 'loading'; user?: AuthUser }
  | { kind: 'signedOut' }
  | { kind: 'failed'; user?: AuthUser; retry: () => void; isRetrying: boolean }
  /** Shut by what this device remembers, while it is being asked anew. */
  | { kind: 'checking'; user: AuthUser; access: Access }
  | { kind: 'shut'; user: AuthUser; access: Access }
  | { kind: 'open'; user: AuthUser; access: Access };
