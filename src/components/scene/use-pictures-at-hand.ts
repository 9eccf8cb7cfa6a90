import { useEffect } from 'react';

import { preloadScenes } from '../../graphics/scene-text/load-scene';
import { preloadPictures } from './load-picture';

/**
 * Loads early what draws the pictures of questions that come later: there may be no network by then. A loss shows where
 * the picture does, with a way to try again.
 * @param questions the same array each time.
 */
export function usePicturesAtHand(questions: readonly { scene?: string | undefined }[]): void {
  useEffect(() => {
    const texts = questions.flatMap(({ scene }) => scene ?? []);
    if (texts.length === 0) return;
    preloadScenes(texts)
      .then(preloadPictures)
      .catch(() => undefined);
  }, [questions]);
}
