import { useParams } from 'react-router-dom';

import { AdminPage } from '../../admin/frame/admin-page';
import { findTab } from '../../admin/frame/tabs';
import NotFoundPage from '../../features/not-found/not-found-page';

/** The administrator panel, at the tab that the address names. */
export default function AdminRoute() {
  const tab = findTab(useParams()['tab']);
  return tab === null ? <NotFoundPage /> : <AdminPage tab={tab} />;
}
