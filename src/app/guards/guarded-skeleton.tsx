import { useLocation } from 'react-router-dom';

import { SessionSkeleton } from '../../components/session/session-skeleton';
import { paths } from '../../config/paths';
import { PageSkeleton } from '../layout/page-skeleton';
import { asksQuestions } from '../page-of';

/** What stands in a page's place until it is known who is there. */
export function GuardedSkeleton({ title }: { title: string }) {
  const { pathname } = useLocation();
  return asksQuestions(pathname) ? (
    <SessionSkeleton title={title} isWide={pathname === paths.examRun.path} />
  ) : (
    <PageSkeleton title={title} />
  );
}
