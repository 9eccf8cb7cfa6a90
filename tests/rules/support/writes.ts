export type Fields = Readonly<Record<string, unknown>>;

/** One document that is written; an update's data is what it sets. */
export interface Write {
  readonly method: 'create' | 'update' | 'delete';
  readonly path: string;
  readonly data?: Fields;
}

/** One thing to change about a write. */
export type WriteChange =
  | { readonly path: string }
  /** One field of the data takes another value, or is there as well. */
  | { readonly set: Fields }
  /** One field of the data is left out. */
  | { readonly without: string }
  /** One word, or number, is another one in path and data alike, where both say the same thing. */
  | { readonly everywhere: readonly [word: string, other: string] };

/** The one entry of an object. Throws when there are more. */
export function onlyEntry<Value>(of: Readonly<Record<string, Value>>): [key: string, value: Value] {
  const [entry, ...more] = Object.entries(of);
  if (entry === undefined || more.length > 0) throw new Error('change one thing at a time');
  return entry;
}

function replaceWord(value: unknown, word: string, other: string): unknown {
  if (typeof value === 'number') return String(value) === word ? Number(other) : value;
  return typeof value === 'string' ? value.replace(word, other) : value;
}

/** The write, or a request that is one, with one thing changed. Throws if the change is none, or more than one. */
export function changeWrite<Any extends { readonly path: string; readonly data?: Fields }>(
  write: Any,
  change: WriteChange,
): Any {
  onlyEntry<unknown>(change);
  const data = write.data ?? {};
  if ('path' in change) return { ...write, path: change.path };
  if ('set' in change) {
    const [field, value] = onlyEntry(change.set);
    if (Object.is(data[field], value)) throw new Error(`${field} does not change`);
    return { ...write, data: { ...data, ...change.set } };
  }
  if ('without' in change) {
    if (!(change.without in data)) throw new Error(`${change.without} is not there to leave out`);
    return {
      ...write,
      data: Object.fromEntries(Object.entries(data).filter(([key]) => key !== change.without)),
    };
  }
  const [word, other] = change.everywhere;
  return {
    ...write,
    path: write.path.replace(word, other),
    data: Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, replaceWord(value, word, other)]),
    ),
  };
}
