import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';

import { useLearner } from '../../components/learner/learner-context';
import { bankOfOptions } from '../../data/exams/bank-of';
import { learnerOptions } from '../../data/learning/queries';
import { licenceStore } from '../../data/licence-choice/licence-store';
import { practiceCategoriesOptions } from '../../data/practice-categories/queries';
import { earlierSessionsOptions } from '../../data/learning/earlier-sessions';
import type { Access } from '../../domain/account/access';
import {
  categoryProgress,
  emptyLearner,
  questionsOf,
  sessionsInAll,
  type Learner,
} from '../../domain/learning/learner';
import { recallOf } from '../../domain/learning/recall';
import { withinBank } from '../../domain/learning/within-bank';
import { licenceNames, type LicenceType } from '../../domain/licence-type';
import { licenceInUse, offeredLicences } from '../../domain/practice/offered-licences';
import { categoryStanding } from '../../domain/progress/category-progress';
import { formatCount } from '../../lib/format';
import { serverNow } from '../../lib/server-clock';
import { Alert } from '../../ui/alert';
import { ChoiceChips } from '../../ui/choice-chips';
import { NotLoaded } from '../../ui/not-loaded';
import { EmptyState } from '../../ui/empty-state';
import { useIsLate } from '../../ui/use-is-late';
import { CategoryRow } from './category-row';
import { CategorySkeletons, OverviewPage } from './overview-skeleton';
import { RecallKey } from './recall-bar';
import { ProgressSummary } from './progress-summary';
import { SittingSizeChoice } from './sitting-size-choice';

function AccessNote({ access }: { access: Access | null }) {
  // when a licence ends is told beside every page in its last days, and on Min Sida
  if (access?.kind !== 'freeMinutesUnopened') return null;
  return (
    <Alert>
      Du har {formatCount(access.minutes, 'gratis minut', 'gratis minuter')}. Tiden börjar när du
      startar din första övning.
    </Alert>
  );
}

/** The categories with the learner's progress in each, and where the learner stands in all. */
export function PracticeOverview({
  guide,
}: {
  /** Puts what to do next, by what the bank holds today, above the categories of a licence and the other ways below. */
  guide?: (licence: LicenceType, learner: Learner | undefined, list: ReactNode) => ReactNode;
}) {
  const { uid, access } = useLearner();
  const categories = useQuery(practiceCategoriesOptions());
  const progress = useQuery(learnerOptions(uid));
  const earlierSessions = useQuery(earlierSessionsOptions(uid));

  const [chosen, setChosen] = useState(() => licenceStore(uid).read());
  const offered = offeredLicences(categories.data ?? []);
  const licence = licenceInUse(offered, chosen);
  const ofLicence = categories.data?.filter(({ licenceType }) => licenceType === licence) ?? [];
  const answered = useMemo(
    () => [...questionsOf(progress.data ?? emptyLearner).values()],
    [progress.data],
  );
  const bank = useQuery({
    ...bankOfOptions(answered, ofLicence, categories.data ?? []),
    enabled: progress.data !== undefined && categories.data !== undefined,
  });
  const learner = useMemo(
    () =>
      progress.data === undefined || bank.data === undefined
        ? progress.data
        : withinBank(progress.data, bank.data),
    [progress.data, bank.data],
  );
  const [now] = useState(() => serverNow().getTime());
  const recalls = useMemo(
    () =>
      new Map(categories.data?.map((one) => [one.id, recallOf(learner ?? emptyLearner, one, now)])),
    [categories.data, learner, now],
  );
  const rows = ofLicence.map((category) => ({
    category,
    standing: categoryStanding(
      categoryProgress(learner ?? emptyLearner, category.id),
      category.questionCount,
    ),
    recall: recalls.get(category.id) ?? { known: 0, fading: 0, unseen: category.questionCount },
  }));
  const isLate = useIsLate(bank.isLoading);
  const isLoading =
    (categories.data === undefined && !categories.isError) ||
    (progress.data === undefined && !progress.isError) ||
    // all that it changes is what was answered of questions that are gone, or were moved or corrected
    (bank.isLoading && !isLate);

  const licences = licence !== undefined && offered.length > 1 && (
    <ChoiceChips
      isRow
      legend="Vad övar du till?"
      value={licence}
      onChange={(key) => {
        licenceStore(uid).write(key);
        setChosen(key);
      }}
      choices={offered.map((key) => ({ key, label: licenceNames[key] }))}
    />
  );
  const list =
    rows.length === 0 ? (
      <EmptyState title="Inga kategorier än">
        <p>Här visas övningarna så snart de är publicerade.</p>
      </EmptyState>
    ) : (
      <>
        {licences}
        <RecallKey />
        <ul className="grid items-start gap-2 lg:grid-cols-2">
          {rows.map((row) => (
            <li key={row.category.id}>
              <CategoryRow {...row} />
            </li>
          ))}
        </ul>
        <SittingSizeChoice />
      </>
    );

  return (
    <OverviewPage>
      <AccessNote access={access} />
      {isLoading && <CategorySkeletons />}
      {categories.data === undefined && categories.isError && (
        <NotLoaded queries={[categories]} title="Kunde inte ladda övningskategorier" />
      )}
      {!isLoading && categories.data !== undefined && (
        <div className="grid gap-4">
          {licence !== undefined && guide !== undefined ? guide(licence, learner, list) : list}
          {progress.data === undefined ? (
            <NotLoaded queries={[progress]} title="Kunde inte ladda dina framsteg">
              De är sparade. Du kan öva under tiden.
            </NotLoaded>
          ) : (
            <ProgressSummary
              standings={rows.map(({ standing }) => standing)}
              sessions={sessionsInAll(progress.data, earlierSessions.data)}
            />
          )}
        </div>
      )}
    </OverviewPage>
  );
}
