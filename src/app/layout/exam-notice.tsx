import GraduationCap from 'lucide-react/icons/graduation-cap';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { paths } from '../../config/paths';
import { attemptKey, attemptStore } from '../../features/exam/exam-store';
import { followLocalKey } from '../../lib/local-store';
import { useAccess } from '../guards/use-access';
import { StatusBar } from './status-bar';

/** Tells that a test is under way, wherever that is not told otherwise: also where the offer stands in place of tests. */
export function ExamNotice({ uid }: { uid: string }) {
  const { pathname } = useLocation();
  const isOpen = useAccess(['full', 'tests']).kind === 'open';
  const [, setSeen] = useState(0);
  useEffect(
    () =>
      followLocalKey(attemptKey(uid), () => {
        setSeen((count) => count + 1);
      }),
    [uid],
  );
  const isToldOnPage =
    pathname === paths.examRun.getHref() || (isOpen && pathname === paths.exam.getHref());
  const attempt = attemptStore(uid).read();
  if (isToldOnPage || attempt === null) return null;
  return (
    <StatusBar>
      <GraduationCap aria-hidden className="size-4 shrink-0" />
      <span>
        Du har ett prov som inte är inlämnat.{' '}
        <Link to={paths.examRun.getHref()} className="underline underline-offset-4">
          Fortsätt provet
        </Link>
      </span>
    </StatusBar>
  );
}
