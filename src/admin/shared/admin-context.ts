import { createContext, use } from 'react';

import type { AuthUser } from '../../data/auth/auth-user';
import { hasDuty, type Duty } from '../../domain/admin/duties';
import type { AdminRole } from '../../domain/admin/role';

/** An administrator: who it is, and what he may do. */
export interface Admin extends AuthUser {
  role: AdminRole;
}

/** The administrator who has unlocked the panel. */
export const AdminContext = createContext<Admin | null>(null);

/** The administrator at work; his uid is the actor of what is logged. Only within the unlocked panel. */
export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (admin === null) throw new Error('The panel is not unlocked.');
  return admin;
}

/** Returns true iff the role of the administrator at work is for this part of it. Only within the unlocked panel. */
export function useDuty(duty: Duty): boolean {
  return hasDuty(useAdmin().role, duty);
}
