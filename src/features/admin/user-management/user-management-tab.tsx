import { TabHeader } from '../tab-header';

/** The tab 'Användarkonto'. */
export default function UserManagementTab() {
  return <TabHeader title="Användarkonto" />;
}
