import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { findDuplicates, type Duplicate } from '../../data/question-import/find-duplicates';
import {
  countForExportOptions,
  duplicatesOptions,
  keepDuplicates,
} from '../../data/question-import/queries';
import type { Question } from '../../domain/question/question';
import { formatCount, formatMoment, formatNumber } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { DialogButtons } from '../../ui/dialog-buttons';
import { FormProblem } from '../../ui/form-problem';
import { ProgressBar } from '../../ui/progress-bar';
import { useWrite } from '../../ui/use-write';
import { problemText } from '../shared/messages';
import { editorHref } from '../shared/question-kinds';

/** Pairs that are listed: whoever has gone through these compares anew. */
const mostListed = 100;

function Pair({ pair, onOpen }: { pair: Duplicate; onOpen: () => void }) {
  return (
    <li className="grid gap-1 rounded-card border border-border p-3">
      <div>
        <Badge tone={pair.similarity === 1 ? 'warning' : 'neutral'}>
          {Math.floor(pair.similarity * 100)} % lika
        </Badge>
      </div>
      {[pair.one, pair.other].map((question) => (
        <p key={question.id} className="wrap-anywhere">
          <Link to={editorHref(question)} className="underline" onClick={onOpen}>
            {question.text}
          </Link>{' '}
          <span className="text-sm text-muted-foreground">{question.category}</span>
        </p>
      ))}
    </li>
  );
}

/** The questions of a kind that say almost the same, each with the way to its editor. */
export default function DuplicatesDialog({
  kind,
  onClose,
}: {
  kind: Question['kind'];
  onClose: () => void;
}) {
  const client = useQueryClient();
  const [read, setRead] = useState(0);
  const count = useQuery(countForExportOptions({ kind }));
  const { data: found = null } = useQuery(duplicatesOptions(kind));
  const search = useWrite({
    mutationFn: () => {
      setRead(0);
      return findDuplicates(kind, setRead);
    },
    onSuccess: (duplicates) => {
      keepDuplicates(client, kind, duplicates);
    },
  });
  const close = () => {
    if (!search.isPending) onClose();
  };
  const total = count.data;
  return (
    <Dialog
      isOpen
      onClose={close}
      title="Frågor som liknar varandra"
      description="Alla frågor jämförs med varandra, text och svar. Samma text till olika bilder räknas inte."
    >
      {search.isPending ? (
        <div className="grid gap-2">
          <p className="tabular-nums">
            {formatNumber(read)}
            {total !== undefined && ` av ${formatNumber(total)}`} frågor lästa
          </p>
          <ProgressBar
            label="Jämförelsen"
            percent={Math.min(100, Math.floor((read * 100) / Math.max(1, total ?? read)))}
          />
        </div>
      ) : (
        <p className="min-h-6 text-muted-foreground">
          {found !== null
            ? `${formatCount(found.pairs.length, 'par', 'par')} bland ${formatCount(found.compared, 'fråga', 'frågor')}, ${formatMoment(found.readAt)}.`
            : total !== undefined && `${formatCount(total, 'fråga', 'frågor')} kommer att läsas.`}
        </p>
      )}
      {search.isError && (
        <FormProblem title="Kunde inte jämföra frågorna.">{problemText(search.error)}</FormProblem>
      )}
      {found !== null && found.pairs.length > mostListed && <p>De {mostListed} mest lika visas.</p>}
      {found !== null && found.pairs.length > 0 && (
        <ul aria-label="Liknande frågor" className="grid max-h-[50dvh] gap-2 overflow-y-auto">
          {found.pairs.slice(0, mostListed).map((pair) => (
            <Pair key={`${pair.one.id} ${pair.other.id}`} pair={pair} onOpen={onClose} />
          ))}
        </ul>
      )}
      <DialogButtons isBusy={search.isPending} onBack={close}>
        <Button
          isBusy={search.isPending}
          disabled={total === 0}
          onClick={() => {
            search.mutate();
          }}
        >
          {found === null ? 'Jämför' : 'Jämför igen'}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
