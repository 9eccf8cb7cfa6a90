import type { Vehicle } from '../../domain/scene/scene';
import { colourOf } from '../../domain/scene/scene-words';
import { vehicleSizes } from '../../domain/scene/vehicle-sizes';
import { amber, paint } from './palette';
import { block, circle, path, type Shape } from '../shape';
import { bodies } from './vehicle-bodies';

/** Blue lights on the roof. */
function beacon(y: number, isLit: boolean): Shape[] {
  return [
    ...(isLit ? [circle(0, y, 14, { fill: '#3f8cff', opacity: 0.4 })] : []),
    block(13, y - 2, 4, {
      fill: isLit ? '#1f6fff' : '#2a4f9e',
      rx: 1.6,
      stroke: '#fff',
      strokeWidth: 0.8,
    }),
  ];
}

function blinker(x: number, y: number): Shape[] {
  return [
    circle(x, y, 6.5, { fill: '#ffd34d', opacity: 0.5 }),
    circle(x, y, 3.4, { fill: amber, stroke: '#7a4700', strokeWidth: 0.7 }),
  ];
}

/** The indicators of a vehicle that uses them, its nose up. */
export function drawIndicators({ kind, indicator }: Vehicle): Shape[] {
  if (indicator === undefined) return [];
  const { length, width } = vehicleSizes[kind];
  const x = width / 2;
  const [front, rear] = [-length / 2 + 3, length / 2 - 3];
  return [-x, x]
    .filter((at) => indicator === 'both' || at < 0 === (indicator === 'left'))
    .flatMap((at) => [...blinker(at, front), ...blinker(at, rear)]);
}

/** Tail lights: bright while braking. */
function tail({ kind, isBraking }: Vehicle): Shape[] {
  const { length, width } = vehicleSizes[kind];
  if (width < 12 || kind === 'train' || kind === 'tram') return [];
  const [x, y] = [width / 2 - 4.5, length / 2 - 1.2];
  const d = `M${String(-x - 1.5)} ${String(y)}h3M${String(x - 1.5)} ${String(y)}h3`;
  const light = path(d, {
    stroke: isBraking === true ? '#ff2d1f' : '#b3201a',
    strokeWidth: isBraking === true ? 4 : 2.6,
  });
  if (isBraking !== true) return [light];
  const glow = path(d, {
    stroke: '#ff2d1f',
    strokeWidth: 10,
    strokeLinecap: 'round',
    opacity: 0.4,
  });
  return [glow, light];
}

/** A vehicle from above with its nose up, around its middle. */
export function drawVehicle(vehicle: Vehicle): Shape[] {
  const { kind, isUrgent } = vehicle;
  const { length, width } = vehicleSizes[kind];
  const hasBeacon = kind === 'police' || kind === 'ambulance';
  return [
    ...bodies[kind](paint[colourOf(vehicle)], length, width),
    ...tail(vehicle),
    ...(hasBeacon ? beacon(kind === 'police' ? 3 : -4, isUrgent === true) : []),
  ];
}

/** The light that a vehicle throws ahead in the dark, its nose up. */
export function drawBeams({ kind }: Vehicle): Shape {
  const { length, width } = vehicleSizes[kind];
  const y = -length / 2;
  const spread = width / 2 + 13;
  return path(
    `M${String(-width / 2 + 2)} ${String(y)}L${String(-spread)} ${String(y - 58)}Q0 ${String(y - 76)} ${String(spread)} ${String(y - 58)}L${String(width / 2 - 2)} ${String(y)}Z`,
    { fill: '#fff2c2', opacity: 0.34 },
  );
}
