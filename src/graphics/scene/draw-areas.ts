import type { Pose } from '../../domain/scene/geometry';
import type { Vehicle } from '../../domain/scene/scene';
import { areasOf } from '../../domain/scene/vehicle-areas';
import { outline, path, type Shape } from '../shape';
import { drawLabel } from './draw-label';

/** The areas that are marked beside a vehicle, on the ground. */
export function drawAreas(vehicle: Vehicle, pose: Pose): Shape[] {
  return areasOf(vehicle, pose).map(({ polygon }) =>
    path(outline([polygon]), {
      fill: '#ffd34d',
      fillOpacity: 0.6,
      stroke: '#fff',
      strokeWidth: 1.4,
      strokeDasharray: '4 3',
      strokeLinejoin: 'round',
    }),
  );
}

/** The letters of those areas. */
export function drawAreaLabels(vehicle: Vehicle, pose: Pose): Shape[] {
  return areasOf(vehicle, pose).flatMap(({ middle, label }) =>
    label === undefined ? [] : [drawLabel(middle, label)],
  );
}
