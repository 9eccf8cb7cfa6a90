import { userName, type UserEntry } from '../../domain/admin/user-entry';
import { useAdmin } from '../shared/admin-context';
import { RowButton } from '../shared/row-button';
import { useDialog } from '../shared/use-dialog';
import { DeactivateDialog } from './deactivate-dialog';
import { useStatusChange } from './use-status-change';

/** Shuts a user out, after asking, or lets the user in again. */
export function StatusButton({ user, className }: { user: UserEntry; className?: string }) {
  const admin = useAdmin();
  const change = useStatusChange(user);
  const shuttingOut = useDialog((shutOut: UserEntry, onClose) => (
    <DeactivateDialog user={shutOut} onClose={onClose} />
  ));
  if (user.userId === admin.uid) return <span className="text-muted-foreground">Du själv</span>;
  const isActive = user.userStatus === 'active';
  return (
    <>
      <RowButton
        item={user}
        name={userName(user)}
        className={className}
        isDestructive={isActive}
        isBusy={change.isBusy}
        onPress={(pressed) => {
          if (isActive) shuttingOut.open(pressed);
          else change.run(true);
        }}
      >
        {isActive ? 'Spärra' : 'Häv spärren'}
      </RowButton>
      {shuttingOut.dialog}
    </>
  );
}
