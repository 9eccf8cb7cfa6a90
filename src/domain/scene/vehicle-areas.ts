import { moveFrom, type Point, type Polygon, type Pose } from './geometry';
import { vehicleSides, type Vehicle } from './scene';
import { vehicleSizes } from './vehicle-sizes';

type Side = (typeof vehicleSides)[number];

/** What is between the mirror's edge and what is seen without turning one's head, to the right of a car. */
function besideCar(rear: number, edge: number): Point[] {
  return [
    [0, edge],
    [-3, edge + 32],
    [rear - 30, edge + 32],
    [rear - 6, edge + 2],
  ];
}

/** What is hidden from a driver on a side: how far ahead and to the right of the vehicle's middle, around the area. */
function areaBeside({ kind }: Vehicle, side: Side): Point[] {
  const { length, width, height } = vehicleSizes[kind];
  const [nose, rear, edge] = [length / 2, -length / 2, width / 2];
  // who sits high sees less of what is near
  const isHigh = height > 25;
  const across = (from: number, to: number): Point[] => [
    [from, -edge],
    [to, -edge - 3],
    [to, edge + 3],
    [from, edge],
  ];
  if (side === 'front') return across(nose, nose + (isHigh ? 22 : 12));
  if (side === 'rear') return across(rear, rear - (isHigh ? 46 : 26));
  if (side === 'right') {
    if (!isHigh) return besideCar(rear, edge);
    return [
      [nose - 3, edge],
      [nose + 2, edge + 24],
      [rear - 12, edge + 38],
      [rear, edge],
    ];
  }
  if (!isHigh) return besideCar(rear, edge).map(([ahead, right]) => [ahead, -right]);
  return [
    [nose - 14, -edge],
    [nose - 14, -edge - 13],
    [rear - 12, -edge - 22],
    [rear, -edge],
  ];
}

function middleOf(polygon: Polygon): Point {
  const sum = polygon.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / polygon.length, sum[1] / polygon.length];
}

/** An area that is marked beside a vehicle: its corners and middle in the picture, and its letter. */
interface MarkedArea {
  polygon: Polygon;
  middle: Point;
  label: string | undefined;
}

/** The areas that are marked beside a vehicle at a pose, from the front clockwise. */
export function areasOf(vehicle: Vehicle, pose: Pose): MarkedArea[] {
  return vehicleSides.flatMap((side) => {
    const area = vehicle.areas?.[side];
    if (area === undefined) return [];
    const polygon = areaBeside(vehicle, side).map(([ahead, right]) => moveFrom(pose, ahead, right));
    return [{ polygon, middle: middleOf(polygon), label: area.label }];
  });
}
