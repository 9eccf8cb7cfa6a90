import type { UserEntry } from '../../domain/admin/user-entry';
import { Badge } from '../../ui/badge';

/** Whether a user is active; anything but 'active' is not (specification, section 3). */
export function UserStatusBadge({ userStatus }: Pick<UserEntry, 'userStatus'>) {
  return userStatus === 'active' ? (
    <Badge tone="success">Aktiv</Badge>
  ) : (
    <Badge tone="destructive">Inaktiv</Badge>
  );
}
