/** The signed-in account, as the sign-in service knows it. */
export interface AuthUser {
  uid: string;
  email: string;
  displayName: string;
  isEmailVerified: boolean;
  /** True where the account has a password, false where only a provider such as Google signs it in. */
  hasPassword: boolean;
}
