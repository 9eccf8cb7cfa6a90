import { useState } from 'react';

import { grantAdminOptions } from '../../data/admins/queries';
import { isDataError } from '../../data/errors';
import { roleTexts } from '../../domain/admin/duties';
import type { AdminRole } from '../../domain/admin/role';
import { userName, type UserEntry } from '../../domain/admin/user-entry';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { DialogButtons } from '../../ui/dialog-buttons';
import { FormProblem } from '../../ui/form-problem';
import { formatDay } from '../shared/format-day';
import { problemText } from '../shared/messages';
import { useChange } from '../shared/use-change';
import { RoleField } from './role-field';

const failed = 'Kunde inte ge rollen.';

function reasonOf(error: unknown): string {
  return isDataError(error, 'conflict') ? 'Användaren är redan administratör.' : problemText(error);
}

/** Makes a user an administrator with a role, after showing who it is: anybody may have registered with an address. */
export function GrantDialog({
  user,
  onGranted,
  onClose,
}: {
  user: UserEntry;
  onGranted: () => void;
  onClose: () => void;
}) {
  const [role, setRole] = useState<AdminRole>('editor');
  const roleName = roleTexts[role].name;
  const grant = useChange(grantAdminOptions(user), {
    failed,
    reasonOf,
    done: () => {
      onGranted();
      return `${userName(user)} har nu rollen ${roleName}.`;
    },
  });
  const close = () => {
    if (!grant.isBusy) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title="Ge en roll i panelen"
      description={`Välj vad ${userName(user)} (${user.email}) får göra i panelen.`}
    >
      <Alert tone="warning">
        Fråga personen själv först: vem som helst kan ha registrerat sig med adressen.
        {user.createdAt !== null && ` Kontot skapades ${formatDay(user.createdAt)}.`}
      </Alert>
      <RoleField role={role} onChange={setRole} />
      {grant.reason !== undefined && <FormProblem title={failed}>{grant.reason}</FormProblem>}
      <DialogButtons isBusy={grant.isBusy} onBack={close}>
        <Button
          isBusy={grant.isBusy}
          onClick={() => {
            grant.run(role);
          }}
        >
          Ge rollen {roleName}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
