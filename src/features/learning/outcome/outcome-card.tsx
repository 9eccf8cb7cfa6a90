import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { useLearner } from '../../../components/learner/learner-context';
import { paths } from '../../../config/paths';
import {
  outcomesOptions,
  removeOutcomeOptions,
  saveOutcomeOptions,
} from '../../../data/outcomes/queries';
import { planOptions } from '../../../data/plans/queries';
import { swedishDay } from '../../../domain/calendar-day';
import { examName } from '../../../domain/exam/exam-name';
import type { ExamId } from '../../../domain/exam/exam-id';
import type { Foretold } from '../../../domain/learning/plan';
import type { Outcome } from '../../../domain/outcome/outcome';
import { formatDate } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { NotLoaded } from '../../../ui/not-loaded';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { Skeleton } from '../../../ui/skeleton';
import { useWrite } from '../../../ui/use-write';
import { dateOf } from '../day-date';
import { useNow } from '../use-now';
import { withForetold, type Said } from './foretell';
import { OutcomeForm } from './outcome-form';
import { useKeptForetold } from './use-kept-foretold';

const failed = 'Kontrollera din anslutning och försök igen.';

/** What has been said of one test, and the ways to change it and to take it back. */
function Told({ outcome, onChange }: { outcome: Outcome; onChange: (outcome: Outcome) => void }) {
  const { uid } = useLearner();
  const remove = useWrite({
    ...removeOutcomeOptions(uid),
    onError: () => {
      notifyError('Resultatet kunde inte tas bort', failed);
    },
  });
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <p>
        <span className="font-semibold">{outcome.isPassed ? 'Godkänd' : 'Underkänd'}</span>{' '}
        {formatDate(dateOf(outcome.testDay))}
        {outcome.isPassed && '. Grattis!'}
      </p>
      {!outcome.isPassed && (
        <p>
          <Link to={paths.plan.getHref()} className="text-primary underline underline-offset-4">
            Gör en plan till nästa prov
          </Link>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          onClick={() => {
            onChange(outcome);
          }}
        >
          Ändra resultatet
        </Button>
        <Button
          variant="quietDestructive"
          isBusy={remove.isPending}
          onClick={() => {
            remove.mutate(outcome);
          }}
        >
          Ta bort resultatet
        </Button>
      </div>
    </li>
  );
}

/** Asks how a test went, and stores it with what was foretold of it. */
function Ask({
  examId,
  known,
  day,
  outcomes,
  kept,
  onDone,
}: {
  examId: ExamId;
  known: Outcome | null;
  day: number;
  outcomes: readonly Outcome[];
  kept: Foretold | undefined;
  onDone: () => void;
}) {
  const { uid } = useLearner();
  const today = swedishDay(useNow());
  const save = useWrite({
    ...saveOutcomeOptions(uid, (said: Said) => withForetold(uid, said, outcomes, kept)),
    onWritten: () => {
      notifySuccess('Tack! Resultatet är sparat');
      onDone();
    },
    onError: () => {
      notifyError('Resultatet kunde inte sparas', failed);
    },
  });
  return (
    <OutcomeForm
      examId={examId}
      known={known}
      day={day}
      today={today}
      isBusy={save.isPending}
      onSave={(said) => {
        save.mutate({ ...said, examId, known });
      }}
    />
  );
}

/** Asks how the real test went, and shows what has been said of it. */
export default function OutcomeCard({ examId }: { examId: ExamId }) {
  const { uid } = useLearner();
  const today = swedishDay(useNow());
  const stored = useQuery(outcomesOptions(uid));
  const plan = useQuery(planOptions(uid, examId));
  useKeptForetold(uid, plan.data, today);
  const [asked, setAsked] = useState<Outcome | 'new' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // the button that was pressed is gone
    if (asked !== null) heading.current?.focus();
  }, [asked]);
  // a plan that cannot be read is none: its day would only be filled in
  if (stored.data === undefined || plan.isPending) {
    return (
      <NotLoaded
        queries={[stored, plan]}
        title="Kunde inte hämta dina provresultat"
        skeleton={<Skeleton className="h-11" />}
      />
    );
  }
  const ofExam = stored.data.filter((one) => one.examId === examId);
  const plannedDay = plan.data?.testDay;
  // on the day itself the test may be yet to come
  const isPlannedOver =
    plannedDay !== undefined &&
    plannedDay < today &&
    ofExam.every(({ testDay }) => testDay < plannedDay);
  const isAsking = asked !== null || isPlannedOver;
  const known = asked === 'new' ? null : asked;
  const tell = (words: string) => (
    <Button
      variant="outline"
      className="justify-self-start"
      onClick={() => {
        setAsked('new');
      }}
    >
      {words}
    </Button>
  );
  if (!isAsking && ofExam.length === 0) return tell('Jag har skrivit provet');
  return (
    <Card className="grid gap-4">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          Hur gick det?
        </h2>
        <p className="text-muted-foreground">
          {examName(examId)} hos Trafikverket. Berätta när du har skrivit: ett tryck räcker.
        </p>
      </div>
      {ofExam.length > 0 && (
        <ul className="divide-y divide-border">
          {ofExam.map((outcome) => (
            <Told key={outcome.number} outcome={outcome} onChange={setAsked} />
          ))}
        </ul>
      )}
      {isAsking ? (
        <Ask
          // of another test nothing that was typed is kept
          key={`${examId} ${String(known?.number ?? ofExam.length)}`}
          examId={examId}
          known={known}
          day={isPlannedOver ? plannedDay : today}
          outcomes={stored.data}
          kept={plan.data?.foretold}
          onDone={() => {
            setAsked(null);
          }}
        />
      ) : (
        tell('Jag har skrivit igen')
      )}
    </Card>
  );
}
