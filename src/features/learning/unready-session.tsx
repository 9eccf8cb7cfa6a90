import type { ComponentProps } from 'react';

import { SessionSkeleton } from '../../components/session/session-skeleton';
import { Page } from '../../ui/page';
import { Unready } from './unready';

/** What stands in the place of questions that are chosen for the learner, while they are on their way or cannot be had. */
export function UnreadySession({
  name,
  ...failure
}: { name: string } & ComponentProps<typeof Unready>) {
  const hasFailed = failure.queries.some(({ isError, data }) => isError && data === undefined);
  return hasFailed ? (
    <Page title={name} width="reading">
      <Unready {...failure} />
    </Page>
  ) : (
    <SessionSkeleton title={name} />
  );
}
