import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useLearner } from '../../components/learner/learner-context';
import { accessOptions } from '../../data/access/queries';
import type { AuthUser } from '../../data/auth/auth-user';
import { serverNow } from '../../lib/server-clock';
import { NotLoaded } from '../../ui/not-loaded';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { ConsentCard } from './consent-card';
import { DataCard } from './data-card';
import { DeviceCard } from './device-card';
import { LicenseCard } from './license-card';
import { OfflineCard } from './offline-card';
import { PasswordCard } from './password-card';
import { ProfileCard } from './profile-card';
import { PurchasesCard } from './purchases-card';
import { ReportsCard } from './reports-card';
import { StatisticsConsent } from './statistics-consent';

/** What rests on the profile and the licences. */
function Holdings() {
  const { uid } = useLearner();
  const sources = useQuery(accessOptions(uid));
  if (sources.data === undefined) {
    return (
      <NotLoaded
        queries={[sources]}
        title="Kunde inte hämta din åtkomst"
        skeleton={
          <>
            <Skeleton className="h-36" />
            <Skeleton className="h-48" />
            <Skeleton className="h-36" />
          </>
        }
      />
    );
  }
  const { profile } = sources.data;
  return (
    <>
      <LicenseCard sources={sources.data} />
      <PurchasesCard now={serverNow()} />
      {profile !== null && <ConsentCard profile={profile} />}
    </>
  );
}

function Account({ user, outcomes }: { user: AuthUser; outcomes: ReactNode }) {
  return (
    <div className="grid gap-5">
      <ProfileCard user={user} />
      <Holdings />
      <Suspense fallback={<Skeleton className="h-45" />}>{outcomes}</Suspense>
      <StatisticsConsent />
      <OfflineCard />
      <DeviceCard user={user} />
      <PasswordCard user={user} />
      <DataCard user={user} />
      <ReportsCard />
    </div>
  );
}

/** The account and the statistics, side by side; each has its own address. */
export function AccountTabs({
  user,
  outcomes,
  statistics,
}: {
  user: AuthUser;
  /** How the learner's real tests went. */
  outcomes: ReactNode;
  statistics: ReactNode;
}) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const account = paths.account.getHref();
  return (
    <Tabs
      label="Min Sida"
      value={pathname === paths.statistics.getHref() ? pathname : account}
      onChange={(href) => void navigate(href, { replace: true })}
      items={[
        { value: account, label: 'Konto', content: <Account user={user} outcomes={outcomes} /> },
        {
          value: paths.statistics.getHref(),
          label: 'Framsteg',
          content: <Suspense fallback={<Skeleton className="h-96" />}>{statistics}</Suspense>,
        },
      ]}
    />
  );
}
