import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { paths } from '../../config/paths';
import { accessOptions } from '../../data/access/queries';
import { authOptions } from '../../data/auth/queries';
import { recall } from '../../data/device-cache';
import { learnerOptions } from '../../data/learning/queries';
import { licenceStore } from '../../data/licence-choice/licence-store';
import { practiceCategoriesOptions } from '../../data/practice-categories/queries';
import { decideAccess, isOpen } from '../../domain/account/access';
import { startOfDay, swedishDay } from '../../domain/calendar-day';
import { countDue } from '../../domain/learning/daily-review';
import type { Learner } from '../../domain/learning/learner';
import type { PracticeCategory } from '../../domain/practice/category';
import { licenceInUse, offeredLicences } from '../../domain/practice/offered-licences';
import { attemptStore } from '../../features/exam/exam-store';
import { reviewDoneStore } from '../../features/learning/review/review-done-store';
import { ruleOnDevice } from '../../features/learning/review/siblings-store';
import { serverNow } from '../../lib/server-clock';

/** What tabs tell beside their names, by their addresses. */
export type TabMarks = Readonly<Record<string, { count?: number; text: string } | undefined>>;

/** What the page or else the device knows of the learner and the categories; nothing is read from the server for it. */
function useKnown(uid: string) {
  const [kept, setKept] =
    useState<readonly [Learner | undefined, PracticeCategory[] | undefined]>();
  useEffect(() => {
    void Promise.all([recall(learnerOptions(uid)), recall(practiceCategoriesOptions())]).then(
      setKept,
    );
  }, [uid]);
  const learner = useQuery({ ...learnerOptions(uid), enabled: false });
  const categories = useQuery({ ...practiceCategoriesOptions(), enabled: false });
  return { learner: learner.data ?? kept?.[0], categories: categories.data ?? kept?.[1] ?? [] };
}

/** True iff the page has found out that nothing lets this learner practise: nobody is called to a shut door. */
function useIsShutOut(uid: string): boolean {
  const { data } = useQuery({ ...accessOptions(uid), enabled: false });
  if (data === undefined || data.isAdmin) return false;
  return !isOpen(decideAccess(data.profile, data.licenses, ['full'], serverNow()));
}

/** How many questions the review has waiting in the licence that is practised for; none when it is done for the day. */
function useDue(uid: string): number {
  const { learner: known, categories: listed } = useKnown(uid);
  const licence = licenceInUse(offeredLicences(listed), licenceStore(uid).read());
  const today = swedishDay(serverNow().getTime());
  // it takes a slow phone a tenth of a second, and changes with an answer or the day, not with the page
  const due = useMemo(() => {
    if (known === undefined || licence === undefined) return 0;
    const own = listed.filter(({ licenceType }) => licenceType === licence);
    const ids = new Set(own.map(({ id }) => id));
    return countDue(known, ids, startOfDay(today), ruleOnDevice(licence)).due;
  }, [known, listed, licence, today]);
  const isDone = licence !== undefined && reviewDoneStore(uid, licence).read() === today;
  return isDone ? 0 : due;
}

function LearnerMarks({ uid, tell }: { uid: string; tell: (marks: TabMarks) => void }) {
  // what the device keeps is looked at anew on each page
  useLocation();
  const isShutOut = useIsShutOut(uid);
  const due = useDue(uid);
  const isTestRunning = attemptStore(uid).read() !== null;
  useEffect(() => {
    tell({
      [paths.review.path]: due > 0 && !isShutOut ? { count: due, text: 'väntar' } : undefined,
      [paths.exam.path]: isTestRunning ? { text: 'pågår' } : undefined,
    });
    return () => {
      tell({});
    };
  }, [due, isShutOut, isTestRunning, tell]);
  return null;
}

/** Tells what is due and what is running, as soon as the page is there. */
export default function NavMarks({ tell }: { tell: (marks: TabMarks) => void }) {
  const { data: user } = useQuery(authOptions());
  return user ? <LearnerMarks uid={user.uid} tell={tell} /> : null;
}
