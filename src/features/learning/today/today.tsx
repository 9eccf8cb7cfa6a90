import { useQuery } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Repeat from 'lucide-react/icons/repeat';
import SquarePen from 'lucide-react/icons/square-pen';

import { useLearner } from '../../../components/learner/learner-context';
import { paths } from '../../../config/paths';
import { learnerOptions } from '../../../data/learning/queries';
import { planOptions } from '../../../data/plans/queries';
import { swedishDay } from '../../../domain/calendar-day';
import { blueprints, examsOf } from '../../../domain/exam/blueprint';
import { isPassed, pointsOf, type ExamResult } from '../../../domain/exam/exam-result';
import { countDue } from '../../../domain/learning/daily-review';
import { lastPractised } from '../../../domain/learning/last-practised';
import { questionsOf } from '../../../domain/learning/learner';
import { nextStep } from '../../../domain/learning/next-step';
import type { Plan } from '../../../domain/learning/plan';
import { formatCount } from '../../../lib/format';
import { formatWeekday } from '../../../lib/format-time';
import { LinkTile } from '../../../ui/link-tile';
import { NotLoaded } from '../../../ui/not-loaded';
import { Skeleton } from '../../../ui/skeleton';
import { latestExamsOptions } from '../latest-exams';
import { StepCard } from '../next-step/step-card';
import { wordsOf } from '../next-step/step-words';
import { reviewDoneStore } from '../review/review-done-store';
import { ruleOnDevice } from '../review/siblings-store';
import { useLicence } from '../use-licence';
import { useNow } from '../use-now';
import { LicenceChoice } from './licence-choice';
import { StartPage } from './start-page';

/** What the learner's access opens: practice and tests, tests alone, or neither. */
export type Opened = 'everything' | 'tests' | 'nothing';

const toPurchase = { label: 'Köp åtkomst', href: paths.purchase.getHref('full') };

const steps = {
  tests: {
    title: 'Skriv ett övningsprov',
    reason: 'Din åtkomst gäller teoriproven. Varje prov visar var det brister.',
    action: { label: 'Till proven', href: paths.exam.getHref() },
  },
  nothing: {
    title: 'Din åtkomst är slut',
    reason: 'Dina svar och resultat finns kvar. Med full åtkomst övar du vidare.',
    action: toPurchase,
  },
  /** Nothing, where no session has been finished: the first five questions and the free signs are not one. */
  untried: {
    title: 'Öva vidare med full åtkomst',
    reason: 'Den ger dig alla frågor med förklaringar, teoriprov och repetition.',
    action: toPurchase,
  },
};

function planNote(plan: Plan | null | undefined, today: number): string {
  if (plan == null) return 'Ingen plan än';
  const left = plan.testDay - today;
  if (left < 0) return 'Hur gick provet?';
  return left === 0 ? 'Provet är idag' : `${formatCount(left, 'dag', 'dagar')} till provet`;
}

function examNote(exam: ExamResult | undefined): string {
  if (exam === undefined) return 'Inget skrivet än';
  const { right, scored } = pointsOf(exam.questions);
  return `${String(right)} av ${String(scored)}, ${isPassed(exam) ? 'godkänd' : 'underkänd'}`;
}

/** The learner's day: the one thing to do next, what is due, the plan and the latest test. */
export function Today({ opened }: { opened: Opened }) {
  const { uid } = useLearner();
  const now = useNow();
  const today = swedishDay(now);
  const { categories, licence = 'B', isChosen, ofLicence } = useLicence();
  const [examId = 'B'] = examsOf(licence);
  const learner = useQuery(learnerOptions(uid));
  const plan = useQuery(planOptions(uid, examId));
  const exams = useQuery(latestExamsOptions(uid, examId, 1));
  const isSettled = [plan, exams].every(({ data, isError }) => data !== undefined || isError);
  const note = formatWeekday(new Date(now));
  if (categories.data === undefined || learner.data === undefined || !isSettled) {
    return (
      <StartPage heading="Idag" note={note}>
        <NotLoaded
          queries={[categories, learner]}
          title="Kunde inte hämta din dag"
          skeleton={<Skeleton className="h-104 sm:h-56" />}
        />
      </StartPage>
    );
  }
  const [exam] = exams.data ?? [];
  const hasAnswered = questionsOf(learner.data).size > 0;
  const hasExam = exam !== undefined;
  if (!hasAnswered && !hasExam && !isChosen && opened !== 'tests') return <LicenceChoice />;
  const isUntried = opened === 'nothing' && learner.data.sessions === 0 && !hasExam;

  const isReviewDone = reviewDoneStore(uid, licence).read() === today;
  const names = new Map(ofLicence.map(({ id, name }) => [id, name]));
  const waiting = countDue(learner.data, new Set(names.keys()), now, ruleOnDevice(licence));
  const step = nextStep({
    learner: learner.data,
    categories: ofLicence,
    exams: exams.data ?? [],
    blueprint: blueprints[examId],
    isReviewDone,
    now,
    waiting,
  });
  // what the card above says of the review is not said again: the other thing to do is to practise
  const last =
    step.kind === 'review'
      ? names.get(lastPractised(learner.data, new Set(names.keys())) ?? '')
      : undefined;
  return (
    <StartPage heading="Idag" note={note}>
      <StepCard
        {...(opened === 'everything'
          ? wordsOf(step, names)
          : steps[isUntried ? 'untried' : opened])}
      />
      <ul className="grid gap-2.5 sm:auto-cols-fr sm:grid-flow-col">
        {opened === 'everything' ? (
          <li>
            {last !== undefined ? (
              <LinkTile
                hasChevron
                to={paths.practiceSession.getHref(last)}
                icon={SquarePen}
                label="Senaste övningen"
                note={last}
              />
            ) : (
              <LinkTile
                hasChevron
                to={paths.review.getHref()}
                icon={Repeat}
                label="Repetition"
                note={
                  isReviewDone
                    ? 'Klart för idag'
                    : waiting.due === 0
                      ? 'En kort runda om dagen'
                      : `${formatCount(waiting.due, 'fråga', 'frågor')} väntar`
                }
              />
            )}
          </li>
        ) : (
          hasAnswered && (
            <li>
              <LinkTile
                hasChevron
                to={paths.statistics.getHref()}
                icon={ChartColumn}
                label="Statistik"
                note="Det du har gjort"
              />
            </li>
          )
        )}
        <li>
          <LinkTile
            hasChevron
            to={paths.plan.getHref()}
            icon={CalendarDays}
            label="Min plan"
            note={planNote(plan.data, today)}
          />
        </li>
        <li>
          <LinkTile
            hasChevron
            to={exam === undefined ? paths.exam.getHref() : paths.examResult.getHref(exam.id)}
            icon={ClipboardCheck}
            label="Senaste provet"
            note={examNote(exam)}
          />
        </li>
      </ul>
    </StartPage>
  );
}
