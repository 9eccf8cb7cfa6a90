import { useQuery } from '@tanstack/react-query';

import { sharedOutcomesOptions } from '../../data/outcomes/shared';
import { blueprints } from '../../domain/exam/blueprint';
import { licenceNames, licenceTypes } from '../../domain/licence-type';
import {
  brierScore,
  calibrationByTenths,
  foretoldOf,
  leastOutcomes,
  type Foretold,
  type Tenth,
} from '../../domain/outcome/calibration';
import type { Outcome } from '../../domain/outcome/outcome';
import { readinessModelVersion } from '../../domain/readiness/readiness';
import { downloadFile } from '../../lib/download-file';
import { formatCount } from '../../lib/format';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { IntervalBar } from '../../ui/interval-bar';
import { FormProblem } from '../../ui/form-problem';
import { SelectField } from '../../ui/select-field';
import { Table } from '../../ui/table';
import { notifyError } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';
import { problemText } from '../shared/messages';
import { TabHeader } from '../shared/tab-header';
import { useListAddress } from '../shared/use-address';
import { PublishCurve } from './publish-curve';

const percent = (share: number) => Math.round(share * 100);

function Calibration({ tenths }: { tenths: readonly Tenth[] }) {
  return (
    <Table
      caption="Förutsagt och utfall"
      rows={tenths}
      keyOf={({ from }) => String(from)}
      columns={[
        {
          heading: 'Förutsagd chans',
          cell: ({ from }) => `${String(percent(from))}–${String(percent(from) + 10)}\u00a0%`,
        },
        { heading: 'Prov', cell: ({ count }) => count },
        { heading: 'I snitt', cell: ({ foretold }) => `${String(percent(foretold))}\u00a0%` },
        {
          heading: 'Godkända',
          onPhone: 'plain',
          isWide: true,
          cell: ({ foretold, happened, low, high }) => (
            <div className="grid min-w-48 gap-1">
              <span>
                {percent(happened)}&nbsp;% ({percent(low)}–{percent(high)}&nbsp;%)
              </span>
              <IntervalBar
                label={`${String(percent(happened))} procent godkända, 95 procents intervall ${String(percent(low))} till ${String(percent(high))}`}
                interval={{ value: percent(happened), low: percent(low), high: percent(high) }}
                mark={percent(foretold)}
              />
            </div>
          ),
        },
      ]}
    />
  );
}

/** How well outcomes were foretold; of too few nothing is said. */
function Comparison({ outcomes }: { outcomes: readonly (Outcome & Foretold)[] }) {
  const download = useWrite({
    mutationFn: async () => {
      const { outcomesCsv } = await import('./outcomes-csv');
      downloadFile('provutfall.csv', 'text/csv', outcomesCsv(outcomes));
    },
    onError: () => {
      notifyError('Filen kunde inte laddas ner', 'Kontrollera din anslutning och försök igen.');
    },
  });
  if (outcomes.length < leastOutcomes) {
    return (
      <Alert title="Det säger inget än">
        {formatCount(outcomes.length, 'resultat', 'resultat')} med en förutsägelse. Det behövs minst{' '}
        {leastOutcomes}.
      </Alert>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {formatCount(outcomes.length, 'resultat', 'resultat')}, Brier{' '}
          {brierScore(outcomes).toFixed(3).replace('.', ',')}. Noll är bäst; den som alltid säger
          50&nbsp;% får 0,250.
        </p>
        <Button
          variant="outline"
          isBusy={download.isPending}
          onClick={() => {
            download.mutate();
          }}
        >
          Ladda ner CSV
        </Button>
      </div>
      <Calibration tenths={calibrationByTenths(outcomes)} />
      <p className="text-sm text-muted-foreground">
        Strecket är det som förutsades i snitt, fältet 95 % intervall (Wilson 1927). Chansen är den
        som räknades fram för kvällen före provet.
      </p>
    </>
  );
}

/** What the curve for everybody is made of: chances as learners are told them today, and not by a model of before. */
const curveOf = (outcomes: readonly Outcome[]) =>
  foretoldOf(outcomes).filter(({ modelVersion }) => modelVersion === readinessModelVersion);

function Outcomes({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { get, narrow } = useListAddress();
  const licence = licenceTypes.find((type) => type === get('korkortstyp'));
  const versions = [...new Set(outcomes.map(({ modelVersion }) => modelVersion))].sort(
    (one, other) => other - one,
  );
  const version = versions.find((one) => String(one) === get('modell'));
  const chosen = foretoldOf(outcomes).filter(
    ({ examId, modelVersion }) =>
      (licence === undefined || blueprints[examId].licenceType === licence) &&
      (version === undefined || modelVersion === version),
  );
  const all = { value: '', label: 'Alla' };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>{formatCount(outcomes.length, 'delat resultat', 'delade resultat')}.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Körkortstyp"
          value={licence ?? ''}
          options={[all, ...licenceTypes.map((value) => ({ value, label: licenceNames[value] }))]}
          onChange={({ target: { value } }) => {
            narrow({ korkortstyp: value === '' ? undefined : value });
          }}
        />
        <SelectField
          label="Modell"
          value={version === undefined ? '' : String(version)}
          options={[
            all,
            ...versions.map((one) => ({ value: String(one), label: `Version ${String(one)}` })),
          ]}
          onChange={({ target: { value } }) => {
            narrow({ modell: value === '' ? undefined : value });
          }}
        />
      </div>
      <Comparison outcomes={chosen} />
      <PublishCurve outcomes={curveOf(outcomes)} />
    </div>
  );
}

/** The tab 'Provutfall': what was foretold of real tests, against what happened, read at a press. */
export default function OutcomesTab() {
  const outcomes = useQuery({ ...sharedOutcomesOptions(), enabled: false });
  return (
    <>
      <TabHeader
        title="Provutfall"
        intro="Chansen som förutsades kvällen före provet, mot hur det gick, för elever som delar sitt resultat."
        action={
          <Button isBusy={outcomes.isFetching} onClick={() => void outcomes.refetch()}>
            Räkna
          </Button>
        }
      />
      {outcomes.isError && (
        <FormProblem title="Kunde inte läsa provutfallen.">
          {problemText(outcomes.error)}
        </FormProblem>
      )}
      {outcomes.data === undefined ? (
        <p className="text-muted-foreground">
          Tryck på Räkna för att hämta resultaten. Har många delat sitt tar det en stund.
        </p>
      ) : (
        <Outcomes outcomes={outcomes.data} />
      )}
    </>
  );
}
