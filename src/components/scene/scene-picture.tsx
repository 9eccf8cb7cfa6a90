import { useEffect, useState, type ReactNode } from 'react';

import { classNames } from '../../lib/class-names';
import { logProblem } from '../../lib/log';
import { Button } from '../../ui/button';
import type { Drawing } from '../../graphics/drawing';
import { loadScene } from '../../graphics/scene-text/load-scene';
import { loadPicture } from './load-picture';
import type { Board } from '../../graphics/sign/board';
import { LoadingText, Skeleton } from '../../ui/skeleton';

/** Draws what a text says. */
export type LoadPicture = (text: string) => Promise<Drawing | Board>;

/** What came of a text: its picture, or null when it could not be drawn. */
interface Outcome {
  text: string;
  picture: ReactNode;
}

/** The picture of a text, null when it failed and undefined until then; and a way to try again. */
function usePicture(text: string, load: LoadPicture) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isStale = false;
    const settle = (picture: ReactNode) => {
      if (!isStale) setOutcome({ text, picture });
    };
    load(text)
      .then(loadPicture)
      .then(settle, (problem: unknown) => {
        logProblem('a picture could not be drawn', problem);
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
  return { picture: outcome?.text === text ? outcome.picture : undefined, retry };
}

/**
 * The drawn scene or signs that a question asks about, with its room kept while it loads.
 * @param load draws the text, if it is not to be drawn as a question's; must be the same at every render.
 * @param className how wide it may be.
 */
export function ScenePicture({
  text,
  load = loadScene,
  className,
}: {
  text: string;
  load?: LoadPicture;
  className?: string;
}) {
  const { picture, retry } = usePicture(text, load);
  return (
    <div
      className={classNames(
        'mx-auto aspect-4/3 w-full overflow-hidden rounded-card bg-muted',
        className,
      )}
    >
      {picture === undefined ? (
        <>
          <LoadingText isFinalHeight />
          <Skeleton className="size-full" />
        </>
      ) : picture === null ? (
        <div className="grid size-full place-content-center justify-items-center gap-3 p-4 text-center">
          <p className="text-muted-ink">Bilden kunde inte laddas.</p>
          <Button variant="outline" onClick={retry}>
            Försök igen
          </Button>
        </div>
      ) : (
        picture
      )}
    </div>
  );
}
