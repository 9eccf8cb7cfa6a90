import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { LearnerPages } from '../../components/learner/learner-pages';
import { untilKnown } from '../../components/learner/until-known';
import type { AuthUser } from '../../data/auth/auth-user';
import { authOptions } from '../../data/auth/queries';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { LoadingText, Skeleton } from '../../ui/skeleton';

const skeleton = (
  <>
    <LoadingText />
    <Skeleton className="h-64" />
  </>
);

function SignInCard() {
  return (
    <Card className="grid justify-items-start gap-4">
      <p>Du måste vara inloggad för att komma åt denna sida.</p>
      <ButtonLink>
        <Link to={paths.login.getHref()} state={{ from: paths.account.getHref() }}>
          Logga in
        </Link>
      </ButtonLink>
    </Card>
  );
}

/** The signed-in user's own page. */
export function AccountPage({ children }: { children: (user: AuthUser) => ReactNode }) {
  const { data: user } = useQuery(authOptions());
  return (
    <Page title="Min Sida" width="reading">
      {user === undefined && untilKnown(skeleton, <SignInCard />)}
      {user === null && <SignInCard />}
      {user && (
        <LearnerPages learner={{ uid: user.uid, access: null }}>
          <Suspense fallback={skeleton}>{children(user)}</Suspense>
        </LearnerPages>
      )}
    </Page>
  );
}
