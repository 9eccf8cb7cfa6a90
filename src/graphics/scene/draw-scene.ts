import { describeScene } from '../../domain/scene/describe-scene';
import type { Scene } from '../../domain/scene/scene';
import { drawDriverView } from './driver-view';
import { viewBox, type ShapeDrawing } from '../drawing';
import { drawTopDown } from './top-down';

/** Draws a scene that checkScene finds nothing wrong with. */
export function drawScene(scene: Scene): ShapeDrawing {
  const shapes = scene.view === 'driver' ? drawDriverView(scene) : drawTopDown(scene);
  return { viewBox, label: describeScene(scene), shapes };
}
