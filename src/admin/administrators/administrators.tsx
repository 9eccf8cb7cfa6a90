import type { Administrator } from '../../data/admins/manage-admins';
import { adminsPageOptions } from '../../data/admins/queries';
import { roleTexts } from '../../domain/admin/duties';
import { EmptyState } from '../../ui/empty-state';
import { CellText, Table } from '../../ui/table';
import { useAdmin } from '../shared/admin-context';
import { formatDay } from '../shared/format-day';
import { PagedList } from '../shared/paged-list';
import { RowButton, RowButtons } from '../shared/row-button';
import { useDialog } from '../shared/use-dialog';
import { usePages } from '../shared/use-pages';
import { GrantForm } from './grant-form';
import { RevokeDialog } from './revoke-dialog';
import { RoleDialog } from './role-dialog';

/** Who is an administrator; roles are given, changed and taken here, never one's own. */
export function Administrators() {
  const admin = useAdmin();
  const pages = usePages(adminsPageOptions);
  const revocation = useDialog((administrator: Administrator, onClose) => (
    <RevokeDialog administrator={administrator} onClose={onClose} />
  ));
  const change = useDialog((administrator: Administrator, onClose) => (
    <RoleDialog administrator={administrator} onClose={onClose} />
  ));
  return (
    <section aria-labelledby="administrators" className="grid grid-cols-1 gap-4">
      <h3 id="administrators" className="text-lg">
        Administratörer
      </h3>
      <GrantForm onGranted={pages.goFirst} />
      <PagedList
        pages={pages}
        errorTitle="Kunde inte ladda administratörer."
        empty={
          <EmptyState title="Inga administratörer">
            <p>Ge någon rollen i formuläret ovanför.</p>
          </EmptyState>
        }
      >
        {(admins) => (
          <Table
            caption="Alla administratörer"
            rows={admins}
            keyOf={({ id }) => id}
            columns={[
              { heading: 'E-post', cell: ({ email }) => <CellText>{email}</CellText> },
              {
                heading: 'Roll',
                onPhone: 'corner',
                cell: ({ role }) => (role === null ? 'Okänd' : roleTexts[role].name),
              },
              {
                heading: 'Sedan',
                cell: ({ grantedAt }) => (
                  <span className="whitespace-nowrap">{formatDay(grantedAt)}</span>
                ),
              },
              {
                heading: 'Åtgärder',
                onPhone: 'end',
                cell: (other) =>
                  other.id === admin.uid ? (
                    <span className="text-muted-foreground">Du själv</span>
                  ) : (
                    <RowButtons>
                      <RowButton item={other} name={other.email} onPress={change.open}>
                        Byt roll
                      </RowButton>
                      <RowButton
                        item={other}
                        name={other.email}
                        isDestructive
                        onPress={revocation.open}
                      >
                        Ta bort
                      </RowButton>
                    </RowButtons>
                  ),
              },
            ]}
          />
        )}
      </PagedList>
      {change.dialog}
      {revocation.dialog}
    </section>
  );
}
