import { useQuery } from '@tanstack/react-query';

import { useLearner } from '../../components/learner/learner-context';
import {
  setSharesFirstAnswersOptions,
  sharesFirstAnswersOptions,
} from '../../data/learning/sharing-queries';
import { Card } from '../../ui/card';
import { NotLoaded } from '../../ui/not-loaded';
import { notifyError } from '../../ui/notify';
import { Skeleton } from '../../ui/skeleton';
import { SwitchField } from '../../ui/switch-field';
import { useWrite } from '../../ui/use-write';
import { accountProblem } from './messages';

/** Whether the learner's first answers are counted in the statistics of questions. */
export function StatisticsConsent() {
  const { uid } = useLearner();
  const shares = useQuery(sharesFirstAnswersOptions(uid));
  const save = useWrite({
    ...setSharesFirstAnswersOptions(uid),
    onError: (error) => {
      notifyError('Valet kunde inte sparas', accountProblem(error));
    },
  });
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">Frågestatistik</h2>
      {shares.data === undefined ? (
        <NotLoaded
          queries={[shares]}
          title="Kunde inte hämta ditt val"
          skeleton={<Skeleton className="h-16" />}
        />
      ) : (
        <SwitchField
          label="Räkna med mina första svar"
          hint="Vad du svarade första gången på en fråga räknas ihop med vad andra svarade, utan namn, så att vi hittar frågor som behöver bli bättre. Säger du nej tas dina svar bort ur underlaget."
          isOn={(save.isPending ? save.variables : undefined) ?? shares.data}
          isBusy={save.isPending}
          onChange={save.mutate}
        />
      )}
    </Card>
  );
}
