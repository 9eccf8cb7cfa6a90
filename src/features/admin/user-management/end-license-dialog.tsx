import { useMutation, useQueryClient } from '@tanstack/react-query';

import { endUserLicense } from '../../../data/licenses/manage-licenses';
import { userLicensesKey } from '../../../data/licenses/queries';
import type { License } from '../../../domain/account/license';
import { userName, type UserEntry } from '../../../domain/admin/user-entry';
import { productName } from '../../../domain/purchase/order-names';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { useAdmin } from '../admin-context';
import { ConfirmDialog } from '../confirm-dialog';
import { problemText } from '../messages';
import { serverTime } from '../server-time';

const failed = 'Kunde inte avsluta licensen.';

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
  const end = useMutation({
    mutationFn: async () => endUserLicense(license, await serverTime(), admin.uid),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: userLicensesKey(user.userId) });
      void client.invalidateQueries({ queryKey: ['admin', 'statistics', 'activeLicenses'] });
      notifySuccess('Framgång', `Licensen har avslutats för ${userName(user)}.`);
      onClose();
    },
    onError: () => {
      notifyError('Fel', failed);
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Avsluta ${name}`}
      question={`Är du säker på att du vill avsluta denna licens? ${userName(user)} förlorar åtkomsten genast.`}
      confirmLabel="Avsluta licens"
      isBusy={end.isPending}
      problem={end.isError ? `${failed} ${problemText(end.error)}` : undefined}
      onConfirm={() => {
        end.mutate();
      }}
      onClose={onClose}
    />
  );
}
