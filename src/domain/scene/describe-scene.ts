import { describeArm } from './describe-arm';
import { rotate, type Direction } from './directions';
import { isStraight } from './road-plan';
import { armsOf, vehicleSides, type Layout, type Person, type Scene, type Vehicle } from './scene';
import { listWords, nameVehicle, sideNames } from './scene-words';
import { vehicleSizes } from './vehicle-sizes';

/** What one says of each kind of road. */
export const layoutNames: Record<Layout, string> = {
  crossroads: 'en fyrvägskorsning',
  't-junction': 'en trevägskorsning',
  roundabout: 'en cirkulationsplats',
  road: 'en väg',
  motorway: 'en motorväg',
  'motorway-entry': 'en påfart till en motorväg',
  'motorway-exit': 'en avfart från en motorväg',
  'level-crossing': 'en plankorsning med järnväg',
  'pedestrian-crossing': 'ett övergångsställe',
  'cycle-crossing': 'en cykelväg som korsar en väg',
  'residential-street': 'en bostadsgata',
  'narrow-road': 'en smal väg',
};

const turnNames = { left: 'åt vänster', straight: 'rakt fram', right: 'åt höger' } as const;
const lightSentences = { day: '', dusk: ' Det skymmer.', night: ' Det är mörkt.' } as const;
const weatherSentences = {
  clear: '',
  rain: ' Det regnar.',
  snow: ' Det snöar och vägen är vit.',
  fog: ' Det är dimma.',
} as const;

/** From where an arm comes: in the picture, or as the learner who drives in the picture sees it. */
type Whence = (direction: Direction) => string;

function whenceOf(scene: Scene): Whence {
  const own = scene.vehicles.find(({ isYou }) => isYou === true);
  if (scene.view !== 'driver' || own === undefined) return (direction) => sideNames[direction];
  const names = ['där du kör', 'från vänster', 'framifrån', 'från höger'];
  return (direction) =>
    names[[0, 1, 2, 3].find((quarters) => rotate(own.arm, quarters) === direction) ?? 0] ?? '';
}

/** The arms that have something to tell, those that are alike together. */
function describeArms(scene: Scene, whence: Whence, own: Direction | undefined): string[] {
  const alike = new Map<string, string[]>();
  for (const [direction, arm] of armsOf(scene)) {
    // from the driver's seat the others' signs and lights show their backs
    const isFacing = scene.view !== 'driver' || direction === own;
    const seen = isFacing ? arm : { ...arm, signs: [], light: undefined };
    const said = describeArm(seen, scene.layout);
    alike.set(said, [...(alike.get(said) ?? []), whence(direction)]);
  }
  return [...alike].flatMap(([said, places]) => {
    if (said === '') return [];
    return [`${places.length > 1 ? 'Vägarna' : 'Vägen'} ${listWords(places)}: ${said}.`];
  });
}

/** Returns true iff one of two vehicles that come the same way has reached the other, but is not past it. */
function areAbreast(one: Vehicle, other: Vehicle): boolean {
  const rear = ({ kind, distance = 0 }: Vehicle) => distance + vehicleSizes[kind].length;
  return (one.distance ?? 0) < rear(other) && (other.distance ?? 0) < rear(one);
}

/** Where a vehicle is that comes the same way as the learner's own; null for others. */
function describeOrder(vehicle: Vehicle, { vehicles }: Scene): string | null {
  const own = vehicles.find(({ isYou }) => isYou === true);
  const isSameWay =
    own !== undefined &&
    own !== vehicle &&
    own.arm === vehicle.arm &&
    (own.place ?? 'in') === 'in' &&
    (vehicle.place ?? 'in') === 'in';
  if (!isSameWay) return null;
  const order = (vehicle.distance ?? 0) < (own.distance ?? 0) ? 'framför' : 'bakom';
  const [lane, ownLane] = [vehicle.lane ?? 1, own.lane ?? 1];
  if (lane === ownLane) return `kör ${order} dig`;
  const where = areAbreast(vehicle, own) ? 'bredvid' : `snett ${order}`;
  return `kör ${where} dig, i ett körfält till ${lane > ownLane ? 'vänster' : 'höger'}`;
}

const areaNames = {
  front: 'framför',
  right: 'längs högra sidan',
  rear: 'bakom',
  left: 'längs vänstra sidan',
} as const;

/** What is marked beside a vehicle; '' when nothing is. It does not say what is special there. */
function describeAreas({ areas = {} }: Vehicle): string {
  const named = vehicleSides.flatMap((side) => {
    const area = areas[side];
    if (area === undefined) return [];
    return [area.label === undefined ? areaNames[side] : `${area.label} ${areaNames[side]}`];
  });
  if (named.length === 0) return '';
  return ` Markerat intill fordonet: ${listWords(named)}.`;
}

