import { useEffect, useRef, type ReactNode } from 'react';

import type { Question } from '../../domain/question/question';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Differences } from '../shared/differences';

/** Two versions of a question side by side, where they differ: the administrator chooses, and nothing is lost unseen. */
export function ConflictPanel({
  mine,
  theirs,
  problem,
  isBusy,
  onKeepMine,
  onTakeTheirs,
  onBack,
}: {
  mine: Question;
  theirs: Question;
  /** Why the administrator's version could not be saved. */
  problem: ReactNode;
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onBack: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className="grid gap-4" aria-label="Jämför versionerna">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        Någon annan har ändrat frågan
      </h3>
      <Alert tone="warning">
        Frågan sparades av någon annan medan du arbetade. Ingenting är överskrivet. Här är det som
        skiljer.
      </Alert>
      <Differences one={mine} other={theirs} names={['Din version', 'Den andras version']} />
      {problem}
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={onKeepMine}>
          Behåll min
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={onTakeTheirs}>
          Ta den andras
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onBack}>
          Tillbaka till formuläret
        </Button>
      </div>
    </section>
  );
}
