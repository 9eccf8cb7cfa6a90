import { arc, moveFrom, type Point, type Polygon, type Pose } from '../../domain/scene/geometry';
import {
  personHeading,
  placePerson,
  placeVehicles,
  type PlacedVehicle,
} from '../../domain/scene/place-vehicle';
import { planRoad } from '../../domain/scene/road-plan';
import type { Scene, Vehicle } from '../../domain/scene/scene';
import { colourOf } from '../../domain/scene/scene-words';
import { trajectoryOf } from '../../domain/scene/trajectory';
import { vehicleSizes } from '../../domain/scene/vehicle-sizes';
import { drawDashboard } from './dashboard';
import { drawLabel } from './draw-label';
import { barrier, furniture } from './driver-furniture';
import { backdrop, scenery } from './driver-scenery';
import { drawEnd } from './end-views';
import { drawGround, groundLayers } from './ground';
import { paint, paletteOf } from './palette';
import { cameraAt, driverEyes, type Camera } from '../../domain/scene/projection';
import { circle, group, outline, path, type Shape } from '../shape';
import { drawSide } from './side-views';
import { drawStandingPerson } from './standing-person';
import { darkness, sky } from './surroundings';
import { fromAfar, stand, type Upright } from './upright';

/** How far out the roads go: to where they are too thin to be seen. */
const reach = 1500;

/** The light that the learner's own vehicle throws on the road. */
function headlights({ pose }: PlacedVehicle, camera: Camera): Shape[] {
  const pool = (ahead: number, wide: number, long: number) =>
    arc([0, 0], 1, 0, 340, 17).map(([x, y]) => moveFrom(pose, ahead + y * long, 4 + x * wide));
  const pools = [pool(96, 32, 66), pool(88, 18, 48)];
  return projectAll(camera, pools).map((seen) =>
    path(outline([seen]), { fill: '#fff2c2', opacity: 0.15 }),
  );
}

/** The side of a vehicle that its driver has towards the camera, by how it is turned. */
function drawFrom(
  camera: Camera,
  own: Pose,
  { vehicle, pose }: PlacedVehicle,
  isDark: boolean,
): Upright[] {
  const turned = (((pose.heading - own.heading) % 360) + 360) % 360;
  const { length, width } = vehicleSizes[vehicle.kind];
  const isSideways = (turned > 45 && turned < 135) || (turned > 225 && turned < 315);
  if (isSideways) {
    const toRight = turned < 180;
    const shapes = drawSide(vehicle, toRight ? 'right' : 'left');
    const nearest = moveFrom({ at: pose.at, heading: own.heading }, -width / 2, 0);
    const content = toRight ? [group({ transform: 'scale(-1 1)' }, shapes)] : shapes;
    return stand(camera, nearest, content, { half: length / 2 });
  }
  const isFront = turned > 90 && turned < 270;
  const nearest = moveFrom({ at: pose.at, heading: own.heading }, -length / 2, 0);
  return stand(camera, nearest, [
    ...drawEnd(vehicle, isFront),
    ...(isDark && isFront ? glare(vehicle) : []),
  ]);
}

/** The headlights of a vehicle that one meets in the dark. */
function glare({ kind }: Vehicle): Shape[] {
  const { width } = vehicleSizes[kind];
  const x = width < 12 ? 0 : width / 2 - 3.4;
  return [-x, x].map((at) => circle(at, -6, 5, { fill: '#fff6cf', opacity: 0.55 }));
}

/** Those of the polygons on the ground that are seen, as they are seen. */
function projectAll(camera: Camera, polygons: readonly Polygon[]): Polygon[] {
  return polygons.flatMap((polygon) => {
    const projected = camera.project(polygon);
    return projected === null ? [] : [projected];
  });
}

