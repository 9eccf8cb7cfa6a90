/** A made-up person of the emulators' seed. */
export interface DemoAccount {
  role: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Signed in without access, with full access, and as administrator. They exist in the emulators only. */
export const demoAccounts = {
  learner: {
    role: 'Learner',
    firstName: 'Alva',
    lastName: 'Lind',
    email: 'elev@teoriklar.test',
    password: 'elev-2026',
  },
  licensedLearner: {
    role: 'Learner with a licence',
    firstName: 'Nils',
    lastName: 'Berg',
    email: 'elev.full@teoriklar.test',
    password: 'elev-2026',
  },
  admin: {
    role: 'Administrator',
    firstName: 'Maja',
    lastName: 'Ek',
    email: 'admin@teoriklar.test',
    password: 'admin-2026',
  },
} as const satisfies Record<string, DemoAccount>;
