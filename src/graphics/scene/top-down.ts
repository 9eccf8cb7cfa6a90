import { personHeading, placePerson, placeVehicles } from '../../domain/scene/place-vehicle';
import { moveFrom, picture } from '../../domain/scene/geometry';
import { planRoad } from '../../domain/scene/road-plan';
import type { Scene } from '../../domain/scene/scene';
import { trajectoryOf } from '../../domain/scene/trajectory';
import { vehicleSizes } from '../../domain/scene/vehicle-sizes';
import { drawBarriers } from './barriers';
import { drawAreaLabels, drawAreas } from './draw-areas';
import { drawArrow } from './draw-arrow';
import { drawLabel } from './draw-label';
import { drawPerson } from './draw-person';
import { drawBeams, drawIndicators, drawVehicle } from './draw-vehicle';
import { standings } from './furniture';
import { drawGround, groundLayers } from './ground';
import { paletteOf } from './palette';
import { put, rect, type Shape } from '../shape';
import { darkness, sky, surroundings } from './surroundings';
import { takenBy } from './taken';

/** A scene from above. */
export function drawTopDown(scene: Scene): Shape[] {
  const palette = paletteOf(scene);
  const plans = planRoad(scene);
  const placed = placeVehicles(scene, plans);
  const posts = standings(scene, plans);
  const isDark = scene.light === 'night' || scene.light === 'dusk';
  const people = (scene.people ?? []).flatMap((person) => {
    const at = placePerson(person, plans);
    return at === null ? [] : [{ person, at }];
  });
  return [
    rect([-picture.width / 2, -picture.height / 2], picture.width, picture.height, {
      fill: palette.ground,
    }),
    ...drawGround(groundLayers(scene, plans, palette), 4, (polygon) => polygon),
    ...surroundings(
      scene,
      plans,
      palette,
      takenBy(
        posts,
        people.map(({ at }) => at),
      ),
    ),
    ...darkness(scene),
    ...placed.flatMap(({ vehicle, pose }) => drawAreas(vehicle, pose)),
    ...placed.flatMap(({ vehicle, pose }) => {
      const points = trajectoryOf(vehicle, pose, scene, plans);
      return points === null ? [] : drawArrow(vehicle, points);
    }),
    ...people.map(({ person, at }) =>
      put(at, drawPerson(person), { turn: personHeading(person.arm, person.towards) }),
    ),
    ...placed.map(({ vehicle, pose }) =>
      put(pose.at, drawVehicle(vehicle), { turn: pose.heading }),
    ),
    ...drawBarriers(scene, plans),
    ...(isDark
      ? placed
          .filter(({ vehicle }) => vehicle.place !== 'parked' && vehicle.kind !== 'bicycle')
          .map(({ vehicle, pose }) => put(pose.at, [drawBeams(vehicle)], { turn: pose.heading }))
      : []),
    ...placed
      .filter(({ vehicle }) => vehicle.indicator !== undefined)
      .map(({ vehicle, pose }) => put(pose.at, drawIndicators(vehicle), { turn: pose.heading })),
    ...posts.map(({ foot, content }) => put(foot, content)),
    ...sky(scene),
    ...placed.flatMap(({ vehicle, pose }) => drawAreaLabels(vehicle, pose)),
    ...placed.flatMap(({ vehicle, pose }) => {
      const label = vehicle.isYou === true ? 'DU' : vehicle.label;
      if (label === undefined) return [];
      const isSlim = vehicleSizes[vehicle.kind].width < 12;
      return [drawLabel(isSlim ? moveFrom(pose, 0, -15) : moveFrom(pose, -3, 0), label)];
    }),
  ];
}
