import { userName, type UserEntry } from '../../../domain/admin/user-entry';
import { ConfirmDialog } from '../confirm-dialog';
import { problemText } from '../messages';
import { statusFailed, useStatusChange } from './use-status-change';

/** Shuts a user out of what the user has paid for, after asking. */
export function DeactivateDialog({ user, onClose }: { user: UserEntry; onClose: () => void }) {
  const change = useStatusChange(user);
  return (
    <ConfirmDialog
      isOpen
      title={`Inaktivera ${userName(user)}`}
      question="Är du säker på att du vill inaktivera denna användare? Användaren kan logga in men inte öva eller göra prov."
      confirmLabel="Inaktivera"
      isBusy={change.isPending}
      problem={change.isError ? `${statusFailed} ${problemText(change.error)}` : undefined}
      onConfirm={() => {
        change.mutate(false, { onSuccess: onClose });
      }}
      onClose={onClose}
    />
  );
}
