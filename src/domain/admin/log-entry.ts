import * as z from 'zod/mini';

/**
 * Characters of what an entry says about a change. Twin of `isEntry` in firestore.rules; not among the limits, as those
 * are loaded with every page.
 */
export const logDetailsLength = 1000;

/** An entry of `adminLog`: who did what to what, and when. */
export const logEntrySchema = z.object({
  id: z.string().check(z.minLength(1)),
  /** The administrator's uid. */
  actor: z.string(),
  /** A LogAction, or one of an earlier or later version. */
  action: z.string(),
  /** The path of the document that it was about, such as orders/TK2345. */
  target: z.string(),
  at: z.date(),
  /**
   * What was changed from and to, in Swedish, a line for each field; the writer's word. Missing in entries from before it
   * was kept, and where there is nothing to say.
   */
  details: z.optional(z.string()),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

const kinds = new Map([
  ['orders', 'Beställning'],
  ['profiles', 'Användare'],
  ['admins', 'Användare'],
  ['licenses', 'Licens'],
  ['discountCodes', 'Rabattkod'],
  ['products', 'Produkt'],
  ['settings', 'Inställning'],
  ['paymentSecrets', 'Inställning'],
  ['questions', 'Fråga'],
  ['questionDrafts', 'Utkast'],
  ['practiceCategories', 'Övningskategori'],
  ['questionCategories', 'Kategori'],
  ['theoryCourses', 'Teorikurs'],
  ['questionReports', 'Felrapport'],
]);

/** What an entry was about, in parts for the page: Swedish kind, id, and the uid of the user that it concerns. */
export function describeTarget(target: string): { kind: string; id: string; uid: string | null } {
  const [collection = '', id = ''] = target.split('/');
  const kind = kinds.get(collection);
  if (kind === undefined) return { kind: '', id: target, uid: null };
  const isUser = collection === 'profiles' || collection === 'admins';
  const uid = isUser ? id : collection === 'licenses' ? id.replace(/_[^_]*$/, '') : null;
  return { kind, id, uid };
}
