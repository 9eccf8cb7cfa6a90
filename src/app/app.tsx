import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';

import { queryClient } from '../data/query-client';
import { startHistoryGuard } from '../lib/history-guard';
import { startTransactionGuard } from '../lib/transaction-guard';
import { AppLayout } from './layout/app-layout';
import { AppRoutes } from './app-routes';

// before the router listens and a database is opened; a page that is rendered by the build has neither
if (typeof window !== 'undefined') {
  startHistoryGuard();
  startTransactionGuard();
}

export { recallUser } from '../data/auth/queries';

/** The program, without the router that tells it where it is. */
export function App({
  router: Router,
  children = <AppRoutes />,
}: {
  router: (props: { children: ReactNode }) => ReactNode;
  /** What stands in the frame. */
  children?: ReactNode;
}) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router>
          <AppLayout>{children}</AppLayout>
        </Router>
      </QueryClientProvider>
    </StrictMode>
  );
}
