import { checkScene } from '../../domain/scene/check-scene';
import { personNames } from '../../domain/scene/describe-scene';
import { boxAround, type Point, type Polygon } from '../../domain/scene/geometry';
import { placePerson, placeVehicles } from '../../domain/scene/place-vehicle';
import { planRoad } from '../../domain/scene/road-plan';
import {
  armsOf,
  type Person,
  type Scene,
  type Vehicle,
  type VehicleKind,
} from '../../domain/scene/scene';
import { nameVehicle, sideNames } from '../../domain/scene/scene-words';
import type { SignCode } from '../../domain/scene/sign-looks';
import { findSign } from '../../domain/sign/signs';
import {
  nearestSpot,
  personId,
  personSpots,
  signsAt,
  signsId,
  signSpots,
  vehicleId,
  vehicleSpots,
  withSigns,
  type Spot,
} from './spots';

/** Something of a scene that can be moved and taken away. */
export interface Thing {
  /** Stays with a vehicle and a person while they are moved. */
  id: string;
  /** What it is and where, in Swedish. */
  name: string;
  at: Point;
  /** What it covers in the picture. */
  box: Polygon;
  spots: () => Spot[];
  /** The scene without it. */
  without: Scene;
}

const metres = new Intl.NumberFormat('sv', { maximumFractionDigits: 1 });

function whereIs({ kind, arm, place = 'in', distance = 0 }: Vehicle): string {
  if (place === 'circle')
    return `i cirkulationen, ${String(distance)}° efter vägen ${sideNames[arm]}`;
  const how = { in: '', out: ', på väg bort', parked: ', parkerad' }[place];
  const far = kind === 'train' ? '' : `, ${metres.format(distance / 10)} m bort`;
  return `${sideNames[arm]}${how}${far}`;
}

function vehicleThings(scene: Scene): Thing[] {
  return placeVehicles(scene, planRoad(scene)).map(({ vehicle, pose, box }) => {
    const index = scene.vehicles.indexOf(vehicle);
    const own = vehicle.isYou === true ? ' (eleven)' : '';
    return {
      id: vehicleId(index),
      name: `${nameVehicle(vehicle)}${own} ${whereIs(vehicle)}`,
      at: pose.at,
      box,
      spots: () => vehicleSpots(scene, index),
      without: { ...scene, vehicles: scene.vehicles.toSpliced(index, 1) },
    };
  });
}

function wherePersonIs({ arm, across }: Person): string {
  const side = across <= 0 ? 'höger kant' : across >= 1 ? 'vänster kant' : 'på vägen';
  return `${sideNames[arm]}, ${side}`;
}

function personThings(scene: Scene): Thing[] {
  const { people = [], ...rest } = scene;
  const plans = planRoad(scene);
  return people.flatMap((person, index): Thing[] => {
    const at = placePerson(person, plans);
    if (at === null) return [];
    const others = people.toSpliced(index, 1);
    return [
      {
        id: personId(index),
        name: `${personNames[person.kind]} ${wherePersonIs(person)}`,
        at,
        box: boxAround({ at, heading: 0 }, 14, 14),
        spots: () => personSpots(scene, index),
        without: others.length > 0 ? { ...rest, people: others } : rest,
      },
    ];
  });
}

/** What a sign of a scene is called, with its code as the library has it. */
export function signName(code: SignCode): string {
  const [sign = code, tens] = code.split('-');
  const name = findSign(sign)?.name ?? '';
  return tens === undefined ? `${code} ${name}` : `${sign} ${name} ${tens}0`;
}

function signThings(scene: Scene): Thing[] {
  return armsOf(scene).flatMap(([arm, { signs = [] }]): Thing[] => {
    const at = signsAt(scene, arm);
    if (at === null) return [];
    return [
      {
        id: signsId(arm),
        name: `${signs.map(signName).join(' och ')} vid vägen ${sideNames[arm]}`,
        at,
        box: boxAround({ at, heading: 0 }, 30 * signs.length, 26),
        spots: () => signSpots(scene, arm),
        without: withSigns(scene, arm),
      },
    ];
  });
}

/** What of a scene can be moved and taken away: vehicles, people and the signs of each arm. */
export function thingsOf(scene: Scene): Thing[] {
  return [...vehicleThings(scene), ...personThings(scene), ...signThings(scene)];
}

/** A scene with something more, and the id of that. */
export type Added = Pick<Spot, 'scene' | 'id'>;

/** The scene with one more vehicle, as near to the middle as there is room for it; null when there is none. */
export function addVehicle(scene: Scene, kind: VehicleKind): Added | null {
  const [first] = armsOf(scene);
  if (first === undefined || scene.vehicles.length >= 10) return null;
  const index = scene.vehicles.length;
  const more = { ...scene, vehicles: [...scene.vehicles, { kind, arm: first[0] }] };
  const coming = vehicleSpots(more, index).filter(
    ({ scene: { vehicles } }) => (vehicles[index]?.place ?? 'in') === 'in',
  );
  return nearestSpot(coming, [0, 0]) ?? null;
}

/** The scene with one more person, at the edge of a road; null when it holds no more. */
export function addPerson(scene: Scene, kind: Person['kind']): Added | null {
  const { people = [] } = scene;
  const [first] = armsOf(scene);
  if (first === undefined || people.length >= 8) return null;
  const person: Person = { kind, arm: first[0], across: -0.1 };
  return {
    scene: { ...scene, people: [...people, person] },
    id: personId(people.length),
  };
}

/** The scene with one more sign, on the first arm that has room and reason for it; null when none has. */
export function addSign(scene: Scene, code: SignCode): Added | null {
  for (const [arm, { signs = [] }] of armsOf(scene)) {
    const more = withSigns(scene, arm, [...signs, code]);
    if (signs.length < 2 && !signs.includes(code) && checkScene(more).length === 0) {
      return { scene: more, id: signsId(arm) };
    }
  }
  return null;
}
