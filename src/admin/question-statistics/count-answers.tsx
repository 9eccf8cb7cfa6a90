import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { countFirstAnswersOptions, forgetCount } from '../../data/answer-count/fold';
import { foldOptions } from '../../data/question-statistics/queries';
import { formatCount, formatMoment } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { FormProblem } from '../../ui/form-problem';
import { useWrite } from '../../ui/use-write';
import { problemText } from '../shared/messages';

function stateText(isCounting: boolean, documents: number, countedAt: Date | null): string {
  const read = formatCount(documents, 'dokument läst', 'dokument lästa');
  if (isCounting) return `Räknar: ${read}.`;
  if (documents > 0) return `Avbruten räkning: ${read}.`;
  return countedAt === null ? 'Inga siffror än.' : `Räknade ${formatMoment(countedAt)}.`;
}

/** Counts learners' first answers when it is pressed; what is interrupted goes on from there. */
export function CountAnswers({ countedAt }: { countedAt: Date | null }) {
  const { data: fold } = useQuery(foldOptions());
  const counting = useRef<AbortController>(null);
  const count = useWrite(countFirstAnswersOptions());
  const restart = useWrite({ mutationFn: forgetCount });
  useEffect(
    () => () => {
      counting.current?.abort();
    },
    [],
  );
  const documents = fold?.documents ?? 0;
  const isInterrupted = documents > 0 && !count.isPending;
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="mr-auto tabular-nums">
          {stateText(count.isPending, documents, countedAt)}
        </p>
        {count.isPending && (
          <Button
            variant="outline"
            onClick={() => {
              counting.current?.abort();
            }}
          >
            Avbryt
          </Button>
        )}
        {isInterrupted && (
          <Button
            variant="outline"
            isBusy={restart.isPending}
            onClick={() => {
              restart.mutate();
            }}
          >
            Börja om
          </Button>
        )}
        <Button
          isBusy={count.isPending}
          onClick={() => {
            counting.current = new AbortController();
            count.mutate(counting.current.signal);
          }}
        >
          {isInterrupted ? 'Fortsätt räkna' : 'Räkna'}
        </Button>
      </div>
      <p className="text-sm text-muted-foreground">
        Högst tre dokument läses för varje elev. Den som har sagt nej räknas inte, och inget i
        siffrorna säger vem som har svarat.
      </p>
      {count.isError && (
        <FormProblem title="Räkningen kunde inte slutföras.">
          {problemText(count.error)} Det som är räknat finns kvar.
        </FormProblem>
      )}
    </Card>
  );
}
