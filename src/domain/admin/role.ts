/** What an administrator may be. Stored in `admins`; a document that names no role is an owner's. */
export const adminRoles = ['owner', 'editor', 'support', 'bookkeeper'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** The role that is stored: an owner's where none is named, null where this version does not know it. */
export function readRole(stored: unknown): AdminRole | null {
  return stored === undefined ? 'owner' : (adminRoles.find((role) => role === stored) ?? null);
}
