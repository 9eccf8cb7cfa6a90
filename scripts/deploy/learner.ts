/** An account made to try a release with, with a licence: somebody whom the books know as a test. */
export interface SyntheticLearner {
  readonly email: string;
  readonly password: string;
}

/** The account that the environment names, or null. */
export function syntheticLearner(env: NodeJS.ProcessEnv = process.env): SyntheticLearner | null {
  const { SMOKE_EMAIL: email = '', SMOKE_PASSWORD: password = '' } = env;
  return email === '' || password === '' ? null : { email, password };
}