function describeVehicle(vehicle: Vehicle, scene: Scene, whence: Whence): string {
  const { arm, place = 'in', turn, indicator } = vehicle;
  const name = nameVehicle(vehicle);
  const isYou = vehicle.isYou === true;
  const beside = describeOrder(vehicle, scene);
  const where =
    place === 'parked'
      ? `står vid kanten av vägen ${whence(arm)}`
      : place === 'circle'
        ? 'kör runt i cirkulationsplatsen'
        : place === 'out'
          ? `kör bort från mitten på vägen ${whence(arm)}`
          : (beside ?? `kommer ${whence(arm)}`);
  const lane =
    vehicle.lane === 0
      ? [`är i körfältet för ${scene.layout === 'motorway-entry' ? 'påfart' : 'avfart'}`]
      : (vehicle.lane ?? 1) > 1 && beside === null
        ? ['är i ett körfält till vänster']
        : [];
  const going =
    turn === undefined
      ? []
      : isStraight(scene.layout) && turn !== 'straight'
        ? [`ska flytta sig ${turnNames[turn]}`]
        : [`ska ${turn === 'straight' ? 'köra' : 'svänga'} ${turnNames[turn]}`];
  const parts = [
    where,
    ...lane,
    ...(indicator === undefined
      ? []
      : [indicator === 'both' ? 'blinkar på båda sidor' : `blinkar ${turnNames[indicator]}`]),
    ...(vehicle.isBraking === true ? ['bromsar'] : []),
    ...(vehicle.isUrgent === true ? ['har blåljus på'] : []),
    ...going,
  ];
  const marked = describeAreas(vehicle);
  if (!isYou) return `${name} ${listWords(parts)}.${marked}`;
  const ownName = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return scene.view === 'driver'
    ? `Du ${listWords([`kör ${ownName}`, ...parts.slice(1)])}.`
    : `Du, i ${ownName}, ${listWords(parts)}.${marked}`;
}

/** What one says of each kind of person. */
export const personNames = {
  adult: 'En person',
  child: 'Ett barn',
  blind: 'En person med vit käpp',
  cyclist: 'En cyklist',
} as const;

/** Where a person is, and whether they cross. */
function describePerson({ kind, arm, across, towards }: Person, whence: Whence): string {
  const isOnRoad = across > 0 && across < 1;
  const where = isOnRoad
    ? `är ute på vägen ${whence(arm)}`
    : `är vid kanten av vägen ${whence(arm)}`;
  const going =
    towards === undefined
      ? ' och står still'
      : isOnRoad || (towards === 'left') === across <= 0
        ? ' och är på väg över'
        : ' och är på väg därifrån';
  return `${personNames[kind]} ${where}${going}.`;
}

function describeRailway({ railway }: Scene): string {
  if (railway === undefined) return '';
  const parts = [
    ...(railway.tracks === 2 ? ['två spår'] : []),
    ...(railway.barriers === undefined
      ? []
      : [railway.barriers === 'closed' ? 'bommarna är nere' : 'bommarna är uppe']),
    ...(railway.signal === undefined
      ? []
      : [railway.signal === 'red' ? 'signalen visar rött' : 'signalen visar vitt']),
  ];
  return parts.length === 0 ? '' : ` Vid järnvägen: ${listWords(parts)}.`;
}

/**
 * What a scene shows, in Swedish, for those who do not see it: who is where, who signals what, which signs stand there
 * and how they look. It does not say what applies.
 */
export function describeScene(scene: Scene): string {
  const whence = whenceOf(scene);
  const own = scene.vehicles.find(({ isYou }) => isYou === true);
  const seen = scene.view === 'driver' ? 'sedd från förarplatsen' : 'sedd uppifrån';
  const place = scene.place === 'country' ? ' på landet' : '';
  const pinch = scene.isPinched === true ? ' som smalnar av i mitten' : '';
  return [
    `Trafiksituation ${seen}: ${layoutNames[scene.layout]}${pinch}${place}.`,
    `${lightSentences[scene.light ?? 'day']}${weatherSentences[scene.weather ?? 'clear']}`.trim(),
    describeRailway(scene).trim(),
    ...describeArms(scene, whence, own?.arm),
    ...scene.vehicles.map((vehicle) => describeVehicle(vehicle, scene, whence)),
    ...(scene.people ?? []).map((person) => describePerson(person, whence)),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
