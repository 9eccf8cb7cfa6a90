import type { Drawing } from '../drawing';
import type { Board } from '../sign/board';

/** Loads what draws scenes, which only those questions need that have one. */
function load() {
  return import('./draw-scene-text');
}

/**
 * Loads the code that draws these scenes, so that it is there when there is no network; returns the names of the signs
 * whose drawings the texts need besides.
 */
export async function preloadScenes(texts: readonly string[]): Promise<string[]> {
  const { preloadDrawing } = await load();
  return preloadDrawing(texts);
}

/** The drawing of a question's scene; rejects when the code cannot be loaded or the text is wrong. */
export async function loadScene(text: string): Promise<Drawing | Board> {
  const { drawSceneText } = await load();
  return drawSceneText(text);
}
