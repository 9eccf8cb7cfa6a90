import { useQuery } from '@tanstack/react-query';
import Gauge from 'lucide-react/icons/gauge';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useLearner } from '../../components/learner/learner-context';
import { practiceCategoriesOptions } from '../../data/practice-categories/queries';
import { learnerOptions } from '../../data/learning/queries';
import { blueprints, drawsFrom } from '../../domain/exam/blueprint';
import { formatFor, fewestQuestions, type BankSize } from '../../domain/exam/format';
import type { PracticeCategory } from '../../domain/practice/category';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { LinkTile } from '../../ui/link-tile';
import { NotLoaded } from '../../ui/not-loaded';
import { Page } from '../../ui/page';
import { LoadingText, Skeleton } from '../../ui/skeleton';
import { EmptyState } from '../../ui/empty-state';
import { SwitchField } from '../../ui/switch-field';
import { EarlierTests } from './earlier-tests';
import { ExamPicker } from './exam-picker';
import { choiceStore, type ExamChoice } from './exam-store';
import { FormatCard } from './format-card';
import { RunningCard } from './running-card';
import { StartProblems } from './start-problems';
import { useExamClock } from './use-exam-clock';
import { useExamAttempt } from './use-exam-attempt';
import { useStartExam } from './use-start-exam';

/** How many questions each area has, by the categories' own counts. */
function sizeOf(categories: readonly PracticeCategory[]): BankSize {
  const size: Partial<Record<PracticeCategory['examArea'], number>> = {};
  for (const { examArea, questionCount } of categories) {
    size[examArea] = (size[examArea] ?? 0) + questionCount;
  }
  return size;
}

function Start({ clock }: { clock: () => number }) {
  const { uid } = useLearner();
  const [choice, setChoice] = useState<ExamChoice>(
    () => choiceStore(uid).read() ?? { examId: 'B', isExtended: false },
  );
  const exam = useExamAttempt(clock);
  const categories = useQuery(practiceCategoriesOptions());
  // read for what has been seen lately, which the draw avoids
  useQuery(learnerOptions(uid));
  const start = useStartExam();

  const blueprint = blueprints[choice.examId];
  const bank = (categories.data ?? []).filter(
    (category) => drawsFrom(choice.examId, category) && category.questionCount > 0,
  );
  const format = formatFor(blueprint, sizeOf(bank));
  const isEstimate = blueprint.extendedMinutes?.certainty === 'estimate';
  const isRunning = exam.attempt !== null && exam.attempt.handedIn === null;
  const choose = (next: ExamChoice) => {
    start.reset();
    choiceStore(uid).write(next);
    setChoice(next);
  };
  const begin = (isPartFine: boolean) => {
    start.mutate({ ...choice, categories: bank, isPartFine, now: exam.now });
  };

  return (
    <>
      <RunningCard exam={exam} />
      {/* what is being started is not changed meanwhile */}
      <Card className="mt-6">
        <fieldset disabled={start.isPending} className="flex min-w-0 flex-col gap-6">
          <ExamPicker
            value={choice.examId}
            onChange={(examId) => {
              choose({ ...choice, examId });
            }}
          />
          {categories.data === undefined && (
            <NotLoaded
              queries={[categories]}
              title="Kunde inte ladda proven"
              skeleton={<Skeleton className="h-40" />}
            />
          )}
          {categories.data !== undefined && format === null && (
            <EmptyState
              title="För få frågor än"
              action={
                <ButtonLink variant="outline">
                  <Link to={paths.practice.getHref()}>Till övningarna</Link>
                </ButtonLink>
              }
            >
              <p>
                Ett prov behöver minst {fewestQuestions} frågor, och så många har vi inte till det
                här provet än.
              </p>
            </EmptyState>
          )}
          {format !== null && (
            <>
              <FormatCard blueprint={blueprint} format={format} isExtended={choice.isExtended} />
              {format.extendedMinutes !== null && (
                <SwitchField
                  label="Förlängd tid"
                  hint={`${String(format.extendedMinutes)} minuter i stället för ${String(format.minutes)}${isEstimate ? ' (vår uppskattning)' : ''}.`}
                  isOn={choice.isExtended}
                  onChange={(isExtended) => {
                    choose({ ...choice, isExtended });
                  }}
                />
              )}
              <StartProblems
                start={start}
                isRunning={isRunning}
                onStartAnyway={() => {
                  begin(true);
                }}
              />
              {isRunning ? (
                <p className="text-muted-foreground">Gör klart provet du har på gång först.</p>
              ) : (
                // the foot of the card, and on a small screen of what is seen of it; no grid, in which it would not stick
                <div className="max-lg:sticky max-lg:bottom-(--tabs) max-lg:-mx-5 max-lg:-mb-5 max-lg:rounded-b-card max-lg:border-t max-lg:border-border max-lg:bg-surface max-lg:px-5 max-lg:py-3 sm:max-lg:-mx-6 sm:max-lg:-mb-6 sm:max-lg:px-6">
                  <Button
                    size="large"
                    className="max-sm:w-full"
                    isBusy={start.isPending}
                    onClick={() => {
                      begin(false);
                    }}
                  >
                    Starta provet
                  </Button>
                </div>
              )}
            </>
          )}
        </fieldset>
      </Card>
      {/* not shown before what stands above it has its height */}
      <div className={categories.isPending ? 'hidden' : undefined}>
        <div className="mt-6">
          <LinkTile
            hasChevron
            to={paths.readiness.getHref()}
            icon={Gauge}
            label="Hur redo är du?"
            note="Din chans att klara ett prov med frågor som du inte har sett, område för område."
          />
        </div>
        <EarlierTests key={choice.examId} examId={choice.examId} />
        <p className="mt-8 text-sm text-muted-foreground">
          Teoriklar har ingen koppling till Trafikverket eller Transportstyrelsen. Provens uppgifter
          är kontrollerade i november 2026.
        </p>
      </div>
    </>
  );
}

/** Where a test is chosen, started and resumed, and where earlier tests are found. */
export function ExamStartPage() {
  const clock = useExamClock();
  return (
    <Page
      title="Teoriprov"
      intro="Skriv prov i samma format som det riktiga, med klocka och resultat område för område."
      width="reading"
    >
      {clock === undefined ? (
        <>
          <LoadingText />
          <Skeleton className="h-96" />
        </>
      ) : (
        <Start clock={clock} />
      )}
    </Page>
  );
}
