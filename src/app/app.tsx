import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';

import { queryClient } from '../data/query-client';
import { AppLayout } from './layout/app-layout';
import { AppRoutes } from './app-routes';

/** The program, without the router that tells it where it is. */
export function App({ router: Router }: { router: (props: { children: ReactNode }) => ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router>
          <AppLayout>
            <AppRoutes />
          </AppLayout>
        </Router>
      </QueryClientProvider>
    </StrictMode>
  );
}
