import { useState } from 'react';

import type { Administrator } from '../../data/admins/manage-admins';
import { changeRoleOptions } from '../../data/admins/queries';
import { roleTexts } from '../../domain/admin/duties';
import { adminRoles } from '../../domain/admin/role';
import { FormDialog } from '../shared/form-dialog';
import { useChange } from '../shared/use-change';
import { RoleField } from './role-field';

const failed = 'Kunde inte byta rollen.';

/** Gives another administrator another role. */
export function RoleDialog({
  administrator: { id, email, role: held },
  onClose,
}: {
  administrator: Administrator;
  onClose: () => void;
}) {
  const [role, setRole] = useState(held ?? adminRoles[1]);
  const change = useChange(changeRoleOptions(id), {
    failed,
    done: () => {
      onClose();
      return `${email} har nu rollen ${roleTexts[role].name}.`;
    },
  });
  return (
    <FormDialog
      title="Byt roll"
      description={`Rollen säger vad ${email} får göra i panelen. Bytet gäller genast.`}
      saveLabel="Byt roll"
      isBusy={change.isBusy}
      failed={failed}
      reason={change.reason}
      onSubmit={() => {
        if (role === held) onClose();
        else change.run(role);
      }}
      onClose={onClose}
    >
      <RoleField role={role} onChange={setRole} />
    </FormDialog>
  );
}
