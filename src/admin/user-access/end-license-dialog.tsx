import { useQueryClient } from '@tanstack/react-query';

import { endUserLicense } from '../../data/licenses/manage-licenses';
import { userLicensesKey } from '../../data/licenses/queries';
import type { License } from '../../domain/account/license';
import { userName, type UserEntry } from '../../domain/admin/user-entry';
import { productName } from '../../domain/purchase/order-names';
import { measureServerTime } from '../../lib/server-clock';
import { useAdmin } from '../shared/admin-context';
import { ConfirmDialog } from '../shared/confirm-dialog';
import { useChange } from '../shared/use-change';

/** Ends a licence before its time, after asking. */
export function EndLicenseDialog({
  user,
  license,
  onClose,
}: {
  user: UserEntry;
  license: License;
  onClose: () => void;
}) {
  const admin = useAdmin();
  const client = useQueryClient();
  const name = productName(license.productId);
  const end = useChange({
    failed: 'Kunde inte avsluta licensen.',
    run: async (_nothing, id) =>
      endUserLicense(license, await measureServerTime(), { actor: admin.uid, id }),
    done: async () => {
      await client.invalidateQueries({ queryKey: userLicensesKey(user.userId) });
      void client.invalidateQueries({ queryKey: ['admin', 'statistics', 'activeLicenses'] });
      onClose();
      return `Licensen har avslutats för ${userName(user)}.`;
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Avsluta ${name}`}
      question={`Är du säker på att du vill avsluta denna licens? ${userName(user)} förlorar åtkomsten genast.`}
      confirmLabel="Avsluta licens"
      isBusy={end.isBusy}
      problem={end.problem}
      onConfirm={end.run}
      onClose={onClose}
    />
  );
}
