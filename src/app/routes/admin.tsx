import { useParams, useSearchParams } from 'react-router-dom';

import { AdminPage } from '../../admin/frame/admin-page';
import { findTab } from '../../admin/frame/tabs';
import NotFoundPage from '../../features/not-found/not-found-page';

/** The administrator panel, at the tab that the address names: `/admin/payment`, or `/admin?tab=payment`. */
export default function AdminRoute() {
  const [search] = useSearchParams();
  const key = useParams()['tab'] ?? search.get('tab');
  const tab = key === null ? undefined : findTab(key);
  return tab === null ? <NotFoundPage /> : <AdminPage tab={tab} />;
}
