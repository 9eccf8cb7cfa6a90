import { lazy } from 'react';

import { AccountPage } from '../../features/account/account-page';

const StatisticsPanel = lazy(() => import('../../features/learning/statistics/statistics-panel'));

/** The signed-in user's own page, with the statistics on a tab of it. */
export default function AccountRoute() {
  return <AccountPage statistics={<StatisticsPanel />} />;
}
