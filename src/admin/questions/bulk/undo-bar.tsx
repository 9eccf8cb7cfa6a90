import Undo2 from 'lucide-react/icons/undo-2';

import { formatMoment } from '../../../lib/format';
import { Button } from '../../../ui/button';
import type { UndoRecord } from './undo-store';
import { useUndo } from './use-undo';

/** The latest of what was done to many questions, and the way back from it. */
export function UndoBar({
  records,
  onUndone,
}: {
  records: readonly UndoRecord[];
  onUndone: (record: UndoRecord) => void;
}) {
  const undo = useUndo(onUndone);
  const latest = records.at(-1);
  if (latest === undefined) return null;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-border bg-muted px-4 py-1">
      <p className="wrap-anywhere text-muted-ink">
        {latest.text} {formatMoment(new Date(latest.doneAt))}
        <span className="block text-sm">Kan ångras i tio minuter, på den här enheten.</span>
      </p>
      <Button
        variant="outline"
        isBusy={undo.isPending}
        onClick={() => {
          undo.mutate(latest);
        }}
      >
        <Undo2 aria-hidden className="size-5" />
        Ångra
      </Button>
    </div>
  );
}
