import { describeScene } from '../describe-scene';
import { picture } from '../geometry';
import { readScene } from '../read-scene';
import type { Scene } from '../scene';
import { drawBoard, signNames, type BoardDrawing } from './draw-board';
import { drawDriverView } from './driver-view';
import type { Shape } from './shape';
import { drawTopDown } from './top-down';

/** A drawing ready to be shown: its measures, what it shows in words, and its pieces from below. */
export interface Drawing {
  viewBox: string;
  label: string;
  shapes: readonly Shape[];
}

const { width, height } = picture;
const viewBox = [-width / 2, -height / 2, width, height].join(' ');

/** Draws a scene that checkScene finds nothing wrong with. */
export function drawScene(scene: Scene): Drawing {
  const shapes = scene.view === 'driver' ? drawDriverView(scene) : drawTopDown(scene);
  return { viewBox, label: describeScene(scene), shapes };
}

/** Draws what the JSON text of a question's scene says, a scene or signs; throws with what is wrong with it. */
export function drawSceneText(text: string): Drawing | BoardDrawing {
  const { illustration, problems } = readScene(text);
  if (illustration === null) throw new Error(problems.join(' '));
  return 'layout' in illustration ? drawScene(illustration) : drawBoard(illustration);
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
