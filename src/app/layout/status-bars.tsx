import { useQuery } from '@tanstack/react-query';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { useLayoutEffect, useRef } from 'react';

import { authOptions } from '../../data/auth/queries';
import { paymentSettingsOptions } from '../../data/payment-settings/queries';
import { AccessNotices } from './access-notices';
import { ExamNotice } from './exam-notice';
import { StatusBar } from './status-bar';

/** Tells the styles how high the bars are, for what fills the room that is left on the screen. */
function useToldHeight() {
  const bars = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const rootStyle = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      rootStyle.setProperty('--bars', `${String(bars.current?.offsetHeight ?? 0)}px`);
    });
    if (bars.current !== null) observer.observe(bars.current);
    return () => {
      observer.disconnect();
      rootStyle.removeProperty('--bars');
    };
  }, []);
  return bars;
}

/** What every page tells: test mode, a test under way, free minutes that run, a licence that ends soon. */
export default function StatusBars() {
  const { data: user } = useQuery(authOptions());
  const { data: settings } = useQuery(paymentSettingsOptions());
  const bars = useToldHeight();
  return (
    <aside ref={bars} aria-label="Om tjänsten">
      {settings?.testMode === true && (
        <StatusBar isPatient>
          <FlaskConical aria-hidden className="size-4 shrink-0" />
          <span>Testläge: köp bekräftas utan att några pengar dras.</span>
        </StatusBar>
      )}
      {user && <ExamNotice uid={user.uid} />}
      {user && <AccessNotices uid={user.uid} />}
    </aside>
  );
}
