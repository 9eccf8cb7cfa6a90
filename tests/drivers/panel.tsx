import type { ReactNode } from 'react';

import { AdminContext } from '../../src/admin/shared/admin-context';
import { ada } from '../factories/purchase';
import { showAt } from './page';

/** Puts a part of the unlocked panel on screen, as the router has it at an address, with Ada at work. */
export function showInPanel(at: string, page: ReactNode, options?: { path: string }) {
  return showAt(at, <AdminContext value={ada}>{page}</AdminContext>, options);
}
