import { lazy } from 'react';

import type { AuthUser } from '../../data/auth/auth-user';
import { AccountTabs } from '../../features/account/account-tabs';

const TestOutcomes = lazy(() =>
  import('../../features/learning/outcome/test-outcomes').catch(() => ({ default: () => <></> })),
);
const StatisticsPanel = lazy(() => import('../../features/learning/statistics/statistics-panel'));

/** What the account has, with the statistics on a tab of it. */
export default function AccountTabsRoute({ user }: { user: AuthUser }) {
  return <AccountTabs user={user} outcomes={<TestOutcomes />} statistics={<StatisticsPanel />} />;
}
