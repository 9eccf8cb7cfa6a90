import * as z from 'zod/mini';

import { labelSchema } from './scene';

const clockPattern = /^([01]\d|2[0-3])\.[0-5]\d$/;

function phrase(most: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
}

/** What a driver does, as a tachograph records it. */
export const activities = ['driving', 'work', 'availability', 'rest'] as const;
export type Activity = (typeof activities)[number];

/** A driver's day as a tachograph shows it: one activity after the other. */
const daySchema = z.strictObject({
  diagram: z.literal('day'),
  /** When the first part begins, such as '06.00'. */
  start: z.string().check(z.regex(clockPattern)),
  parts: z
    .array(
      z.strictObject({
        activity: z.enum(activities),
        minutes: z.int().check(z.minimum(5), z.maximum(1440)),
      }),
    )
    .check(z.minLength(1), z.maxLength(12)),
});
export type DayDiagram = z.infer<typeof daySchema>;

const tonnes = z.number().check(z.minimum(0), z.maximum(60));
const metres = z.number().check(z.minimum(0), z.maximum(9));

/** A lorry from its side, its axles from the front. */
const axlesSchema = z.strictObject({
  diagram: z.literal('axles'),
  axles: z
    .array(
      z.strictObject({
        /** Metres behind the first axle. */
        at: metres,
        /** Tonnes that it bears; not told when not said. */
        load: z.optional(tonnes),
        isLifted: z.optional(z.boolean()),
      }),
    )
    .check(z.minLength(2), z.maxLength(4)),
  /** What stands on the bed: its middle in metres behind the first axle, and its tonnes. */
  cargo: z.optional(z.strictObject({ at: metres, mass: tonnes })),
  /** Whether the distances between axles and cargo are written. */
  isMeasured: z.optional(z.boolean()),
});
export type AxlesDiagram = z.infer<typeof axlesSchema>;

/** What the display of a taximeter shows. */
const taximeterSchema = z.strictObject({
  diagram: z.literal('taximeter'),
  status: phrase(12),
  tariff: z.optional(phrase(12)),
  /** In kronor, as the display has it. */
  amount: phrase(9),
  extras: z.optional(phrase(9)),
});
export type TaximeterDiagram = z.infer<typeof taximeterSchema>;

/** A document: what is asked for, and what stands there. */
const formSchema = z.strictObject({
  diagram: z.literal('form'),
  title: phrase(34),
  rows: z
    .array(z.strictObject({ name: phrase(26), value: phrase(24) }))
    .check(z.minLength(1), z.maxLength(7)),
});
export type FormDiagram = z.infer<typeof formSchema>;

const across = z.number().check(z.minimum(0), z.maximum(1));
/** Where a way is before a bend, within it and after it: from 0, the right edge of the lane, to 1, the left. */
const acrossSchema = z.strictObject({ before: across, within: across, after: across });

/** A bend of a country road, with ways through it. */
const bendSchema = z.strictObject({
  diagram: z.literal('bend'),
  turn: z.enum(['left', 'right']),
  lines: z
    .array(z.strictObject({ label: z.optional(labelSchema), across: acrossSchema }))
    .check(z.minLength(1), z.maxLength(3)),
});
export type BendDiagram = z.infer<typeof bendSchema>;

const angle = z.int().check(z.minimum(-50), z.maximum(50));

/** Motorcycles from behind in a bend, with the lines that they and their riders lean along. */
const leanSchema = z.strictObject({
  diagram: z.literal('lean'),
  /** Degrees from upright, to the right; below 0 to the left. */
  riders: z
    .array(z.strictObject({ label: z.optional(labelSchema), motorcycle: angle, rider: angle }))
    .check(z.minLength(1), z.maxLength(3)),
});
export type LeanDiagram = z.infer<typeof leanSchema>;

export const diagramSchema = z.discriminatedUnion('diagram', [
  daySchema,
  axlesSchema,
  taximeterSchema,
  formSchema,
  bendSchema,
  leanSchema,
]);
/** What a question shows that is neither a road nor signs, by what is drawn of it. */
export type Diagram = z.infer<typeof diagramSchema>;

/** Minutes after midnight of a clock such as '06.30'. */
export function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split('.');
  return Number(hours) * 60 + Number(minutes);
}

function checkDay({ parts }: DayDiagram): string[] {
  const total = parts.reduce((sum, { minutes }) => sum + minutes, 0);
  const isRepeated = parts.some(({ activity }, index) => activity === parts[index + 1]?.activity);
  return [
    ...(total > 1440 ? ['En dag i färdskrivaren har högst 24 timmar.'] : []),
    ...(isRepeated ? ['Samma aktivitet ska inte stå två gånger efter varandra.'] : []),
  ];
}

function checkAxles({ axles, cargo }: AxlesDiagram): string[] {
  const isApart = axles.every(({ at }, index) =>
    index === 0 ? at === 0 : at - (axles[index - 1]?.at ?? 0) >= 1.2,
  );
  const last = axles.at(-1)?.at ?? 0;
  const isOnBed = cargo === undefined || (cargo.at >= 1.5 && cargo.at <= last + 1.2);
  return [
    ...(isApart
      ? []
      : ['Axlarna räknas från den främsta, på 0 meter, med minst 1,2 meter emellan.']),
    ...(isOnBed ? [] : ['Lasten ska stå på flaket.']),
  ];
}

/** What makes a diagram impossible, in Swedish; nothing when it can be drawn. */
export function checkDiagram(diagram: Diagram): string[] {
  if (diagram.diagram === 'day') return checkDay(diagram);
  return diagram.diagram === 'axles' ? checkAxles(diagram) : [];
}
