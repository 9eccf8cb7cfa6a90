import { createContext, use } from 'react';

import type { AuthUser } from '../../data/auth/auth-user';

/** The administrator who has unlocked the panel. */
export const AdminContext = createContext<AuthUser | null>(null);

/** The administrator at work; his uid is the actor of what is logged. Only within the unlocked panel. */
export function useAdmin(): AuthUser {
  const admin = use(AdminContext);
  if (admin === null) throw new Error('The panel is not unlocked.');
  return admin;
}
