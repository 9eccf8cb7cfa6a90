import { moveFrom, type Point, type Polygon, type Pose } from './geometry';

/** From the picture's middle to the horizon; the sky is above it. */
export const horizon = -32;

/** How far away, in the picture's units, something is shown in its own size. */
const focus = 225;
/** The height of the driver's eyes, a little above what they are, so that more of the road is seen. */
const eyeHeight = 19;
/** What is nearer than this is not drawn. */
const near = 14;

/** A point as the driver has it: ahead and to the right. */
interface Seen {
  ahead: number;
  right: number;
}

/** Makes what the driver sees at a pose of what is on the ground. */
export interface Camera {
  see: (point: Point) => Seen;
  /** Where something on the ground is in the picture, so far ahead and to the right; with its scale. */
  place: (seen: Seen) => { at: Point; scale: number };
  /** The part of a polygon on the ground that is ahead, in the picture; null when nothing of it is. */
  project: (polygon: Polygon) => Polygon | null;
}

function clip(points: readonly Seen[]): Seen[] {
  return points.flatMap((one, index) => {
    const other = points[(index + 1) % points.length] ?? one;
    const kept = one.ahead >= near ? [one] : [];
    if (one.ahead >= near === other.ahead >= near) return kept;
    const part = (near - one.ahead) / (other.ahead - one.ahead);
    return [...kept, { ahead: near, right: one.right + part * (other.right - one.right) }];
  });
}

function areaOf(points: Polygon): number {
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** The camera in the eyes of a driver. */
export function cameraAt({ at: [x, y], heading }: Pose): Camera {
  const angle = (heading * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const see = ([px, py]: Point): Seen => {
    const [dx, dy] = [px - x, py - y];
    return { ahead: dx * sine - dy * cosine, right: dx * cosine + dy * sine };
  };
  const place = ({ ahead, right }: Seen) => {
    const scale = focus / ahead;
    return { at: [right * scale, horizon + eyeHeight * scale] satisfies Point, scale };
  };
  const project = (polygon: Polygon) => {
    const points = clip(polygon.map(see)).map((seen) => place(seen).at);
    const isSeen =
      points.length > 2 &&
      points.some(([px]) => px > -200) &&
      points.some(([px]) => px < 200) &&
      points.some(([, py]) => py < 150) &&
      areaOf(points) > 2;
    return isSeen ? points : null;
  };
  return { see, place, project };
}

/** From where a scene is seen by the driver of the vehicle at a pose: a little behind, so that more shows. */
export function driverEyes(pose: Pose): Pose {
  return { at: moveFrom(pose, -8, 0), heading: pose.heading };
}
