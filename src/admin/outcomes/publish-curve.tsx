import { useQuery } from '@tanstack/react-query';

import { curveOptions, publishCurveOptions } from '../../data/outcomes/curve';
import { curveOutcomes, type Foretold } from '../../domain/outcome/calibration';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { notifySuccess } from '../../ui/notify';
import { FormProblem } from '../../ui/form-problem';
import { useWrite } from '../../ui/use-write';
import { useDuty } from '../shared/admin-context';
import { problemText } from '../shared/messages';

/** Shows learners the curve, when there are outcomes enough. */
export function PublishCurve({ outcomes }: { outcomes: readonly Foretold[] }) {
  const { data: curve } = useQuery(curveOptions());
  const isOwner = useDuty('everything');
  const publish = useWrite({
    ...publishCurveOptions(),
    onWritten: () => {
      notifySuccess('Kurvan är publicerad');
    },
  });
  return (
    <Card className="grid justify-items-start gap-3">
      <h3 className="text-xl">Kurvan för alla</h3>
      <p>
        {curve == null
          ? `När det finns ${String(curveOutcomes)} resultat av dagens modell kan kurvan visas på sidan Hur redo är du? och på körkortens sidor. Nu finns det ${String(outcomes.length)}.`
          : `Sidan Hur redo är du? och körkortens sidor visar kurvan för ${formatCount(curve.count, 'resultat', 'resultat')}.`}
      </p>
      {publish.isError && (
        <FormProblem title="Kurvan kunde inte publiceras.">
          {problemText(publish.error)}
        </FormProblem>
      )}
      {isOwner && outcomes.length >= curveOutcomes && (
        <Button
          isBusy={publish.isPending}
          onClick={() => {
            publish.mutate(outcomes);
          }}
        >
          Publicera kurvan
        </Button>
      )}
    </Card>
  );
}
