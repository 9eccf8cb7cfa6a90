import type { BoardDrawing } from './draw/draw-board';
import type { Drawing } from './draw/draw-scene';

/** Loads what draws scenes, which only those questions need that have one. */
function load() {
  return import('./draw/draw-scene');
}

/**
 * Loads the code that draws scenes, so that it is there when there is no network; returns the names of the signs whose
 * drawings the texts need besides.
 */
export async function preloadDrawing(texts: readonly string[]): Promise<string[]> {
  const { librarySignsOf } = await load();
  return librarySignsOf(texts);
}

/** The drawing of a question's scene; rejects when the code cannot be loaded or the text is wrong. */
export async function loadDrawing(text: string): Promise<Drawing | BoardDrawing> {
  const { drawSceneText } = await load();
  return drawSceneText(text);
}
