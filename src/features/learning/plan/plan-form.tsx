import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

import { examAreaNames, type ExamArea } from '../../../domain/exam/exam-area';
import type { ExamId } from '../../../domain/exam/exam-id';
import type { ExamResult } from '../../../domain/exam/exam-result';
import { isoDate, parseIsoDate, swedishDay } from '../../../domain/calendar-day';
import { planSchema, pointsFromExam, type Plan } from '../../../domain/learning/plan';
import { limits } from '../../../domain/limits';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { TextField } from '../../../ui/field';
import { FormProblem } from '../../../ui/form-problem';
import { PointsField } from './points-field';
import { faultOfDay, startOf } from './plan-days';
import { emptyPoints, faultOf, typed, type TypedPoints } from './typed-points';

/** Asks for the points of the last try and for the day of the next. */
export function PlanForm({
  examId,
  plan,
  latestExam,
  now,
  isBusy,
  onSave,
  onCancel,
}: {
  examId: ExamId;
  /** What is changed, if anything is planned already. */
  plan: Plan | null;
  latestExam: ExamResult | undefined;
  now: number;
  isBusy: boolean;
  onSave: (plan: Plan) => void;
  onCancel: (() => void) | undefined;
}) {
  const today = swedishDay(now);
  const [date, setDate] = useState(() => (plan === null ? '' : isoDate(plan.testDay)));
  const [source, setSource] = useState<Plan['source']>(plan?.source ?? 'letter');
  const [points, setPoints] = useState(() =>
    plan === null ? emptyPoints(examId) : typed(plan.points),
  );
  const [isTried, setIsTried] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const testDay = parseIsoDate(date);
  const dayFault = faultOfDay(testDay, today);
  // who has tried no test leaves all of them empty: the plan goes by how much the test asks of each area
  const isFirstTry = points.every(({ right }) => right.trim() === '');
  const filled = (one: TypedPoints) => (isFirstTry ? { ...one, right: '0' } : one);

  const change = (area: ExamArea, changed: TypedPoints) => {
    setPoints(points.map((one) => (one.area === area ? changed : one)));
    setSource('letter');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const given = points.map(filled).map(({ area, right, scored }) => {
      return { area, right: Number(right), scored: Number(scored) };
    });
    const parsed = planSchema.safeParse({
      examId,
      startedDay: startOf(plan, given, testDay ?? today, today),
      testDay,
      source,
      points: given,
    });
    const hasFault =
      dayFault !== undefined || points.some((one) => faultOf(filled(one)) !== undefined);
    flushSync(() => {
      setIsTried(true);
      setIsRefused(!hasFault && !parsed.success);
    });
    if (!hasFault && parsed.success) {
      onSave(parsed.data);
    } else if (event.currentTarget instanceof HTMLElement) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
  };
  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid gap-6">
        <TextField
          label="När är nästa prov?"
          type="date"
          className="max-w-56"
          min={isoDate(today + 1)}
          max={isoDate(today + limits.planDays)}
          value={date}
          error={isTried ? dayFault : undefined}
          onChange={({ target }) => {
            setDate(target.value);
          }}
        />
        <fieldset className="grid gap-4">
          <legend className="text-lg font-semibold">Dina poäng förra gången</legend>
          <p className="text-muted-foreground">
            De står område för område i brevet från Trafikverket. Planen lägger mest tid där du
            förlorade mest. Första gången? Lämna tomt.
          </p>
          {latestExam !== undefined && (
            <Button
              variant="outline"
              className="justify-self-start py-2 whitespace-normal!"
              onClick={() => {
                setPoints(typed(pointsFromExam(latestExam)));
                setSource('mockTest');
              }}
            >
              Hämta från ditt senaste övningsprov
            </Button>
          )}
          {points.map((one) => (
            <PointsField
              key={one.area}
              label={examAreaNames[one.area]}
              value={one}
              error={isTried ? faultOf(filled(one)) : undefined}
              onChange={(changed) => {
                change(one.area, changed);
              }}
            />
          ))}
        </fieldset>
        {isRefused && (
          <FormProblem title="Planen kunde inte sparas">
            Kontrollera datumet och poängen, och försök igen.
          </FormProblem>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy}>
            {plan === null ? 'Gör min plan' : 'Spara ändringarna'}
          </Button>
          {onCancel !== undefined && (
            <Button variant="outline" onClick={onCancel}>
              Avbryt
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
