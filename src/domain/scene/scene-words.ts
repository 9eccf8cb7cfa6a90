import type { Direction } from './directions';
import type { Colour, Vehicle, VehicleKind } from './scene';

/** What one says of an arm by its side of the picture. */
export const sideNames: Record<Direction, string> = {
  north: 'uppifrån',
  east: 'från höger',
  south: 'nedifrån',
  west: 'från vänster',
};

const kindNames: Record<VehicleKind, string> = {
  car: 'bil',
  van: 'skåpbil',
  truck: 'lastbil',
  'truck-trailer': 'lastbil med släp',
  bus: 'buss',
  motorcycle: 'motorcykel',
  moped: 'moped',
  bicycle: 'cykel',
  tractor: 'traktor',
  police: 'polisbil',
  ambulance: 'ambulans',
  tram: 'spårvagn',
  train: 'tåg',
};

const neuter = new Set<VehicleKind>(['train']);

/** The colours, as one says them of what is common and of what is neuter. */
export const colourNames: Record<Colour, [common: string, neuter: string]> = {
  blue: ['blå', 'blått'],
  red: ['röd', 'rött'],
  yellow: ['gul', 'gult'],
  green: ['grön', 'grönt'],
  white: ['vit', 'vitt'],
  grey: ['grå', 'grått'],
  black: ['svart', 'svart'],
  orange: ['orange', 'orange'],
};

/** A vehicle's colour when the scene does not say: what such a vehicle usually has. */
export function colourOf({
  kind,
  colour,
  isYou,
}: Pick<Vehicle, 'kind' | 'colour' | 'isYou'>): Colour {
  if (colour !== undefined) return colour;
  if (isYou === true) return 'blue';
  const usual: Partial<Record<VehicleKind, Colour>> = {
    truck: 'orange',
    'truck-trailer': 'orange',
    bus: 'red',
    tractor: 'green',
    police: 'white',
    ambulance: 'yellow',
    tram: 'blue',
    train: 'grey',
    van: 'white',
    motorcycle: 'black',
    moped: 'black',
    bicycle: 'black',
  };
  return usual[kind] ?? 'red';
}

/** A vehicle in words, such as 'En röd bil'. */
export function nameVehicle(vehicle: Vehicle): string {
  const { kind, label } = vehicle;
  const isNeuter = neuter.has(kind);
  const letter = label === undefined ? '' : ` ${label}`;
  const hasColour = kind !== 'police' && kind !== 'ambulance' && kind !== 'bicycle';
  const colour = hasColour ? `${colourNames[colourOf(vehicle)][isNeuter ? 1 : 0]} ` : '';
  return `${isNeuter ? 'Ett' : 'En'} ${colour}${kindNames[kind]}${letter}`;
}

/** Words one after the other, the last after 'och'. */
export function listWords(words: readonly string[]): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} och ${words.at(-1) ?? ''}`;
}
