import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';

import { authOptions } from '../../data/auth/queries';
import { paymentSettingsOptions } from '../../data/payment-settings/queries';
import { AccessNotices } from './access-notices';

/** A line across the page under the menu. */
export function StatusBar({ children }: { children: ReactNode }) {
  return (
    <div className="border-b border-border bg-warning-soft text-warning-ink print:hidden">
      <div className="mx-auto flex max-w-6xl items-center gap-3 px-4 py-2 text-sm font-medium sm:px-6">
        {children}
      </div>
    </div>
  );
}

/** What every page tells: that the service is in test mode, that free minutes run, that a licence ends soon. */
export default function StatusBars() {
  const { data: user } = useQuery(authOptions());
  const { data: settings } = useQuery(paymentSettingsOptions());
  return (
    <aside aria-label="Om tjänsten">
      {settings?.testMode === true && (
        <StatusBar>
          <FlaskConical aria-hidden className="size-4 shrink-0" />
          <span>Testläge: köp bekräftas utan att några pengar dras.</span>
        </StatusBar>
      )}
      {user && <AccessNotices uid={user.uid} />}
    </aside>
  );
}
