/** A place in a scene: x to the right, y downwards, 10 units to the metre, the middle of the picture at [0, 0]. */
export type Point = readonly [x: number, y: number];

export type Polygon = readonly Point[];

/** Where something stands and where it looks; 0° is up in the picture, 90° to the right. */
export interface Pose {
  at: Point;
  heading: number;
}

/** The picture's width and height: what is seen of a scene from above. */
export const picture = { width: 400, height: 300 } as const;

/** Moves a point forwards and to its right, as a pose has forwards and right. */
export function moveFrom({ at: [x, y], heading }: Pose, forward: number, right: number): Point {
  const angle = (heading * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return [x + forward * sine + right * cosine, y - forward * cosine + right * sine];
}

/** The corners of a box around a pose. */
export function boxAround(pose: Pose, length: number, width: number): Polygon {
  const [half, side] = [length / 2, width / 2];
  return [
    moveFrom(pose, half, -side),
    moveFrom(pose, half, side),
    moveFrom(pose, -half, side),
    moveFrom(pose, -half, -side),
  ];
}

function shadow(polygon: Polygon, [x, y]: Point): [number, number] {
  const along = polygon.map(([px, py]) => px * x + py * y);
  return [Math.min(...along), Math.max(...along)];
}

/** Returns true iff two convex polygons share some area (separating axes). */
export function areOverlapping(one: Polygon, other: Polygon): boolean {
  return [one, other].every((polygon) =>
    polygon.every(([x, y], index) => {
      const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y];
      const axis: Point = [y - nextY, nextX - x];
      const [least, most] = shadow(one, axis);
      const [otherLeast, otherMost] = shadow(other, axis);
      return least < otherMost && otherLeast < most;
    }),
  );
}

/** Returns true iff a point lies in a polygon of any form. */
export function isInside([x, y]: Point, polygon: Polygon): boolean {
  let inside = false;
  polygon.forEach(([ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** Points on an arc around a middle, from one angle to another; degrees as headings are. */
export function arc(middle: Point, radius: number, from: number, to: number, steps = 6): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) =>
    moveFrom({ at: middle, heading: from + ((to - from) * step) / steps }, radius, 0),
  );
}

/** Points on the curve from one point to another that leaves and arrives towards a third. */
export function curve(from: Point, towards: Point, to: Point, steps = 6): Point[] {
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const part = step / steps;
    const weigh = (index: 0 | 1) =>
      (1 - part) ** 2 * from[index] +
      2 * part * (1 - part) * towards[index] +
      part ** 2 * to[index];
    return [weigh(0), weigh(1)];
  });
}
