import { practiceSessionSchema } from '../../domain/practice/session';
import { localStore } from '../../lib/local-store';

/** Address in localStorage of a learner's session in a category; also named by the event other tabs get. */
export function sessionKey(uid: string, categoryId: string): string {
  return `teoriklar.session.${uid}.${categoryId}`;
}

/** Where the running session of a learner in a category is kept over reloads. */
export function sessionStore(uid: string, categoryId: string) {
  return localStore(
    sessionKey(uid, categoryId),
    (stored) => practiceSessionSchema.safeParse(stored).data ?? null,
  );
}
