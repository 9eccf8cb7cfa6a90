import { useEffect } from 'react';

import { preloadPictures } from './load-picture';

/**
 * Loads early what draws the pictures of questions that come later: there may be no network by then. A loss shows where
 * the picture does, with a way to try again.
 * @param questions the same array each time
 * @param prepare loads the drawing's own code and returns the signs that its texts name
 */
export function usePicturesAtHand(
  questions: readonly { scene?: string | undefined }[],
  prepare: (texts: readonly string[]) => Promise<string[]>,
): void {
  useEffect(() => {
    const texts = questions.flatMap(({ scene }) => scene ?? []);
    if (texts.length === 0) return;
    prepare(texts)
      .then(preloadPictures)
      .catch(() => undefined);
  }, [questions, prepare]);
}
