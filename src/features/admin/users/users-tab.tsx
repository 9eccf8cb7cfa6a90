import { TabHeader } from '../tab-header';

/** The tab 'Användare'. */
export default function UsersTab() {
  return <TabHeader title="Användare" />;
}
