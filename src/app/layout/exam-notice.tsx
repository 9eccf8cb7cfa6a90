import { GraduationCap } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { paths } from '../../config/paths';
import { attemptKey, attemptStore } from '../../features/exam/exam-store';
import { followLocalKey } from '../../lib/local-store';
import { StatusBar } from './status-bar';

/** Tells on every other page that a test is under way. */
export function ExamNotice({ uid }: { uid: string }) {
  const { pathname } = useLocation();
  const [, setSeen] = useState(0);
  useEffect(
    () =>
      followLocalKey(attemptKey(uid), () => {
        setSeen((count) => count + 1);
      }),
    [uid],
  );
  const isExamPage = pathname.startsWith(paths.exam.getHref());
  if (isExamPage || attemptStore(uid).read() === null) return null;
  return (
    <StatusBar>
      <GraduationCap aria-hidden className="size-4 shrink-0" />
      <span>
        Du har ett prov på gång, och klockan går.{' '}
        <Link to={paths.examRun.getHref()} className="underline underline-offset-4">
          Fortsätt provet
        </Link>
      </span>
    </StatusBar>
  );
}
