import { fields, integer } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';
import { day, inMinutes } from './support/time';

const path = 'userTotals/all';

const get: Request = { by: 'admin', method: 'get', path };

const update: Request = {
  by: 'admin',
  method: 'update',
  path,
  data: { users: 1234, at: inMinutes(-60), countedAt: inMinutes(-120) },
};

const create: Request = { ...update, method: 'create', given: { [path]: null } };

/** A time that is at the latest another one, an hour or more from it. */
const until = (latest: number) => ({
  takes: { 'an hour before': inMinutes(latest - 60) },
  refuses: {
    'an hour after': inMinutes(latest + 60),
    'a number': 7,
    'a text': '2026-11-28',
    null: null,
  },
  optional: false,
});

export const userTotals = table(
  'userTotals',

  allow('an administrator sees how many users were counted', get)
    .vary(onlyFor(get))
    .deny('lists more', { method: 'listGroup' })
    .deny('deletes it', { method: 'delete' }),
  ...[create, update].map((write) =>
    allow(`an administrator stores how many users there are (${write.method})`, write)
      .vary(
        onlyFor(write),
        fields(write, { users: integer(0, 100_000_000), countedAt: until(-60) }),
        restricted({ owner: 'admin' }),
      )
      .deny('as of an hour from now', { set: { at: inMinutes(60) } })
      .deny('as of no time', { set: { at: null } })
      .deny('and does not say when', { without: 'at' }),
  ),
  allow('an administrator adds those who have come', update)
    .allow('since all were counted', { set: { countedAt: inMinutes(-day) } })
    .deny('and takes back what was added after it', {
      given: { [path]: { at: inMinutes(-30) } },
    })
    .deny('and takes back what was counted after it', {
      given: { [path]: { countedAt: inMinutes(-100) } },
    }),
  allow('an administrator counts the first users', create).deny('under another name', {
    path: 'userTotals/mine',
  }),
);
