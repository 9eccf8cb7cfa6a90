import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';
import { LoadingText, Skeleton } from '../../ui/skeleton';

/** The overview's heading and what follows it. */
export function OverviewPage({ children }: { children: ReactNode }) {
  return (
    <Page
      title="Övning"
      intro={<span className="max-sm:hidden">Välj en kategori och öva i din egen takt.</span>}
      action={
        <ButtonLink variant="outline">
          <Link to={paths.courses.getHref()}>Kurser</Link>
        </ButtonLink>
      }
    >
      {children}
    </Page>
  );
}

/** The overview while it loads: what is known of it, and the shape of the rest. */
export function OverviewSkeleton() {
  return (
    <OverviewPage>
      <Skeleton className="h-5 max-w-80" />
      <CategorySkeletons />
    </OverviewPage>
  );
}

/** The shape of the licences, of what to do next and of the categories while they load. */
export function CategorySkeletons() {
  return (
    <>
      <LoadingText />
      <Skeleton className="mt-4 h-32 sm:h-19" />
      <Skeleton className="mt-4 h-50 sm:h-32" />
      <div className="mt-4 grid gap-2 lg:grid-cols-2">
        {Array.from({ length: 12 }, (_, place) => (
          <Skeleton key={place} className="h-18" />
        ))}
      </div>
    </>
  );
}
