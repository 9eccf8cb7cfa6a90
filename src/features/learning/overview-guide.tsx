import { useQuery } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleX from 'lucide-react/icons/circle-x';
import Gauge from 'lucide-react/icons/gauge';
import Repeat from 'lucide-react/icons/repeat';
import { useMemo, type ReactNode } from 'react';

import { paths } from '../../config/paths';
import { useLearner } from '../../components/learner/learner-context';
import { practiceCategoriesOptions } from '../../data/practice-categories/queries';
import { swedishDay } from '../../domain/calendar-day';
import { countDue } from '../../domain/learning/daily-review';
import type { Learner } from '../../domain/learning/learner';
import { mistakesOf } from '../../domain/learning/mistakes';
import type { LicenceType } from '../../domain/licence-type';
import { LinkTile } from '../../ui/link-tile';
import { NextStepCard } from './next-step/next-step-card';
import { reviewDoneStore } from './review/review-done-store';
import { ruleOnDevice } from './review/siblings-store';
import { useSaved } from './saved/use-saved';
import { useNow } from './use-now';

/** What to do next in a licence, then its categories, and the ways to what goes over all of them. */
export default function OverviewGuide({
  licence,
  learner,
  children,
}: {
  licence: LicenceType;
  /** Unknown while it loads or when it could not be read. */
  learner: Learner | undefined;
  children: ReactNode;
}) {
  const { uid } = useLearner();
  const now = useNow();
  const isReviewDone = reviewDoneStore(uid, licence).read() === swedishDay(now);
  const { data: categories = [] } = useQuery(practiceCategoriesOptions());
  const { items: saved } = useSaved();
  const ofLicence = useMemo(
    () => categories.filter(({ licenceType }) => licenceType === licence),
    [categories, licence],
  );
  const counts = useMemo(() => {
    const ids = new Set(ofLicence.map(({ id }) => id));
    const isOfLicence = ({ categoryId }: { categoryId: string }) => ids.has(categoryId);
    return {
      waiting: learner && countDue(learner, ids, now, ruleOnDevice(licence)),
      mistakes: learner && mistakesOf(learner).filter(isOfLicence).length,
    };
  }, [learner, licence, ofLicence, now]);
  const note = (count: number | undefined, word: string) =>
    count === undefined || count === 0 ? undefined : `${String(count)} ${word}`;
  return (
    <>
      {learner !== undefined && counts.waiting !== undefined && (
        <NextStepCard
          licence={licence}
          categories={ofLicence}
          learner={learner}
          waiting={counts.waiting}
          isReviewDone={isReviewDone}
          now={now}
        />
      )}
      {children}
      <nav aria-label="Repetera och följ upp">
        <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-6">
          <li>
            <LinkTile
              to={paths.review.getHref()}
              icon={Repeat}
              label="Repetition"
              note={isReviewDone ? 'Klart för idag' : note(counts.waiting?.due, 'väntar')}
            />
          </li>
          <li>
            <LinkTile
              to={paths.mistakes.getHref()}
              icon={CircleX}
              label="Mina fel"
              note={note(counts.mistakes, 'kvar')}
            />
          </li>
          <li>
            <LinkTile
              to={paths.saved.getHref()}
              icon={Bookmark}
              label="Sparade"
              note={note(saved?.length, 'st')}
            />
          </li>
          <li>
            <LinkTile to={paths.readiness.getHref()} icon={Gauge} label="Hur redo?" />
          </li>
          <li>
            <LinkTile to={paths.plan.getHref()} icon={CalendarDays} label="Min plan" />
          </li>
          <li>
            <LinkTile to={paths.statistics.getHref()} icon={ChartColumn} label="Statistik" />
          </li>
        </ul>
      </nav>
    </>
  );
}
