import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';

import { authOptions } from '../../data/auth/queries';
import LandingPage from '../../features/landing/landing-page';
import { StartSkeleton } from '../../features/learning/today/start-skeleton';
import { useHydrated } from '../../ui/use-hydrated';
import { LearnerHome } from '../lazy-parts';

/** The first page: what the service is, and for whoever is signed in the day's work in place of its first screen. */
export default function HomeRoute() {
  const { data: user } = useQuery(authOptions());
  // by then it may be known who is here, of which the page that was rendered ahead knows nothing
  const isHydrated = useHydrated();
  const skeleton = <StartSkeleton />;
  return (
    <LandingPage
      learnerStart={
        !isHydrated || user == null ? (
          skeleton
        ) : (
          <Suspense fallback={skeleton}>
            <LearnerHome.Page skeleton={skeleton} />
          </Suspense>
        )
      }
    />
  );
}
