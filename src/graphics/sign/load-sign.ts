import type { SignDrawing } from './shapes';

/** The files of drawings by the letters that codes begin with: each is loaded when one of its signs is needed. */
const files: Readonly<
  Record<string, () => Promise<{ drawings: Readonly<Record<string, SignDrawing>> }>>
> = {
  A: () => import('./drawings/warning'),
  B: () => import('./drawings/priority'),
  C: () => import('./drawings/prohibition'),
  D: () => import('./drawings/mandatory'),
  E: () => import('./drawings/information'),
  F: () => import('./drawings/direction'),
  G: () => import('./drawings/service'),
  H: () => import('./drawings/service'),
  I: () => import('./drawings/tourism'),
  J: () => import('./drawings/service'),
  M: () => import('./drawings/marking'),
  P: () => import('./drawings/police'),
  T: () => import('./drawings/plate'),
  S: () => import('./drawings/plate'),
  SIG: () => import('./drawings/signal'),
  V: () => import('./drawings/police'),
  X: () => import('./drawings/signal'),
  Y: () => import('./drawings/signal'),
};

async function find(name: string): Promise<SignDrawing> {
  const letters = /^[A-Z]+/.exec(name)?.[0] ?? '';
  const drawing = (await files[letters]?.())?.drawings[name];
  if (drawing === undefined) throw new Error(`there is no drawing of ${name}`);
  return drawing;
}

const known = new Map<string, Promise<SignDrawing>>();
const failed = new Set<string>();

/**
 * The drawing of a sign by its code, or code, slash and form: the same promise each time, also one that failed. What
 * suspends asks again at each render, and would never end if each time were a new attempt.
 */
export function keptDrawing(name: string): Promise<SignDrawing> {
  const started = known.get(name);
  if (started !== undefined) return started;
  const drawing = find(name);
  known.set(name, drawing);
  drawing.catch(() => failed.add(name));
  return drawing;
}

/** The drawing of a sign, which is tried again if it failed before. */
export function loadSign(name: string): Promise<SignDrawing> {
  if (failed.delete(name)) known.delete(name);
  return keptDrawing(name);
}

let attempt = 0;
const watchers = new Set<() => void>();

/** Forgets every drawing that failed, and tells those that show one: they are often of one file. */
export function retryDrawings(): void {
  failed.forEach((name) => known.delete(name));
  failed.clear();
  attempt += 1;
  watchers.forEach((tell) => {
    tell();
  });
}

/** How often drawings that failed have been tried again, and how to be told of it. */
export const drawingAttempts = {
  current: () => attempt,
  watch: (tell: () => void) => {
    watchers.add(tell);
    return () => watchers.delete(tell);
  },
};
