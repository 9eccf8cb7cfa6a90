import {
  blueprints,
  certaintyNotes,
  lessSure,
  type Blueprint,
  type Certainty,
} from '../../domain/exam/blueprint';
import type { ExamId } from '../../domain/exam/exam-id';
import { Card } from '../../ui/card';
import { questionsOf } from './test-facts';

function Fact({ name, value, certainty }: { name: string; value: string; certainty: Certainty }) {
  // of the real test only what somebody else has said is told
  const isKnown = certainty !== 'estimate';
  const note = isKnown ? certaintyNotes[certainty] : null;
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className={isKnown ? 'mt-0.5 text-2xl font-bold tabular-nums' : 'mt-1 font-medium'}>
        {isKnown ? value : 'inte publicerat'}
        {note !== null && (
          <span className="block text-sm font-normal text-muted-foreground">{note}</span>
        )}
      </dd>
    </div>
  );
}

function TestCard({ blueprint }: { blueprint: Blueprint }) {
  const { part, scored, trial, passMark, minutes, extendedMinutes } = blueprint;
  const isTrialKnown = trial.certainty !== 'estimate';
  return (
    <Card className="flex-1 basis-80">
      <h3 className="text-xl">{part ?? 'Kunskapsprovet'}</h3>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-5">
        <Fact
          name={isTrialKnown ? 'Frågor' : 'Frågor som räknas'}
          value={String(isTrialKnown ? questionsOf(blueprint) : scored.value)}
          certainty={isTrialKnown ? lessSure(scored.certainty, trial.certainty) : scored.certainty}
        />
        <Fact
          name="För godkänt"
          value={`${String(passMark.value)} av ${String(scored.value)}`}
          certainty={passMark.certainty}
        />
        <Fact
          name="Tid"
          value={`${String(minutes.value)}\u00a0min`}
          certainty={minutes.certainty}
        />
        {extendedMinutes !== null && (
          <Fact
            name="Förlängd tid"
            value={`${String(extendedMinutes.value)}\u00a0min`}
            certainty={extendedMinutes.certainty}
          />
        )}
      </dl>
      {isTrialKnown && (
        <p className="mt-5 border-t border-border pt-4 text-muted-foreground">
          {scored.value} av frågorna räknas. {trial.value} är försöksfrågor.
        </p>
      )}
    </Card>
  );
}

/** The real test in figures, part by part; those that the authority has not confirmed say so. */
export function TestFormat({
  exams,
  notes,
}: {
  exams: readonly ExamId[];
  notes: readonly string[];
}) {
  const isSingle = exams.length === 1;
  return (
    <div className={isSingle ? 'grid gap-8 lg:grid-cols-2 lg:gap-12' : 'grid gap-8'}>
      <div className="flex flex-wrap gap-5">
        {exams.map((id) => (
          <TestCard key={id} blueprint={blueprints[id]} />
        ))}
      </div>
      <ul className="grid max-w-prose list-disc content-center gap-3 pl-5 marker:text-primary">
        {notes.map((note) => (
          <li key={note} className="pl-1 text-pretty">
            {note}
          </li>
        ))}
      </ul>
    </div>
  );
}
