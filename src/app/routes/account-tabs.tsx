import { lazy } from 'react';

import type { AuthUser } from '../../data/auth/auth-user';
import { AccountTabs } from '../../features/account/account-tabs';

const StatisticsPanel = lazy(() => import('../../features/learning/statistics/statistics-panel'));

/** What the account has, with the statistics on a tab of it. */
export default function AccountTabsRoute({ user }: { user: AuthUser }) {
  return <AccountTabs user={user} statistics={<StatisticsPanel />} />;
}
