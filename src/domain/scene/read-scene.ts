import type * as z from 'zod/mini';

import { checkScene } from './check-scene';
import { checkDiagram, diagramSchema, type Diagram } from './diagram';
import { sceneSchema, type Scene } from './scene';
import { checkSignBoard, signBoardSchema, type SignBoard } from './sign-board';

/** What can be drawn for a question: a traffic scene, signs by themselves, or a diagram. */
export type Illustration = Scene | SignBoard | Diagram;

/** What a text says, or what is wrong with it, in Swedish. */
type Reading =
  { illustration: Illustration; problems: null } | { illustration: null; problems: string[] };

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

function refuse(problems: readonly string[]): Reading {
  return { illustration: null, problems: [...new Set(problems)] };
}

/** Reads a value as what a schema holds and a check finds nothing wrong with. */
function readAs<Kind extends Illustration>(
  schema: z.ZodMiniType<Kind>,
  check: (kind: Kind) => string[],
  value: unknown,
): Reading {
  const parsed = schema.safeParse(value);
  if (!parsed.success) return refuse(parsed.error.issues.map(nameIssue));
  const problems = check(parsed.data);
  return problems.length > 0 ? refuse(problems) : { illustration: parsed.data, problems: null };
}

/** Returns true iff what a question shows has a field, whether the rest is right or wrong. */
function has(value: unknown, field: string): boolean {
  return typeof value === 'object' && value !== null && field in value;
}

/** Reads what a question shows, from the object that content files hold. */
export function readIllustration(value: unknown): Reading {
  if (has(value, 'layout')) return readAs(sceneSchema, checkScene, value);
  if (has(value, 'diagram')) return readAs(diagramSchema, checkDiagram, value);
  if (has(value, 'signs')) return readAs(signBoardSchema, checkSignBoard, value);
  return readAs(sceneSchema, checkScene, value);
}

/** Reads what a question shows, from the JSON text that a question stores. */
export function readScene(text: string): Reading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse(['Trafikbilden är inte giltig JSON.']);
  }
  return readIllustration(value);
}
