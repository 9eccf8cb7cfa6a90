import { readScene } from '../../domain/scene/read-scene';
import type { Drawing } from '../drawing';
import { arrangeBoard, signNames } from '../scene/arrange-board';
import { drawScene } from '../scene/draw-scene';
import type { Board } from '../sign/board';

/** Loads what draws diagrams, which few questions have. */
const loadDiagrams = () => import('../diagram/draw-diagram');

/** Returns true iff a question's text is of a diagram; nothing else that is drawn has that field. */
function isDiagram(text: string): boolean {
  return /"diagram"\s*:/.test(text);
}

/**
 * Draws what the JSON text of a question's scene says, a scene, signs or a diagram; rejects with what is wrong with it, or
 * when what draws it cannot be loaded.
 */
export async function drawSceneText(text: string): Promise<Drawing | Board> {
  if (isDiagram(text)) return (await loadDiagrams()).drawDiagramText(text);
  const { illustration, problems } = readScene(text);
  if (illustration === null) throw new Error(problems.join(' '));
  return 'layout' in illustration ? drawScene(illustration) : arrangeBoard(illustration);
}

/**
 * Loads what draws the diagrams among what questions show; returns the names of the library's signs that they show, each
 * once. A scene draws its own.
 */
export async function preloadDrawing(texts: readonly string[]): Promise<string[]> {
  if (texts.some(isDiagram)) await loadDiagrams();
  const names = texts.flatMap((text) => {
    // what has a layout is a scene, and need not be read and checked for this
    if (text.includes('"layout"') || isDiagram(text)) return [];
    const { illustration } = readScene(text);
    return illustration === null || 'layout' in illustration ? [] : signNames(illustration);
  });
  return [...new Set(names)];
}