/** The way a vehicle is going to take, as a ribbon on the ground. */
function ribbon(camera: Camera, vehicle: Vehicle, points: readonly Point[]): Shape[] {
  const ground = points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const size = Math.hypot(dx, dy) || 1;
    const on = ([x, y]: Point, right: number, forward = 0): Point => [
      x - (dy / size) * right + (dx / size) * forward,
      y + (dx / size) * right + (dy / size) * forward,
    ];
    const isLast = index === points.length - 2;
    const head = isLast ? [[on(to, -5.5), on(to, 0, 16), on(to, 5.5)]] : [];
    return [[on(from, 1.6), on(to, 1.6, 0.6), on(to, -1.6, 0.6), on(from, -1.6)], ...head];
  });
  const seen = projectAll(camera, ground);
  if (seen.length === 0) return [];
  const colour = paint[colourOf(vehicle)];
  return [
    path(outline(seen), {
      fill: colour,
      stroke: '#fff',
      strokeWidth: 1.4,
      paintOrder: 'stroke',
      strokeLinejoin: 'round',
    }),
  ];
}

/** A scene as the driver of the learner's own vehicle sees it; nothing when there is none. */
export function drawDriverView(scene: Scene): Shape[] {
  const palette = paletteOf(scene);
  const plans = planRoad(scene, reach);
  const placed = placeVehicles(scene, plans);
  const you = placed.find(({ vehicle }) => vehicle.isYou === true);
  const ownPlan = plans.find(({ direction }) => direction === you?.vehicle.arm);
  if (you === undefined || ownPlan === undefined) return [];
  const own = driverEyes(you.pose);
  const camera = cameraAt(own);
  const isDark = scene.light === 'night' || scene.light === 'dusk';
  const others = placed.filter((each) => each !== you);
  const people = (scene.people ?? []).flatMap((person) => {
    const at = placePerson(person, plans);
    if (at === null) return [];
    const walks = (((personHeading(person.arm, person.towards) - own.heading) % 360) + 360) % 360;
    const side = person.towards === undefined ? undefined : walks === 270 ? 'left' : 'right';
    return stand(camera, at, drawStandingPerson(person, side), { factor: 1.15 });
  });
  const uprights = [
    ...furniture(scene, ownPlan, camera),
    ...barrier(scene, ownPlan, camera),
    ...others.flatMap((each) => drawFrom(camera, own, each, isDark)),
    ...people,
  ].sort(fromAfar);
  return [
    ...backdrop(palette),
    ...drawGround(groundLayers(scene, plans, palette), 2.4, camera.project),
    ...scenery(scene, plans, own, camera, palette)
      .sort(fromAfar)
      .map(({ shape }) => shape),
    ...darkness(scene),
    ...(isDark ? headlights(you, camera) : []),
    ...placed.flatMap(({ vehicle, pose }) => {
      const points = trajectoryOf(vehicle, pose, scene, plans);
      return points === null ? [] : ribbon(camera, vehicle, points);
    }),
    ...uprights.map(({ shape }) => shape),
    ...others.flatMap(({ vehicle, pose }) => {
      const seen = camera.see(pose.at);
      if (vehicle.label === undefined || seen.ahead < 30) return [];
      const {
        at: [x, y],
        scale,
      } = camera.place(seen);
      return [drawLabel([x, y - scale * vehicleSizes[vehicle.kind].height - 12], vehicle.label)];
    }),
    ...sky(scene),
    ...drawDashboard(you.vehicle, behind(you, others)),
  ];
}

/** The vehicle that the mirror shows: the nearest one behind in the same lane. */
function behind(you: PlacedVehicle, others: readonly PlacedVehicle[]): Vehicle | undefined {
  return others.find(
    ({ vehicle }) =>
      vehicle.arm === you.vehicle.arm &&
      (vehicle.place ?? 'in') === 'in' &&
      (vehicle.lane ?? 1) === (you.vehicle.lane ?? 1) &&
      (vehicle.distance ?? 0) > (you.vehicle.distance ?? 0),
  )?.vehicle;
}
