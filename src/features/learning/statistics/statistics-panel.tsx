import { useQuery } from '@tanstack/react-query';

import { accessOptions } from '../../../data/access/queries';
import { learnerOptions } from '../../../data/learning/queries';
import { practiceCategoriesOptions } from '../../../data/practice-categories/queries';
import { earlierSessionsOptions } from '../../../data/progress/queries';
import { calibrationOf } from '../../../domain/learning/calibration';
import { categoryProgress, sessionsInAll } from '../../../domain/learning/learner';
import { statisticsOf } from '../../../domain/learning/statistics';
import { categoryStanding } from '../../../domain/progress/category-progress';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/states';
import { paths } from '../../../config/paths';
import { Link } from 'react-router-dom';
import { Unready } from '../unready';
import { useNow } from '../use-now';
import { AreaShares } from './area-shares';
import { CalibrationCard } from './calibration-card';
import { Development } from './development';
import { Figures } from './figures';
import { passLine } from './pass-line';
import { StreakCard } from './streak-card';

const failed = 'Kunde inte hämta din statistik';

function LearnerStatistics({ uid, clockOffset }: { uid: string; clockOffset: number }) {
  const now = useNow(clockOffset);
  const categories = useQuery(practiceCategoriesOptions());
  const learner = useQuery(learnerOptions(uid));
  const earlierSessions = useQuery(earlierSessionsOptions(uid));
  if (categories.data === undefined || learner.data === undefined) {
    return <Unready uid={uid} queries={[categories, learner]} title={failed} />;
  }
  const areaOf = new Map(categories.data.map(({ id, examArea }) => [id, examArea]));
  const statistics = statisticsOf(learner.data, { areaOf, now });
  if (statistics.answered === 0) {
    return (
      <EmptyState
        title="Ingen statistik än"
        action={
          <ButtonLink>
            <Link to={paths.practice.getHref()}>Börja öva</Link>
          </ButtonLink>
        }
      >
        <p>När du har svarat på din första fråga ser du här hur det går.</p>
      </EmptyState>
    );
  }
  const known = learner.data;
  const finished = categories.data.filter(
    ({ id, questionCount }) =>
      categoryStanding(categoryProgress(known, id), questionCount).isFinished,
  ).length;
  const practised = categories.data
    .filter(({ id }) => known.categories[id] !== undefined)
    .map(({ licenceType }) => licenceType);
  return (
    <div className="grid gap-5">
      <Figures
        statistics={statistics}
        sessions={sessionsInAll(known, earlierSessions.data)}
        finished={finished}
      />
      <Development statistics={statistics} pass={passLine(practised)} />
      <AreaShares areas={statistics.areas} />
      <CalibrationCard calibration={calibrationOf(known)} />
      <StreakCard uid={uid} statistics={statistics} />
    </div>
  );
}

/** What the learner has done in the service, all told, by area and over time, in weeks by the server's clock. */
export default function StatisticsPanel({ uid }: { uid: string }) {
  const access = useQuery(accessOptions(uid));
  if (access.isPending) return <Unready uid={uid} queries={[access]} title={failed} />;
  return <LearnerStatistics uid={uid} clockOffset={access.data?.clockOffset ?? 0} />;
}
