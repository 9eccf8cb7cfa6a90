/** One query that looks for users by the beginning of a field. */
export interface UserSearch {
  field: 'email' | 'fullName' | 'lastName';
  prefix: string;
}

function capitalise(name: string): string {
  return name.replace(/(^|[\s-])(\p{L})/gu, (_all, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

/**
 * The queries that find the users that somebody types a part of: their addresses are stored in small letters, their
 * names as they wrote them. A name is looked for with capitals and, where that differs, as it was typed ('von Essen').
 * @param typed an empty text, or one of spaces, gives no query.
 */
export function userSearches(typed: string): UserSearch[] {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '') return [];
  const searches: UserSearch[] = text.includes(' ')
    ? []
    : [{ field: 'email', prefix: text.toLowerCase() }];
  if (text.includes('@')) return searches;
  const names = [...new Set([capitalise(text), text])];
  const fields = ['fullName', 'lastName'] as const;
  return [...searches, ...names.flatMap((prefix) => fields.map((field) => ({ field, prefix })))];
}
