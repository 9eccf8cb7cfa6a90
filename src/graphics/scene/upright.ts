import { picture, type Point } from '../../domain/scene/geometry';
import type { Camera } from '../../domain/scene/projection';
import { put, type Shape } from '../shape';

/** Something upright, at a place on the ground; drawn from the farthest to the nearest. */
export interface Upright {
  ahead: number;
  shape: Shape;
}

/** Puts something upright on the ground, where the camera sees it; nothing when it does not. */
export function stand(
  camera: Camera,
  at: Point,
  content: readonly Shape[],
  { factor = 1, half = 30 }: { factor?: number; half?: number } = {},
): Upright[] {
  const seen = camera.see(at);
  if (seen.ahead < 26) return [];
  const { at: foot, scale } = camera.place(seen);
  if (Math.abs(foot[0]) > picture.width / 2 + half * scale) return [];
  return [{ ahead: seen.ahead, shape: put(foot, content, { scale: scale * factor }) }];
}

/** What is farthest away first. */
export function fromAfar(one: Upright, other: Upright): number {
  return other.ahead - one.ahead;
}
