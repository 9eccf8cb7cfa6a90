import { localStore, type LocalStore } from '../../lib/local-store';

/** What somebody has written in a form and not saved. */
export interface Draft {
  fields: Readonly<Record<string, unknown>>;
  /** The version that it changes; null for something new. */
  base: string | null;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

/** Days after which nobody misses a draft. */
const mostDays = 30;
const day = 24 * 60 * 60 * 1000;

function parse(stored: unknown): Draft | null {
  const draft: Partial<Draft> = typeof stored === 'object' ? (stored ?? {}) : {};
  const { fields, base = null, writtenAt } = draft;
  if (typeof fields !== 'object' || typeof writtenAt !== 'number') return null;
  return Date.now() - writtenAt < mostDays * day ? { fields, base, writtenAt } : null;
}

/**
 * The draft of a form on this device. It is the administrator's own: nobody else who signs in here is offered it, and it
 * goes with the account.
 */
export function draftStore(uid: string, form: string): LocalStore<Draft> {
  return localStore(`teoriklar.draft.${uid}.${form}`, parse);
}
