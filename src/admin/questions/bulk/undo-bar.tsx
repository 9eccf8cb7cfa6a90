import { useState } from 'react';
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
  const [undone, setUndone] = useState<UndoRecord | null>(null);
  const undo = useUndo((record) => {
    setUndone(record);
    onUndone(record);
  });
  const latest = records.at(-1);
  if (latest === undefined) return null;
  // a double press takes back one thing, so what was done before that is shown first
  const isHeldBack = undone !== null && latest.doneAt <= undone.doneAt;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-border bg-muted px-4 py-1">
      <p className="wrap-anywhere text-muted-ink">
        {isHeldBack ? 'Det är ångrat.' : `${latest.text} ${formatMoment(new Date(latest.doneAt))}`}
        <span className="block text-sm">
          {isHeldBack
            ? 'Det som gjordes före det kan också ångras.'
            : 'Kan ångras i tio minuter, på den här enheten.'}
        </span>
      </p>
      <Button
        variant="outline"
        isBusy={undo.isPending}
        onClick={() => {
          if (isHeldBack) setUndone(null);
          else undo.mutate(latest);
        }}
      >
        {!isHeldBack && <Undo2 aria-hidden className="size-5" />}
        {isHeldBack ? 'Visa det' : 'Ångra'}
      </Button>
    </div>
  );
}
