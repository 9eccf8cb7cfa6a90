import { useEffect, useState } from 'react';

import { classNames } from '../lib/class-names';
import { Button } from './button';
import { Drawing, type DrawingData } from './drawing';
import { LoadingText, Skeleton } from './skeleton';

/** What came of a text: its drawing, or null when it could not be drawn. */
interface Outcome {
  text: string;
  drawing: DrawingData | null;
}

/** The drawing of a text, null when it failed and undefined until then; and a way to try again. */
function useDrawing(text: string, load: (text: string) => Promise<DrawingData>) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isStale = false;
    const settle = (drawing: DrawingData | null) => {
      if (!isStale) setOutcome({ text, drawing });
    };
    load(text).then(settle, () => {
      settle(null);
    });
    return () => {
      isStale = true;
    };
  }, [text, load, attempt]);
  const retry = () => {
    setOutcome(null);
    setAttempt(attempt + 1);
  };
  return { drawing: outcome?.text === text ? outcome.drawing : undefined, retry };
}

/**
 * The drawn scene that a question asks about, with its room kept while it loads.
 * @param load draws the text; must be the same at every render.
 * @param className how wide it may be.
 */
export function ScenePicture({
  text,
  load,
  className,
}: {
  text: string;
  load: (text: string) => Promise<DrawingData>;
  className?: string;
}) {
  const { drawing, retry } = useDrawing(text, load);
  return (
    <div
      className={classNames('mx-auto aspect-4/3 w-full overflow-hidden rounded-card', className)}
    >
      {drawing === undefined ? (
        <>
          <LoadingText />
          <Skeleton className="size-full" />
        </>
      ) : drawing === null ? (
        <div className="grid size-full place-content-center justify-items-center gap-3 bg-muted p-4 text-center">
          <p className="text-muted-ink">Bilden kunde inte laddas.</p>
          <Button variant="outline" onClick={retry}>
            Försök igen
          </Button>
        </div>
      ) : (
        <Drawing drawing={drawing} />
      )}
    </div>
  );
}
