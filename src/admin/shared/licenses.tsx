import { useQuery } from '@tanstack/react-query';

import { userLicensesOptions } from '../../data/licenses/queries';
import { isValidLicense } from '../../domain/account/access';
import type { License } from '../../domain/account/license';
import type { UserEntry } from '../../domain/admin/user-entry';
import { productName } from '../../domain/purchase/order-names';
import { formatMoment } from '../../lib/format';
import { serverNow } from '../../lib/server-clock';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ListSkeleton, ListStates } from './list-states';
import { RowButton } from './row-button';
import { useDialog } from './use-dialog';
import { EndLicenseDialog } from './end-license-dialog';
import { LicenseDayDialog } from './license-day-dialog';

function LicenseRow({
  license,
  onMove,
  onEnd,
}: {
  license: License;
  onMove: (license: License) => void;
  onEnd: (license: License) => void;
}) {
  const isValid = isValidLicense(license, serverNow());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div>
        <p className="font-medium">
          {productName(license.productId)}{' '}
          {isValid ? <Badge tone="success">Aktiv</Badge> : <Badge>Avslutad</Badge>}
        </p>
        <p className="text-muted-foreground">
          {isValid ? 'Gäller' : 'Gällde'} till och med {formatMoment(license.expiresAt)}
        </p>
      </div>
      {isValid && (
        <div className="-mx-4 flex">
          <RowButton item={license} name={productName(license.productId)} onPress={onMove}>
            Ändra slutdatum
          </RowButton>
          <RowButton
            item={license}
            name={productName(license.productId)}
            isDestructive
            onPress={onEnd}
          >
            Avsluta
          </RowButton>
        </div>
      )}
    </li>
  );
}

/** What a user has access to and until when; full access is given and licences are ended here. */
export function Licenses({ user, onActivate }: { user: UserEntry; onActivate: () => void }) {
  const licenses = useQuery(userLicensesOptions(user.userId));
  const ending = useDialog((license: License, onClose) => (
    <EndLicenseDialog user={user} license={license} onClose={onClose} />
  ));
  const moving = useDialog((license: License, onClose) => (
    <LicenseDayDialog user={user} license={license} onClose={onClose} />
  ));
  return (
    <section aria-label="Licenser" className="grid gap-2 border-t border-border pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h4 className="font-semibold">Licenser</h4>
        <Button variant="outline" onClick={onActivate}>
          Aktivera full åtkomst
        </Button>
      </div>
      <ListStates
        source={licenses}
        errorTitle="Kunde inte ladda licenserna."
        skeleton={<ListSkeleton rows={1} />}
        empty={<p className="text-muted-foreground">Användaren har ingen licens.</p>}
      >
        {(items) => (
          <ul className="divide-y divide-border">
            {items.map((license) => (
              <LicenseRow
                key={license.productId}
                license={license}
                onMove={moving.open}
                onEnd={ending.open}
              />
            ))}
          </ul>
        )}
      </ListStates>
      {moving.dialog}
      {ending.dialog}
    </section>
  );
}
