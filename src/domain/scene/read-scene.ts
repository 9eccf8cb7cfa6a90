import type * as z from 'zod/mini';

import { checkScene } from './check-scene';
import { sceneSchema, type Scene } from './scene';
import { checkSignBoard, signBoardSchema, type SignBoard } from './sign-board';

/** What a text says, or what is wrong with it, in Swedish. */
export type Reading<Kind> =
  { illustration: Kind; problems: null } | { illustration: null; problems: string[] };

type Issue = z.core.$ZodIssue;

function nameIssue(issue: Issue): string {
  const place = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => `”${key}”`).join(', ');
    return place === '' ? `Okänt fält: ${names}.` : `Okänt fält i ”${place}”: ${names}.`;
  }
  return place === ''
    ? 'Trafikbilden är inget objekt.'
    : `”${place}” saknas eller har ett värde som inte går att använda.`;
}

function refuse(problems: readonly string[]): { illustration: null; problems: string[] } {
  return { illustration: null, problems: [...new Set(problems)] };
}

/** Reads a value as what a schema holds and a check finds nothing wrong with. */
export function readAs<Kind>(
  schema: z.ZodMiniType<Kind>,
  check: (kind: Kind) => string[],
  value: unknown,
): Reading<Kind> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) return refuse(parsed.error.issues.map(nameIssue));
  const problems = check(parsed.data);
  return problems.length > 0 ? refuse(problems) : { illustration: parsed.data, problems: null };
}

/** Reads the JSON text that a question stores with what reads the object it says. */
export function readText<Kind>(
  text: string,
  read: (value: unknown) => Reading<Kind>,
): Reading<Kind> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse(['Trafikbilden är inte giltig JSON.']);
  }
  return read(value);
}

/** Returns true iff what a question shows has a field, whether the rest is right or wrong. */
export function hasField(value: unknown, field: string): boolean {
  return typeof value === 'object' && value !== null && field in value;
}

/** Reads a traffic scene, or signs by themselves, from the object that content files hold. */
export function readSceneOrSigns(value: unknown): Reading<Scene | SignBoard> {
  const isSignBoard = hasField(value, 'signs') && !hasField(value, 'layout');
  return isSignBoard
    ? readAs(signBoardSchema, checkSignBoard, value)
    : readAs(sceneSchema, checkScene, value);
}

/** Reads a traffic scene, or signs by themselves, from the JSON text that a question stores. */
export function readScene(text: string): Reading<Scene | SignBoard> {
  return readText(text, readSceneOrSigns);
}
