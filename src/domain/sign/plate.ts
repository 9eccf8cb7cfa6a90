import type { SignGroupId } from './sign-group';
import { findSign } from './signs';

/** The plates that are lettered for the place they stand at. */
export const textPlates: readonly string[] = [
  'T1',
  'T2',
  'T3',
  'T4',
  'T5',
  'T6',
  'T11',
  'T18',
  'T22',
];

/** Lines that a plate has at most, and characters of a line. */
export const plateLimits = { lines: 3, characters: 14 } as const;

/** Every character that signs are lettered with. */
export const plateCharacters =
  'ABCDEFGHIJKLMNOPRSTUVXYÅÄÖabcdefghijklmnoprstuvxyzåäö0123456789 ,.-–+/()%';

/** The colour that a plate has from the sign above it. */
export type PlateGround = 'yellow' | 'blue' | 'green';

const blueGroups: readonly SignGroupId[] = ['mandatory', 'information', 'direction', 'service'];
const blueSigns = ['B3', 'B7', 'B8'];
/** Signs of blue groups whose own ground is yellow or orange. */
const yellowSigns = ['E20', 'F23', 'F24', 'F25', 'F26', 'J2', 'J3'];
const greenSigns = ['E1', 'E2', 'E3', 'E4', 'E28', 'E29', 'F5/motorvag', 'F14/europavag'];

/** Returns the colour of plates beneath a sign: the sign's own ground, and yellow under all that are not blue or green. */
export function groundBeneath(name: string): PlateGround {
  if (greenSigns.includes(name)) return 'green';
  const [code = name] = name.split('/');
  const group = findSign(code)?.group;
  if (yellowSigns.includes(code)) return 'yellow';
  const isBlue = blueSigns.includes(code) || (group !== undefined && blueGroups.includes(group));
  return isBlue ? 'blue' : 'yellow';
}

const groundNames = { blue: 'blå', green: 'grön' } as const;

/** Returns what a plate looks like by what is on it, as a phrase within a sentence. */
export function lookOfPlate(content: string, ground: PlateGround): string {
  return ground === 'yellow'
    ? `gul tavla med röd ram och ${content}`
    : `${groundNames[ground]} tavla med ${content}`;
}
