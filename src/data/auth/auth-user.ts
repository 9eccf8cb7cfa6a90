import type { User } from 'firebase/auth';

/** The signed-in account, as the sign-in service knows it. */
export interface AuthUser {
  uid: string;
  email: string;
  displayName: string;
  isEmailVerified: boolean;
  /** True where the account has a password, false where only a provider such as Google signs it in. */
  hasPassword: boolean;
}

/** What of the sign-in service's user the program knows; it keeps users on the device under the same names. */
export type ServiceUser = Pick<
  User,
  'uid' | 'email' | 'displayName' | 'emailVerified' | 'providerData'
>;

/** The sign-in service's user as the program knows it. */
export function toAuthUser(user: ServiceUser): AuthUser {
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    isEmailVerified: user.emailVerified,
    hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
  };
}
