import * as z from 'zod/mini';

import { directions, turns, type Direction } from './directions';
import { signCodes } from './sign-looks';

/** What kind of road a scene shows. */
export const layouts = [
  'crossroads',
  't-junction',
  'roundabout',
  'road',
  'motorway',
  'motorway-entry',
  'motorway-exit',
  'level-crossing',
  'pedestrian-crossing',
  'cycle-crossing',
  'residential-street',
  'narrow-road',
] as const;
export type Layout = (typeof layouts)[number];

export const vehicleKinds = [
  'car',
  'van',
  'truck',
  'truck-trailer',
  'bus',
  'motorcycle',
  'moped',
  'bicycle',
  'tractor',
  'police',
  'ambulance',
  'tram',
  'train',
] as const;
export type VehicleKind = (typeof vehicleKinds)[number];

export const colours = [
  'blue',
  'red',
  'yellow',
  'green',
  'white',
  'grey',
  'black',
  'orange',
] as const;
export type Colour = (typeof colours)[number];

export const lightConditions = ['day', 'dusk', 'night'] as const;
export const weathers = ['clear', 'rain', 'snow', 'fog'] as const;

const directionSchema = z.enum(directions);
const lanes = z.int().check(z.minimum(0), z.maximum(3));
/** The letter that a question has for something. */
export const labelSchema = z.string().check(z.regex(/^[A-E]$/));

const armSchema = z.strictObject({
  /** Lanes towards the middle and away from it; 1 unless the layout has more. */
  in: z.optional(lanes),
  out: z.optional(lanes),
  /** What is painted across the lanes that lead in. */
  line: z.optional(z.enum(['yield', 'stop'])),
  /** Line between the directions. */
  centre: z.optional(z.enum(['dashed', 'warning', 'solid', 'none'])),
  /** Signs on one post for those who come in, the uppermost first. */
  signs: z.optional(z.array(z.enum(signCodes)).check(z.maxLength(2))),
  light: z.optional(z.enum(['red', 'red-amber', 'green', 'amber'])),
  /** What crosses the arm where it meets the junction. */
  crossing: z.optional(z.enum(['zebra', 'cycle', 'both'])),
  /** Arrows in the lanes that lead in, from the rightmost one. */
  arrows: z.optional(
    z.array(z.enum(['left', 'straight', 'right', 'left-straight', 'straight-right'])),
  ),
  surface: z.optional(z.enum(['asphalt', 'gravel'])),
  /** Tram rails in the innermost lanes. */
  rails: z.optional(z.boolean()),
});
export type Arm = z.infer<typeof armSchema>;

/** The sides of a vehicle, as its driver has them, in the order that they are drawn and told. */
export const vehicleSides = ['front', 'right', 'rear', 'left'] as const;

const vehicleSchema = z.strictObject({
  kind: z.enum(vehicleKinds),
  colour: z.optional(z.enum(colours)),
  /** The arm it is on. */
  arm: directionSchema,
  /** On its way in (unless said otherwise), on its way out, in the roundabout, or parked at the kerb. */
  place: z.optional(z.enum(['in', 'out', 'circle', 'parked'])),
  /** Counted from the right; 0 is the lane of a motorway's entry or exit. */
  lane: z.optional(lanes),
  /** Tenths of a metre to where its lane begins or ends; in a roundabout degrees past the arm. */
  distance: z.optional(z.number().check(z.minimum(-150), z.maximum(180))),
  /** Where it is going, shown by an arrow. */
  turn: z.optional(z.enum(turns)),
  indicator: z.optional(z.enum(['left', 'right', 'both'])),
  /** Brake lights. */
  isBraking: z.optional(z.boolean()),
  /** Blue lights. */
  isUrgent: z.optional(z.boolean()),
  /** The learner's own vehicle. */
  isYou: z.optional(z.boolean()),
  label: z.optional(labelSchema),
  /** Ground beside it that is marked, such as what its driver cannot see; at most one area to a side. */
  areas: z.optional(
    z.partialRecord(z.enum(vehicleSides), z.strictObject({ label: z.optional(labelSchema) })),
  ),
});
export type Vehicle = z.infer<typeof vehicleSchema>;

const personSchema = z.strictObject({
  kind: z.enum(['adult', 'child', 'blind', 'cyclist']),
  /** The arm whose crossing, or whose roadside, they are at. */
  arm: directionSchema,
  /** From 0, the kerb to the right of those who come in, to 1, the other kerb; beyond is beside the road. */
  across: z.number().check(z.minimum(-0.6), z.maximum(1.6)),
  /** Where they are going, as those who come in see it; standing still when not said. */
  towards: z.optional(z.enum(['left', 'right'])),
});
export type Person = z.infer<typeof personSchema>;

const railwaySchema = z.strictObject({
  tracks: z.optional(z.union([z.literal(1), z.literal(2)])),
  barriers: z.optional(z.enum(['open', 'closed'])),
  signal: z.optional(z.enum(['white', 'red'])),
});

export const sceneSchema = z.strictObject({
  layout: z.enum(layouts),
  /** From above, or as the driver of the learner's own vehicle sees it. */
  view: z.optional(z.enum(['above', 'driver'])),
  light: z.optional(z.enum(lightConditions)),
  weather: z.optional(z.enum(weathers)),
  place: z.optional(z.enum(['town', 'country'])),
  arms: z.partialRecord(directionSchema, armSchema),
  /** Of a motorway: the arm from which the traffic comes that has the entry or exit to its right. */
  ramp: z.optional(directionSchema),
  railway: z.optional(railwaySchema),
  /** Of a narrow road: it lets one vehicle through at a time in the middle. */
  isPinched: z.optional(z.boolean()),
  vehicles: z.array(vehicleSchema).check(z.maxLength(10)),
  people: z.optional(z.array(personSchema).check(z.maxLength(8))),
  /** Which trees and houses stand around, by a number: what has no meaning in law. */
  surroundings: z.optional(z.int().check(z.minimum(0), z.maximum(999))),
});
/** A traffic scene: what there is and where, in the terms of the road. */
export type Scene = z.infer<typeof sceneSchema>;

/** The arms of a scene, clockwise from the north. */
export function armsOf(scene: Scene): [Direction, Arm][] {
  return directions.flatMap((direction): [Direction, Arm][] => {
    const arm = scene.arms[direction];
    return arm === undefined ? [] : [[direction, arm]];
  });
}
