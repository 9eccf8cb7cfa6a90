import { looks as direction } from './looks/direction';
import { looks as information } from './looks/information';
import { looks as mandatory } from './looks/mandatory';
import { looks as marking } from './looks/marking';
import { looks as plate } from './looks/plate';
import { looks as priority } from './looks/priority';
import { looks as prohibition } from './looks/prohibition';
import { looks as service } from './looks/service';
import { looks as signal } from './looks/signal';
import { looks as warning } from './looks/warning';
import type { SignLooks } from './sign-look';

/** What every sign of the library looks like in each of its forms: loaded with what draws or tells of signs. */
export const signLooks: SignLooks = {
  ...warning,
  ...priority,
  ...prohibition,
  ...mandatory,
  ...information,
  ...direction,
  ...service,
  ...plate,
  ...marking,
  ...signal,
};

/** Returns what a sign looks like by its name; throws when the library has no such sign or form. */
export function lookOf(name: string): string {
  const look = Object.hasOwn(signLooks, name) ? signLooks[name] : undefined;
  if (look === undefined) throw new Error(`no sign is called ${name}`);
  return look;
}
