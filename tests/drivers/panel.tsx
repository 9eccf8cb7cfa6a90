import type { ReactNode } from 'react';

import { AdminContext } from '../../src/admin/shared/admin-context';
import type { AdminRole } from '../../src/domain/admin/role';
import { ada } from '../factories/purchase';
import { showAt } from './page';

/** Puts a part of the unlocked panel on screen, as the router has it at an address, with Ada at work. */
export function showInPanel(
  at: string,
  page: ReactNode,
  { role = 'owner', ...options }: { path?: string; role?: AdminRole } = {},
) {
  return showAt(at, <AdminContext value={{ ...ada, role }}>{page}</AdminContext>, options);
}
