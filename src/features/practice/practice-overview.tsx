import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
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
import { withinBank } from '../../domain/learning/within-bank';
import { licenceNames, type LicenceType } from '../../domain/licence-type';
import { licenceInUse, offeredLicences } from '../../domain/practice/offered-licences';
import { categoryStanding } from '../../domain/progress/category-progress';
import { formatCount } from '../../lib/format';
import { formatDateAndTime } from '../../lib/format-time';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import { ChoiceChips } from '../../ui/choice-chips';
import { NotLoaded } from '../../ui/not-loaded';
import { Page } from '../../ui/page';
import { EmptyState } from '../../ui/states';
import { useIsLate } from '../../ui/use-is-late';
import { CategoryCard } from './category-card';
import { CategorySkeletons } from './overview-skeleton';
import { ProgressSummary } from './progress-summary';

function AccessNote({ access }: { access: Access | null }) {
  if (access?.kind === 'freeMinutesUnopened') {
    return (
      <Alert>
        Du har {formatCount(access.minutes, 'gratis minut', 'gratis minuter')}. Tiden börjar när du
        startar din första övning.
      </Alert>
    );
  }
  if (access?.kind !== 'license') return null;
  return (
    <p className="text-muted-foreground">
      Din åtkomst gäller till och med {formatDateAndTime(access.until)}.
    </p>
  );
}

/** The categories with the learner's progress in each, and where the learner stands in all. */
export function PracticeOverview({
  guide,
}: {
  /** What to do next, and the ways to what goes over all categories of a licence, by what the bank holds today. */
  guide?: (licence: LicenceType, learner: Learner | undefined) => ReactNode;
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
  const standings = ofLicence.map((category) => ({
    category,
    standing: categoryStanding(
      categoryProgress(learner ?? emptyLearner, category.id),
      category.questionCount,
    ),
  }));
  const isLate = useIsLate(bank.isLoading);
  const isLoading =
    (categories.data === undefined && !categories.isError) ||
    (progress.data === undefined && !progress.isError) ||
    // all that it changes is what was answered of questions that are gone, or were moved or corrected
    (bank.isLoading && !isLate);

  return (
    <Page
      title="Övning"
      intro="Välj en kategori och öva i din egen takt."
      action={
        <ButtonLink variant="outline">
          <Link to={paths.courses.getHref()}>Kurser</Link>
        </ButtonLink>
      }
    >
      <AccessNote access={access} />
      {isLoading && <CategorySkeletons />}
      {categories.data === undefined && categories.isError && (
        <NotLoaded queries={[categories]} title="Kunde inte ladda övningskategorier" />
      )}
      {!isLoading && categories.data !== undefined && (
        <>
          {licence !== undefined && offered.length > 1 && (
            <div className="mt-6">
              <ChoiceChips
                legend="Vad övar du till?"
                value={licence}
                onChange={(key) => {
                  licenceStore(uid).write(key);
                  setChosen(key);
                }}
                choices={offered.map((key) => ({ key, label: licenceNames[key] }))}
              />
            </div>
          )}
          {licence !== undefined && guide !== undefined && (
            <div className="mt-6">{guide(licence, learner)}</div>
          )}
          <div className="mt-6">
            {progress.data === undefined ? (
              <NotLoaded queries={[progress]} title="Kunde inte ladda dina framsteg">
                De är sparade. Du kan öva under tiden.
              </NotLoaded>
            ) : (
              <ProgressSummary
                standings={standings.map(({ standing }) => standing)}
                sessions={sessionsInAll(progress.data, earlierSessions.data)}
              />
            )}
          </div>
          {standings.length === 0 ? (
            <div className="mt-6">
              <EmptyState title="Inga kategorier än">
                <p>Här visas övningarna så snart de är publicerade.</p>
              </EmptyState>
            </div>
          ) : (
            <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {standings.map(({ category, standing }) => (
                <li key={category.id}>
                  <CategoryCard category={category} standing={standing} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Page>
  );
}
