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
      <div className="grid gap-4">{children}</div>
    </Page>
  );
}

/** The overview while it loads: what is known of it, and the shape of the rest. */
export function OverviewSkeleton() {
  return (
    <OverviewPage>
      <CategorySkeletons />
    </OverviewPage>
  );
}

/** The shape of what to do next, of the licences and of the categories while they load. */
export function CategorySkeletons() {
  return (
    <>
      <LoadingText />
      <Skeleton className="h-50 sm:h-32" />
      <Skeleton className="h-13 sm:h-19" />
      <div className="grid gap-2 lg:grid-cols-2">
        {Array.from({ length: 12 }, (_, place) => (
          <Skeleton key={place} className="h-18" />
        ))}
      </div>
    </>
  );
}
