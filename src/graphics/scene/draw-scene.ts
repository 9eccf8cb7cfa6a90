import { describeScene } from '../../domain/scene/describe-scene';
import { readScene } from '../../domain/scene/read-scene';
import type { Scene } from '../../domain/scene/scene';
import { arrangeBoard, signNames } from './arrange-board';
import { drawDriverView } from './driver-view';
import { viewBox, type Drawing, type ShapeDrawing } from '../drawing';
import type { Board } from '../sign/board';
import { drawTopDown } from './top-down';

/** Draws a scene that checkScene finds nothing wrong with. */
export function drawScene(scene: Scene): ShapeDrawing {
  const shapes = scene.view === 'driver' ? drawDriverView(scene) : drawTopDown(scene);
  return { viewBox, label: describeScene(scene), shapes };
}

/** Draws what the JSON text of a question's scene says, a scene or signs; throws with what is wrong with it. */
export function drawSceneText(text: string): Drawing | Board {
  const { illustration, problems } = readScene(text);
  if (illustration === null) throw new Error(problems.join(' '));
  return 'layout' in illustration ? drawScene(illustration) : arrangeBoard(illustration);
}

/** Returns the names of the library's signs that questions show, each once; a scene draws its own. */
export function librarySignsOf(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => {
    // what has a layout is a scene, and need not be read and checked for this
    if (text.includes('"layout"')) return [];
    const { illustration } = readScene(text);
    return illustration === null || 'layout' in illustration ? [] : signNames(illustration);
  });
  return [...new Set(names)];
}
