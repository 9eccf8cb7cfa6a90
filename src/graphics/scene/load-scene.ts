import type { Drawing } from '../drawing';
import type { Board } from '../sign/board';

/** Loads what draws scenes, which only those questions need that have one. */
const loadScenes = () => import('./draw-scene');

/** Loads what draws diagrams, which few questions have. */
const loadDiagrams = () => import('../diagram/draw-diagram');

/** Returns true iff a question's text is of a diagram; nothing else that is drawn has that field. */
function isDiagram(text: string): boolean {
  return /"diagram"\s*:/.test(text);
}

/**
 * Loads the code that draws scenes and diagrams, so that it is there when there is no network; returns the names of the
 * signs whose drawings the texts need besides.
 */
export async function preloadScenes(texts: readonly string[]): Promise<string[]> {
  if (texts.some(isDiagram)) await loadDiagrams();
  const { librarySignsOf } = await loadScenes();
  return librarySignsOf(texts.filter((text) => !isDiagram(text)));
}

/** The drawing of a question's scene; rejects when the code cannot be loaded or the text is wrong. */
export async function loadScene(text: string): Promise<Drawing | Board> {
  if (isDiagram(text)) return (await loadDiagrams()).drawDiagramText(text);
  return (await loadScenes()).drawSceneText(text);
}
