import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useLearner } from '../../components/learner/learner-context';
import { LearnerPages } from '../../components/learner/learner-pages';
import { accessOptions } from '../../data/access/queries';
import type { AuthUser } from '../../data/auth/auth-user';
import { authOptions } from '../../data/auth/queries';
import { serverNow } from '../../lib/server-clock';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { NotLoaded } from '../../ui/not-loaded';
import { Page } from '../../ui/page';
import { LoadingText, Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { ConsentCard } from './consent-card';
import { DataCard } from './data-card';
import { LicenseCard } from './license-card';
import { OfflineCard } from './offline-card';
import { PasswordCard } from './password-card';
import { ProfileCard } from './profile-card';
import { PurchasesCard } from './purchases-card';

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

function Account({ user }: { user: AuthUser }) {
  return (
    <div className="grid gap-5">
      <ProfileCard user={user} />
      <Holdings />
      <OfflineCard />
      <PasswordCard user={user} />
      <DataCard user={user} />
    </div>
  );
}

/** The account and the statistics, side by side; each has its own address. */
function AccountTabs({ user, statistics }: { user: AuthUser; statistics: ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const account = paths.account.getHref();
  return (
    <Tabs
      label="Min Sida"
      value={pathname === paths.statistics.getHref() ? pathname : account}
      onChange={(href) => void navigate(href, { replace: true })}
      items={[
        { value: account, label: 'Konto', content: <Account user={user} /> },
        {
          value: paths.statistics.getHref(),
          label: 'Statistik',
          content: <Suspense fallback={<Skeleton className="h-96" />}>{statistics}</Suspense>,
        },
      ]}
    />
  );
}

/** The signed-in user's own page. */
export function AccountPage({ statistics }: { statistics: ReactNode }) {
  const { data: user } = useQuery(authOptions());
  return (
    <Page title="Min Sida" width="reading">
      {user === undefined && (
        <>
          <LoadingText />
          <Skeleton className="h-64" />
        </>
      )}
      {user === null && (
        <Card className="grid justify-items-start gap-4">
          <p>Du måste vara inloggad för att komma åt denna sida.</p>
          <ButtonLink>
            <Link to={paths.login.getHref()} state={{ from: paths.account.getHref() }}>
              Logga in
            </Link>
          </ButtonLink>
        </Card>
      )}
      {user && (
        <LearnerPages learner={{ uid: user.uid, access: null }}>
          <AccountTabs user={user} statistics={statistics} />
        </LearnerPages>
      )}
    </Page>
  );
}
