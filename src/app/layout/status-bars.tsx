import { useQuery } from '@tanstack/react-query';
import FlaskConical from 'lucide-react/icons/flask-conical';

import { authOptions } from '../../data/auth/queries';
import { paymentSettingsOptions } from '../../data/payment-settings/queries';
import { AccessNotices } from './access-notices';
import { ExamNotice } from './exam-notice';
import { StatusBar } from './status-bar';

/** What every page tells: test mode, a test under way, free minutes that run, a licence that ends soon. */
export default function StatusBars() {
  const { data: user } = useQuery(authOptions());
  const { data: settings } = useQuery(paymentSettingsOptions());
  return (
    <aside aria-label="Om tjänsten">
      {settings?.testMode === true && (
        <StatusBar>
          <FlaskConical aria-hidden className="size-4 shrink-0" />
          <span>Testläge: köp bekräftas utan att några pengar dras.</span>
        </StatusBar>
      )}
      {user && <ExamNotice uid={user.uid} />}
      {user && <AccessNotices uid={user.uid} />}
    </aside>
  );
}
