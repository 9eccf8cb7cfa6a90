import type { Drawing } from './shapes';

/** The files of drawings by the letters that codes begin with: each is loaded when one of its signs is needed. */
const files: Readonly<
  Record<string, () => Promise<{ drawings: Readonly<Record<string, Drawing>> }>>
> = {
  A: () => import('./drawings/warning'),
  B: () => import('./drawings/priority'),
  C: () => import('./drawings/prohibition'),
  D: () => import('./drawings/mandatory'),
  E: () => import('./drawings/information'),
  F: () => import('./drawings/direction'),
  G: () => import('./drawings/service'),
  H: () => import('./drawings/service'),
  M: () => import('./drawings/marking'),
  T: () => import('./drawings/plate'),
  SIG: () => import('./drawings/signal'),
  X: () => import('./drawings/signal'),
  Y: () => import('./drawings/signal'),
};

async function find(name: string): Promise<Drawing> {
  const letters = /^[A-Z]+/.exec(name)?.[0] ?? '';
  const drawing = (await files[letters]?.())?.drawings[name];
  if (drawing === undefined) throw new Error(`there is no drawing of ${name}`);
  return drawing;
}

const known = new Map<string, Promise<Drawing>>();

/**
 * The drawing of a sign by its code, or code, slash and form: the same promise each time, but for one that failed,
 * which is tried again.
 */
export function loadDrawing(name: string): Promise<Drawing> {
  const started = known.get(name);
  if (started !== undefined) return started;
  const drawing = find(name);
  known.set(name, drawing);
  drawing.catch(() => known.delete(name));
  return drawing;
}
