import { deleteField, increment } from 'firebase/firestore/lite';

import type { Variation } from './pairs';
import { day, inMinutes } from './time';
import type { Fields, WriteChange } from './writes';

/** Values that a field takes and values that it refuses, by what to call them. */
interface Field {
  readonly takes: Fields;
  readonly refuses: Fields;
  /** Whether the document may lack the field. */
  readonly optional: boolean;
}

const nothing = { null: null };

/** A text whose length is at least `least` and at most `most`. A list has a length too, and is refused. */
export function text(least: number, most: number): Field {
  return {
    takes: {
      [`${String(least)} characters`]: 'x'.repeat(least),
      [`${String(most)} characters`]: 'x'.repeat(most),
    },
    refuses: {
      ...(least > 0 ? { [`${String(least - 1)} characters`]: 'x'.repeat(least - 1) } : {}),
      [`${String(most + 1)} characters`]: 'x'.repeat(most + 1),
      'a list': Array.from({ length: Math.max(least, 1) }, () => 'x'),
      'a number': least,
      ...nothing,
    },
    optional: false,
  };
}

/** A whole number from `least` to `most`. */
export function integer(least: number, most: number): Field {
  return {
    takes: { [String(least)]: least, [String(most)]: most },
    refuses: {
      [String(least - 1)]: least - 1,
      [String(most + 1)]: most + 1,
      'a fraction': least + 0.5,
      'a text': String(least),
      ...nothing,
    },
    optional: false,
  };
}

/** One of these values. */
export function oneOf(...values: readonly (string | number | null)[]): Field {
  return {
    takes: Object.fromEntries(values.map((value) => [String(value), value])),
    refuses: {
      'another text': 'no such value',
      'another number': 7,
      ...(values.includes(null) ? {} : nothing),
    },
    optional: false,
  };
}

/** The same number as a fraction, as 10.0 is of 10: what is added is a fraction, and nothing. */
export const sameAsFraction = increment(-0);

export const boolean: Field = {
  takes: { true: true, false: false },
  refuses: { 'a text': 'true', 'a number': 1, ...nothing },
  optional: false,
};

/** Any time. */
export const time: Field = {
  takes: { 'a time': inMinutes(-5) },
  refuses: { 'a text': '2026-01-01', 'a number': 7, ...nothing },
  optional: false,
};

/** The server's time and no other. */
export const serverTime: Field = {
  takes: {},
  refuses: {
    'an earlier time': inMinutes(-5),
    'a later time': inMinutes(60),
    'a text': 'now',
    ...nothing,
  },
  optional: false,
};

/** When a document goes that lasts this many days from now, a tenth more or less. */
export function expiry(days: number): Field {
  const inDays = (count: number) => inMinutes(count * day);
  return {
    takes: {
      'nearly a tenth early': inDays(days * 0.9 + 1),
      'nearly a tenth late': inDays(days * 1.1 - 1),
    },
    refuses: {
      'more than a tenth early': inDays(days * 0.9 - 1),
      'more than a tenth late': inDays(days * 1.1 + 1),
      'long past': inDays(-1),
      'a text': '2027-01-01',
      'a number': 7,
      ...nothing,
    },
    optional: false,
  };
}

/** A field that the document may lack. */
export function optional(field: Field): Field {
  return { ...field, optional: true };
}

/** The request with every value that its fields take or refuse, one at a time, and without each of them. */
export function fields(
  { method, data = {} }: { readonly method: string; readonly data?: Fields },
  expected: Readonly<Record<string, Field>>,
): readonly Variation<WriteChange>[] {
  return Object.entries(expected).flatMap(([name, field]): Variation<WriteChange>[] => {
    const values = (outcome: 'allow' | 'deny', from: Fields) =>
      Object.entries(from)
        .filter(([, value]) => !Object.is(value, data[name]))
        .map(([label, value]) => ({
          name: `${name} is ${label}`,
          outcome,
          change: { set: { [name]: value } },
        }));
    const absence: Variation<WriteChange> = {
      name: `${name} is absent`,
      outcome: field.optional ? 'allow' : 'deny',
      change: method === 'update' ? { set: { [name]: deleteField() } } : { without: name },
    };
    const canBeAbsent = method === 'update' || name in data;
    return [
      ...values('allow', field.takes),
      ...values('deny', field.refuses),
      ...(canBeAbsent ? [absence] : []),
    ];
  });
}
