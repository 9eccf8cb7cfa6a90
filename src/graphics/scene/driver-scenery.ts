import { isInside, moveFrom, picture, type Pose } from '../../domain/scene/geometry';
import { isMotorway, type ArmPlan } from '../../domain/scene/road-plan';
import type { Scene } from '../../domain/scene/scene';
import type { Palette } from './palette';
import { horizon, type Camera } from '../../domain/scene/projection';
import { circle, path, rect, type Shape } from '../shape';
import { roadSurface } from './surfaces';
import { stand, type Upright } from './upright';

/** Sky, hills and ground. */
export function backdrop(palette: Palette): Shape[] {
  const [left, top] = [-picture.width / 2, -picture.height / 2];
  return [
    rect([left, top], picture.width, picture.height, { fill: palette.ground }),
    rect([left, top], picture.width, horizon - top, { fill: palette.sky }),
    path(`M${String(left)} ${String(horizon)}v-12q60-16 120-4t110-5q80-12 170 6v15z`, {
      fill: palette.hill,
    }),
  ];
}

function treeShapes(palette: Palette): Shape[] {
  return [
    path('M0 0V-16', { stroke: '#7a6048', strokeWidth: 4 }),
    circle(0, -30, 20, { fill: palette.tree }),
  ];
}

function houseShapes(index: number): Shape[] {
  const wall = ['#b5483a', '#e9dcc0', '#d8b45f'][index % 3] ?? '#e9dcc0';
  return [
    path('M-40 0V-42L0-66 40-42V0Z', { fill: wall }),
    path('M-46-40 0-70 46-40', { stroke: '#4c5560', strokeWidth: 6, fill: 'none' }),
    path('M-26-32h14v15h-14zM12-32h14v15H12zM-7-18H7V0H-7z', { fill: '#f6f4ee' }),
  ];
}

/** Trees and houses beside the roads, as far as they matter. */
export function scenery(
  scene: Scene,
  plans: readonly ArmPlan[],
  own: Pose,
  camera: Camera,
  palette: Palette,
): Upright[] {
  const surface = roadSurface(scene, plans, 34);
  const isTown = scene.place !== 'country' && !isMotorway(scene.layout);
  const shift = scene.surroundings ?? 0;
  const spots = Array.from({ length: 9 }, (_, step) => ({
    index: step + shift,
    ahead: 90 + step * 50 + ((step * 13 + shift) % 23),
    right: ((step + shift) % 2 === 0 ? -1 : 1) * (85 + ((step * 37 + shift) % 70) + step * 6),
  }));
  return spots.flatMap(({ index, ahead, right }) => {
    const at = moveFrom(own, ahead, right);
    const isFree = !surface.some((polygon) => isInside(at, polygon));
    if (!isFree) return [];
    const isHouse = isTown && index % 3 !== 2;
    const wide =
      isHouse &&
      [-48, 48].some((aside) =>
        surface.some((polygon) => isInside(moveFrom(own, ahead, right + aside), polygon)),
      );
    return stand(camera, at, isHouse && !wide ? houseShapes(index) : treeShapes(palette));
  });
}
