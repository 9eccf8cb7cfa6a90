import { useState } from 'react';

import { isoDate, parseIsoDate } from '../../../domain/calendar-day';
import { examAreaNames } from '../../../domain/exam/exam-area';
import type { ExamId } from '../../../domain/exam/exam-id';
import type { Outcome } from '../../../domain/outcome/outcome';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { TextField } from '../../../ui/field';
import { PointsField } from '../plan/points-field';
import { sum } from '../../../domain/sum';
import { emptyPoints, faultOf, faultOfTotal, typed } from '../plan/typed-points';

/** Passed or not, at one press; the day is filled in, and the points may be left out. */
export function OutcomeForm({
  examId,
  known,
  day,
  today,
  isBusy,
  onSave,
}: {
  examId: ExamId;
  /** What has been said of the test before, if anything. */
  known: Outcome | null;
  /** calendar-day.ts: the day that the test was most likely on. */
  day: number;
  today: number;
  isBusy: boolean;
  onSave: (said: Pick<Outcome, 'testDay' | 'isPassed' | 'points' | 'total' | 'isShared'>) => void;
}) {
  const [date, setDate] = useState(() => isoDate(known?.testDay ?? day));
  const [isShared, setIsShared] = useState(known?.isShared ?? false);
  const [points, setPoints] = useState(() =>
    known !== null && known.points.length > 0 ? typed(known.points) : emptyPoints(examId),
  );
  const [total, setTotal] = useState(() => known?.total?.toString() ?? '');
  const [isTried, setIsTried] = useState(false);
  const testDay = parseIsoDate(date);
  const dayFault = testDay === null || testDay > today ? 'Välj dagen då du skrev.' : undefined;
  const hasPoints = points.some(({ right }) => right.trim() !== '');
  const hasFault = points.some((one) => faultOf(one) !== undefined);
  const given = points.map(({ area, right, scored }) => {
    return { area, right: Number(right), scored: Number(scored) };
  });
  const totalFault = faultOfTotal(
    total,
    hasPoints && !hasFault ? sum(given.map(({ right }) => right)) : undefined,
  );
  const save = (isPassed: boolean) => {
    setIsTried(true);
    if (testDay === null || dayFault !== undefined) return;
    if (totalFault !== undefined || (hasPoints && hasFault)) return;
    onSave({
      testDay,
      isPassed,
      points: hasPoints ? given : [],
      total: total.trim() === '' ? null : Number(total),
      isShared,
    });
  };
  return (
    <div className="grid gap-4">
      <TextField
        label="Provdag"
        type="date"
        className="max-w-56"
        max={isoDate(today)}
        value={date}
        error={isTried ? dayFault : undefined}
        onChange={({ target }) => {
          setDate(target.value);
        }}
      />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-medium text-primary">
          Fyll i poängen från brevet (frivilligt)
        </summary>
        <div className="mt-2 grid gap-4">
          <TextField
            label="Poäng"
            inputMode="numeric"
            maxLength={2}
            className="max-w-24"
            value={total}
            error={isTried ? totalFault : undefined}
            onChange={({ target }) => {
              setTotal(target.value);
            }}
          />
          <p className="font-medium">Poäng per område</p>
          {points.map((one) => (
            <PointsField
              key={one.area}
              label={examAreaNames[one.area]}
              value={one}
              error={isTried && hasPoints ? faultOf(one) : undefined}
              onChange={(changed) => {
                setPoints(points.map((each) => (each.area === one.area ? changed : each)));
              }}
            />
          ))}
        </div>
      </details>
      <CheckboxField
        label="Ni får jämföra mitt resultat med den chans ni räknade ut dagen före, tillsammans med andras och utan mitt namn. Jag kan ångra mig."
        isChecked={isShared}
        onChange={setIsShared}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          isBusy={isBusy}
          onClick={() => {
            save(true);
          }}
        >
          Godkänd
        </Button>
        <Button
          variant="outline"
          isBusy={isBusy}
          onClick={() => {
            save(false);
          }}
        >
          Underkänd
        </Button>
      </div>
    </div>
  );
}
