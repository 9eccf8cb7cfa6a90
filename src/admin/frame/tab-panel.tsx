import { Suspense, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { reportProblem } from '../../lib/log';
import { LoadingText } from '../../ui/skeleton';
import { ErrorState } from '../../ui/error-state';
import { ListSkeleton } from '../shared/list-states';

function TabError() {
  return (
    <ErrorState
      title="Fliken kunde inte visas"
      onRetry={() => {
        // code that failed to load is only asked for again by a new page
        window.location.reload();
      }}
    >
      Kontrollera din anslutning och försök igen.
    </ErrorState>
  );
}

/** One tab's contents. A tab that fails, or whose code does, takes only its own place. */
export function TabPanel({ Panel }: { Panel: ComponentType }) {
  return (
    <ErrorBoundary
      FallbackComponent={TabError}
      onError={(error) => {
        reportProblem('a tab of the panel failed', error);
      }}
    >
      <Suspense
        fallback={
          <>
            <LoadingText />
            <ListSkeleton />
          </>
        }
      >
        <Panel />
      </Suspense>
    </ErrorBoundary>
  );
}
