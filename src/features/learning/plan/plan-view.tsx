import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';

import { examName } from '../../../domain/exam/exam-name';
import type { ExamResult } from '../../../domain/exam/exam-result';
import { calendarFile, planEvents, taskName } from '../../../domain/learning/calendar-file';
import { swedishDay } from '../../../domain/calendar-day';
import type { Learner } from '../../../domain/learning/learner';
import { planDays, type Plan, type PlanDay } from '../../../domain/learning/plan';
import type { PracticeCategory } from '../../../domain/practice/category';
import { downloadFile } from '../../../lib/download-file';
import { formatCount } from '../../../lib/format';
import { formatWeekday } from '../../../lib/format-time';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { dateOf } from '../day-date';
import { RemovePlan } from './remove-plan';
import { TodaysTasks } from './todays-tasks';

/** Days that are shown before the others are asked for. */
const daysShown = 7;

function DayList({ days }: { days: readonly PlanDay[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? days : days.slice(0, daysShown);
  return (
    <section>
      <h2 className="text-xl">Dagarna som kommer</h2>
      <ol className="mt-3 divide-y divide-border overflow-hidden rounded-card border border-border bg-surface">
        {shown.map(({ day, tasks }) => (
          <li key={day} className="grid gap-x-4 gap-y-0.5 px-4 py-3 sm:grid-cols-[11rem_1fr]">
            <span className="font-medium first-letter:uppercase">{formatWeekday(dateOf(day))}</span>
            <span className="text-muted-foreground">{tasks.map(taskName).join(' · ')}</span>
          </li>
        ))}
      </ol>
      {days.length > shown.length && (
        <Button
          variant="outline"
          className="mt-3"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          Visa alla {days.length} dagar
        </Button>
      )}
    </section>
  );
}

/** The plan: how long it is to the test, what is to be done today, and the days after. */
export function PlanView({
  plan,
  learner,
  categories,
  exams,
  isReviewDone,
  now,
  onChange,
  onRemove,
}: {
  plan: Plan;
  learner: Learner;
  categories: readonly PracticeCategory[];
  /** All of those since the plan's start. */
  exams: readonly ExamResult[];
  /** Today's. */
  isReviewDone: boolean;
  now: number;
  onChange: () => void;
  onRemove: () => void;
}) {
  const areaOf = new Map(categories.map(({ id, examArea }) => [id, examArea]));
  const { days, isTight } = planDays(plan, { learner, areaOf, exams, now });
  const today = days.find(({ day }) => day === swedishDay(now));
  const coming = days.filter(({ isPast, day }) => !isPast && day !== today?.day);
  const past = days.filter(({ isPast, answered }) => isPast && answered > 0);
  const left = plan.testDay - swedishDay(now);
  const download = () => {
    const file = calendarFile(planEvents(plan, days), now);
    downloadFile('teoriplan.ics', 'text/calendar', file);
  };
  return (
    <>
      <Card className="grid gap-4">
        <div>
          <p className="text-muted-foreground">
            {examName(plan.examId)}, {formatWeekday(dateOf(plan.testDay))}
          </p>
          <h2 className="text-2xl">
            {left === 0 ? 'Provet är idag' : `${formatCount(left, 'dag', 'dagar')} till provet`}
          </h2>
        </div>
        {isTight && (
          <Alert tone="warning">
            Tiden är knapp för allt som behöver övas. Gör det som står överst först, eller flytta
            provet om du kan.
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={download}>
            <CalendarPlus aria-hidden className="size-5" />
            Lägg till i kalendern
          </Button>
          <Button variant="quiet" onClick={onChange}>
            Ändra
          </Button>
          <RemovePlan onRemove={onRemove} />
        </div>
      </Card>
      {today !== undefined && (
        <TodaysTasks
          tasks={today.tasks}
          categories={categories}
          learner={learner}
          isReviewDone={isReviewDone}
        />
      )}
      {coming.length > 0 && <DayList days={coming} />}
      {past.length > 0 && (
        <p className="text-muted-foreground">
          Så här långt har du svarat på{' '}
          {formatCount(
            past.reduce((sum, { answered }) => sum + answered, 0),
            'fråga',
            'frågor',
          )}{' '}
          på {formatCount(past.length, 'dag', 'dagar')}. Det du inte hann fördelas på dagarna som är
          kvar.
        </p>
      )}
    </>
  );
}
