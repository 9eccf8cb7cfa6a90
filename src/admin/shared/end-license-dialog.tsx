import { endLicenseOptions } from '../../data/licenses/queries';
import type { License } from '../../domain/account/license';
import { userName, type UserEntry } from '../../domain/admin/user-entry';
import { productName } from '../../domain/purchase/order-names';
import { ConfirmDialog } from './confirm-dialog';
import { useChange } from './use-change';

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
  const name = productName(license.productId);
  const end = useChange(endLicenseOptions(license), {
    failed: 'Kunde inte avsluta licensen.',
    done: () => {
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
