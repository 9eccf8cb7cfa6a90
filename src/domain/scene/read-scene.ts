import type * as z from 'zod/mini';

import { checkScene } from './check-scene';
import { sceneSchema, type Scene } from './scene';
import { checkSignBoard, signBoardSchema, type SignBoard } from './sign-board';

/** What can be drawn for a question: a traffic scene, or signs by themselves. */
export type Illustration = Scene | SignBoard;

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

/** Returns true iff what a question shows is signs by themselves, whether right or wrong. */
function isSignBoard(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'signs' in value && !('layout' in value);
}

/** Reads what a question shows, from the object that content files hold. */
export function readIllustration(value: unknown): Reading {
  if (isSignBoard(value)) {
    const board = signBoardSchema.safeParse(value);
    if (!board.success) return refuse(board.error.issues.map(nameIssue));
    const problems = checkSignBoard(board.data);
    return problems.length > 0 ? refuse(problems) : { illustration: board.data, problems: null };
  }
  const scene = sceneSchema.safeParse(value);
  if (!scene.success) return refuse(scene.error.issues.map(nameIssue));
  const problems = checkScene(scene.data);
  return problems.length > 0 ? refuse(problems) : { illustration: scene.data, problems: null };
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
