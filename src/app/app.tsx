import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';

import { queryClient } from '../data/query-client';
import { startHistoryGuard } from '../lib/history-guard';
import { AppLayout } from './layout/app-layout';
import { AppRoutes } from './app-routes';

// before the router listens
startHistoryGuard();

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <AppLayout>
          <AppRoutes />
        </AppLayout>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
