import type { Drawing } from './draw/draw-scene';

/** Loads what draws scenes, which only those questions need that have one. */
function load() {
  return import('./draw/draw-scene');
}

/** Loads the code that draws scenes, so that it is there when there is no network. */
export async function preloadDrawing(): Promise<void> {
  await load();
}

/** The drawing of a question's scene; rejects when the code cannot be loaded or the text is wrong. */
export async function loadDrawing(text: string): Promise<Drawing> {
  const { drawSceneText } = await load();
  return drawSceneText(text);
}
