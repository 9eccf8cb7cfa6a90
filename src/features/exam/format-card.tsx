import {
  certaintyNotes,
  lessSure,
  type Blueprint,
  type Certainty,
} from '../../domain/exam/blueprint';
import { examAreaNames } from '../../domain/exam/exam-area';
import type { ExamFormat } from '../../domain/exam/format';
import { formatCount } from '../../lib/format';
import { Alert } from '../../ui/alert';

function Mark({ certainty }: { certainty: Certainty }) {
  const note = certaintyNotes[certainty];
  if (note === null) return null;
  return <span className="basis-full text-sm font-normal text-muted-foreground">{note}</span>;
}

function Fact({ name, value, certainty }: { name: string; value: string; certainty: Certainty }) {
  return (
    <div className="rounded-card bg-muted/60 px-2 py-3 sm:p-4">
      <dt className="text-sm text-muted-foreground max-[24rem]:text-xs">{name}</dt>
      <dd className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold sm:text-lg">
        {value} <Mark certainty={certainty} />
      </dd>
    </div>
  );
}

/** What the test is made of, in plain words; figures that nobody has confirmed are marked. */
export function FormatCard({
  blueprint,
  format,
  isExtended,
}: {
  blueprint: Blueprint;
  format: ExamFormat;
  isExtended: boolean;
}) {
  const time = isExtended ? (blueprint.extendedMinutes ?? blueprint.minutes) : blueprint.minutes;
  const minutes = isExtended ? (format.extendedMinutes ?? format.minutes) : format.minutes;
  const full = blueprint.scored.value + blueprint.trial.value;
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-3 gap-2 sm:gap-3">
        <Fact
          name="Frågor"
          value={String(format.questions)}
          certainty={lessSure(blueprint.scored.certainty, blueprint.trial.certainty)}
        />
        <Fact name="Tid" value={`${String(minutes)}\u00a0min`} certainty={time.certainty} />
        <Fact
          name="För godkänt"
          value={`${String(format.passMark)} av ${String(format.scored)}`}
          certainty={blueprint.passMark.certainty}
        />
      </dl>
      {format.isShortened && (
        <Alert tone="warning" title="Kortare än det riktiga provet">
          Det riktiga provet har {full} frågor. Vår frågebank räcker än så länge till{' '}
          {format.questions}, så tid och gräns är anpassade. Ingen fråga kommer två gånger.
          {format.missing.length > 0 &&
            ` Frågor saknas i: ${format.missing.map((area) => examAreaNames[area].toLowerCase()).join(', ')}.`}
        </Alert>
      )}
      <ul className="list-disc space-y-1 pl-5 text-muted-foreground">
        {format.trial > 0 && (
          <li>
            {formatCount(format.trial, 'fråga är en försöksfråga', 'frågor är försöksfrågor')} och
            räknas inte. I resultatet ser du {format.trial === 1 ? 'vilken' : 'vilka'}; på det
            riktiga provet får du inte veta det.
          </li>
        )}
        {blueprint.trial.certainty === 'estimate' && (
          <li>Det riktiga provet har också försöksfrågor. Hur många är inte publicerat.</li>
        )}
        {blueprint.licenceType === 'TAXI_AKERI' && (
          <li>
            Det riktiga provet har ett fjärde delprov, fallstudier. Här finns de i övningskategorin
            Fallstudier och beräkningar, och i provet för delprov 2.
          </li>
        )}
        <li>En fråga i taget. Du kan flagga, hoppa och ändra dina svar tills du lämnar in.</li>
        <li>
          Klockan går även om du stänger sidan. När tiden är slut lämnas provet in som det står.
        </li>
        {blueprint.areas.certainty === 'estimate' && (
          <li>Hur frågorna fördelas på områden är vår uppskattning.</li>
        )}
      </ul>
    </div>
  );
}
