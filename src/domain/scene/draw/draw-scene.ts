import { describeScene } from '../describe-scene';
import { picture } from '../geometry';
import { readScene, type Illustration } from '../read-scene';
import { describeSigns, type SignBoard } from '../sign-board';
import { drawDriverView } from './driver-view';
import { drawSign } from './draw-sign';
import { put, rect, type Shape } from './shape';
import { drawTopDown } from './top-down';

/** A drawing ready to be shown: its measures, what it shows in words, and its pieces from below. */
export interface Drawing {
  viewBox: string;
  label: string;
  shapes: readonly Shape[];
}

const { width, height } = picture;
const viewBox = [-width / 2, -height / 2, width, height].join(' ');

function drawSigns({ signs }: SignBoard): Shape[] {
  const room = width / signs.length;
  const scale = signs.length === 1 ? 6.6 : signs.length === 2 ? 4.4 : 3.3;
  return [
    rect([-width / 2, -height / 2], width, height, { fill: '#e9eff3' }),
    ...signs.map((code, index) =>
      put([(index - (signs.length - 1) / 2) * room * 0.94, 0], drawSign(code), { scale }),
    ),
  ];
}

/** Draws a scene that checkScene finds nothing wrong with, or signs. */
export function drawScene(shown: Illustration): Drawing {
  if (!('layout' in shown)) {
    return { viewBox, label: describeSigns(shown), shapes: drawSigns(shown) };
  }
  const shapes = shown.view === 'driver' ? drawDriverView(shown) : drawTopDown(shown);
  return { viewBox, label: describeScene(shown), shapes };
}

/** Draws what the JSON text of a question's scene says; throws with what is wrong with it. */
export function drawSceneText(text: string): Drawing {
  const { illustration, problems } = readScene(text);
  if (illustration === null) throw new Error(problems.join(' '));
  return drawScene(illustration);
}
