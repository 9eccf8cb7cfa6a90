import { useQuery } from '@tanstack/react-query';

import { authOptions } from '../../data/auth/queries';
import { paymentSettingsOptions } from '../../data/payment-settings/queries';
import { useTestMark } from '../../boot/use-test-mark';
import { AccessNotices } from './access-notices';
import { ExamNotice } from './exam-notice';
import { WaitingNotice } from './waiting-notice';

/** What every page tells: a test under way, answers that wait, free minutes that run, a licence that ends soon; and a mark in test mode. */
export default function StatusBars() {
  const { data: user } = useQuery(authOptions());
  const { data: settings } = useQuery(paymentSettingsOptions());
  useTestMark(settings?.testMode);
  return (
    <aside aria-label="Om tjänsten" className="asking:hidden">
      {user && <ExamNotice uid={user.uid} />}
      {user && <WaitingNotice uid={user.uid} />}
      {user && <AccessNotices uid={user.uid} />}
    </aside>
  );
}
