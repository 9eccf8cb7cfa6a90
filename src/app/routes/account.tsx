import { AccountPage } from '../../features/account/account-page';
import { Account } from '../lazy-parts';

/** The signed-in user's own page. */
export default function AccountRoute() {
  return <AccountPage>{(user) => <Account.Page user={user} />}</AccountPage>;
}
