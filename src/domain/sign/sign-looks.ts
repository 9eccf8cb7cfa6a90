import hanging from '../../../content/signs/hanging-plates.json';
import looks from '../../../content/signs/looks.json';
import { lookOfPlate } from './plate';

/**
 * What signs look like, in Swedish, by their name: the code, or code, slash and form. A phrase to be put into a
 * sentence. It says what is to be seen and never what it means, so that it gives no answer away.
 */
type SignLooks = Readonly<Record<string, string>>;

/** What is on the plates that take their colour from the sign above, beside those that are lettered for their place. */
export const hangingPlates: SignLooks = hanging;

/** What every sign of the library looks like in each of its forms; a plate as by itself, or beneath a yellow sign. */
export const signLooks: SignLooks = {
  ...looks,
  ...Object.fromEntries(
    Object.entries(hanging).map(([name, content]) => [name, lookOfPlate(content, 'yellow')]),
  ),
};

/** Returns what a sign looks like by its name; throws when the library has no such sign or form. */
export function lookOf(name: string): string {
  const look = Object.hasOwn(signLooks, name) ? signLooks[name] : undefined;
  if (look === undefined) throw new Error(`no sign is called ${name}`);
  return look;
}
