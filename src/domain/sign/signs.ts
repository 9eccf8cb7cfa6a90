import names from '../../../content/signs/names.json' with { type: 'json' };
import { signGroups, type SignGroupId } from './sign-group';

/** A road sign, marking or signal of Vägmärkesförordningen (2007:90). */
export interface Sign {
  /** The regulation's code, such as A13. */
  readonly code: string;
  /** The regulation's name. */
  readonly name: string;
  readonly group: SignGroupId;
}

/** All signs that are drawn, group after group in the order of their codes. */
export const signs: readonly Sign[] = signGroups.flatMap(({ id }) =>
  Object.entries(names[id]).map(([code, name]) => ({ code, name, group: id })),
);

/** Returns the signs of a group. */
export function signsOf(group: SignGroupId): Sign[] {
  return signs.filter((sign) => sign.group === group);
}

/** Returns the sign with the code, whatever its case, or undefined. */
export function findSign(code: string): Sign | undefined {
  const upper = code.toLocaleUpperCase('sv');
  return signs.find((sign) => sign.code.toLocaleUpperCase('sv') === upper);
}

/** Returns the address of a sign within the library: its code in small letters. */
export function signSlug({ code }: Pick<Sign, 'code'>): string {
  return code.toLocaleLowerCase('sv');
}
