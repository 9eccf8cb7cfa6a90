import { useEffect, type ReactNode } from 'react';

import { fetchSignInService } from '../../data/auth/sign-in-service';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';

/** The frame of the pages where one signs in, registers or asks for a new password. */
export function AuthCard({
  title,
  intro,
  children,
  below,
}: {
  title: string;
  intro: string;
  children: ReactNode;
  below: ReactNode;
}) {
  useEffect(fetchSignInService, []);
  return (
    <Page title={title} intro={intro} width="narrow">
      <Card className="grid gap-5">{children}</Card>
      <div className="mt-5 grid gap-4">{below}</div>
    </Page>
  );
}
