import { queryOptions } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';

import { focusedText } from '../../../tests/drivers/focus';
import { showInPanel } from '../../../tests/drivers/panel';
import { DataError } from '../../data/errors';
import type { UserEntry } from '../../domain/admin/user-entry';
import { GrantDialog } from '../administrators/grant-dialog';
import ExportDialog from '../question-import/export-dialog';
import { ActivateDialog } from '../shared/activate-dialog';

const refuse = vi.hoisted(() => vi.fn<() => Promise<never>>());
vi.mock('../../ui/notify', () => ({ notifyError: vi.fn(), notifySuccess: vi.fn() }));
vi.mock('../../data/admins/repository', () => ({ getRole: vi.fn() }));
vi.mock('../../data/admins/manage-admins', () => ({
  grantAdmin: refuse,
  revokeAdmin: vi.fn(),
  listAdmins: vi.fn(),
}));
vi.mock('../../data/licenses/manage-licenses', () => ({
  giveFullAccess: refuse,
  endUserLicense: vi.fn(),
  listLicenses: vi.fn(),
  previewFullAccess: () => Promise.resolve(new Date(2027, 2, 1)),
}));
vi.mock('../../data/question-import/export-questions', () => ({ readForExport: refuse }));
vi.mock('../../data/question-import/queries', () => ({
  countForExportOptions: () => queryOptions({ queryKey: ['count'], queryFn: () => 2 }),
}));
vi.mock('../../lib/server-clock', () => ({ measureServerTime: () => Promise.resolve(new Date()) }));

const user: UserEntry = {
  userId: 'bo',
  fullName: 'Bo Ek',
  email: 'bo@example.se',
  userStatus: 'active',
  acceptMarketing: false,
  freeMinutes: 0,
  freeMinutesStartedAt: null,
  createdAt: null,
};

interface FailingDialog {
  name: string;
  dialog: ReactElement;
  button: string;
  problem: RegExp;
}

const dialogs: FailingDialog[] = [
  {
    name: 'giving access',
    dialog: <ActivateDialog user={user} onClose={vi.fn()} />,
    button: 'Aktivera',
    problem: /^Kunde inte aktivera full åtkomst\./,
  },
  {
    name: 'giving the role of administrator',
    dialog: <GrantDialog user={user} onGranted={vi.fn()} onClose={vi.fn()} />,
    button: 'Ge rollen Redaktör',
    problem: /^Kunde inte ge rollen\./,
  },
  {
    name: 'exporting questions',
    dialog: <ExportDialog kind="practice" filter={{}} onClose={vi.fn()} />,
    button: 'Hämta fil',
    problem: /^Kunde inte exportera frågorna\./,
  },
];

test.each(dialogs)(
  'why $name failed takes focus, right before the buttons',
  async ({ dialog, button, problem }) => {
    refuse.mockRejectedValue(new DataError('network', 'no network'));
    showInPanel('/admin', dialog);
    const press = await screen.findByRole<HTMLButtonElement>('button', { name: button });
    await waitFor(() => {
      expect(press.disabled).toBe(false);
    });
    await userEvent.click(press);
    await waitFor(() => {
      expect(focusedText()).toMatch(problem);
    });
    expect(document.activeElement?.nextElementSibling?.contains(press)).toBe(true);
  },
);
