import { useQuery } from '@tanstack/react-query';
import Gauge from 'lucide-react/icons/gauge';
import { useMemo } from 'react';

import { useLearner } from '../../../components/learner/learner-context';
import { accessOptions } from '../../../data/access/queries';
import { bankOfOptions } from '../../../data/exams/bank-of';
import { learnerOptions } from '../../../data/learning/queries';
import { practiceCategoriesOptions } from '../../../data/practice-categories/queries';
import { earlierSessionsOptions } from '../../../data/learning/earlier-sessions';
import { calibrationOf } from '../../../domain/learning/calibration';
import {
  categoryProgress,
  emptyLearner,
  questionsOf,
  sessionsInAll,
} from '../../../domain/learning/learner';
import { statisticsOf } from '../../../domain/learning/statistics';
import { withinBank } from '../../../domain/learning/within-bank';
import { categoryStanding } from '../../../domain/progress/category-progress';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { LinkTile } from '../../../ui/link-tile';
import { useIsLate } from '../../../ui/use-is-late';
import { paths } from '../../../config/paths';
import { Link } from 'react-router-dom';
import { Unready } from '../unready';
import { useNow } from '../use-now';
import { AreaShares } from './area-shares';
import { CalibrationCard } from './calibration-card';
import { Development } from './development';
import { Figures } from './figures';
import { passLine } from '../../../domain/exam/pass-line';
import { WeekCard } from './week-card';

const failed = 'Kunde inte hämta din statistik';

function LearnerStatistics() {
  const { uid } = useLearner();
  const now = useNow();
  const categories = useQuery(practiceCategoriesOptions());
  const learner = useQuery(learnerOptions(uid));
  const earlierSessions = useQuery(earlierSessionsOptions(uid));
  const all = categories.data ?? [];
  const practised = all
    .filter(({ id }) => learner.data?.categories[id] !== undefined)
    .map(({ licenceType }) => licenceType);
  const answered = useMemo(
    () => [...questionsOf(learner.data ?? emptyLearner).values()],
    [learner.data],
  );
  const ofLicences = all.filter(({ licenceType }) => practised.includes(licenceType));
  const bank = useQuery({
    ...bankOfOptions(answered, ofLicences, all),
    enabled: categories.data !== undefined && learner.data !== undefined,
  });
  const isLate = useIsLate(bank.isLoading);
  if (categories.data === undefined || learner.data === undefined || (bank.isLoading && !isLate)) {
    return <Unready queries={[categories, learner]} title={failed} />;
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
        <p>
          Efter din första fråga ser du här hur mycket du övar och hur det går i varje område, med
          provets gräns utritad. Från din andra vecka ser du också hur det går vecka för vecka.
        </p>
      </EmptyState>
    );
  }
  const known = learner.data;
  const today = bank.data === undefined ? known : withinBank(known, bank.data);
  const finished = categories.data.filter(
    ({ id, questionCount }) =>
      categoryStanding(categoryProgress(today, id), questionCount).isFinished,
  ).length;
  const pass = passLine(practised);
  return (
    <div className="grid gap-5">
      <LinkTile
        hasChevron
        to={paths.readiness.getHref()}
        icon={Gauge}
        label="Hur redo är du?"
        note="Din chans att klara provet idag"
      />
      <WeekCard statistics={statistics} />
      <Figures
        statistics={statistics}
        sessions={sessionsInAll(known, earlierSessions.data)}
        finished={finished}
      />
      <Development statistics={statistics} pass={pass} />
      <AreaShares areas={statistics.areas} pass={pass} />
      <CalibrationCard calibration={calibrationOf(known)} />
    </div>
  );
}

/** What the learner has done in the service, all told, by area and over time, in weeks by the server's clock. */
export default function StatisticsPanel() {
  const { uid } = useLearner();
  // the clock is measured with it
  const access = useQuery(accessOptions(uid));
  if (access.isPending) return <Unready queries={[access]} title={failed} />;
  return <LearnerStatistics />;
}
