import { groupBy } from '../../lib/group-by';
import { logProblem } from '../../lib/log';
import { inOneTab } from '../../lib/one-tab';
import { isDataError } from '../errors';
import { auth } from '../firebase/auth';
import { listOutbox, removeFromOutbox, type OutboxItem } from './outbox';

type Kind = OutboxItem['kind'];
type ItemOf<K extends Kind> = Extract<OutboxItem, { kind: K }>;

/** What is sent at once. */
interface Sending {
  waits: string;
  send: () => Promise<void>;
}

/** A finished test goes before its answers. */
const order: readonly Kind[] = ['exam', 'answer', 'result', 'bookmark'];
const senders = new Map<Kind, (uid: string, items: readonly OutboxItem[]) => Sending[]>();

/** How items of a kind are sent. */
interface Sender<Item, Group extends string> {
  /** What the item is sent with: all of the same group are sent at once. */
  groupOf: (item: Item) => Group;
  /** What the log says where they cannot be sent, such as `bookmarks wait`. */
  waits: (group: Group) => string;
  /** Throws DataError where they have to wait. */
  send: (uid: string, items: readonly Item[], group: Group) => Promise<void>;
}

/** Registers how items of these kinds are sent. */
export function registerSender<K extends Kind, Group extends string>(
  kinds: readonly [K, ...K[]],
  { groupOf, waits, send }: Sender<ItemOf<K>, Group>,
): void {
  const isOurs = (item: OutboxItem): item is ItemOf<K> => kinds.some((kind) => kind === item.kind);
  senders.set(kinds[0], (uid, waiting) =>
    [...groupBy(waiting.filter(isOurs), groupOf)].map(([group, items]) => ({
      waits: waits(group),
      send: async () => {
        await send(uid, items, group);
        await removeFromOutbox(items);
      },
    })),
  );
}

let onRefused: (uid: string) => Promise<void> = () => Promise.resolve();

/** Registers what is done where the rules have refused something: the user is blocked for a time, or gone for good. */
export function whenRefused(run: (uid: string) => Promise<void>): void {
  onRefused = run;
}

function listSendings(uid: string, items: readonly OutboxItem[]): Sending[] {
  return order.flatMap((kind) => senders.get(kind)?.(uid, items) ?? []);
}

async function sendAll(uid: string, items: readonly OutboxItem[]): Promise<void> {
  let isRefused = false;
  for (const { waits, send } of listSendings(uid, items)) {
    try {
      await send();
    } catch (error) {
      logProblem(`${waits} on the device`, error);
      // without a network nothing else need be tried
      if (isDataError(error, 'network')) return;
      isRefused ||= isDataError(error, 'permission-denied');
    }
  }
  if (isRefused) await onRefused(uid);
}

/**
 * Sends what waits in the outbox; what cannot be sent stays there for the next time, as all does until the sign-in service
 * has said that it is this user who is here. Never throws.
 */
export async function flushOutbox(uid: string): Promise<void> {
  if (auth.currentUser?.uid !== uid) return;
  try {
    // where the browser cannot tell tabs apart, sending twice changes nothing
    await inOneTab('teoriklar-outbox', async () => sendAll(uid, await listOutbox(uid)));
  } catch (error) {
    logProblem('answers wait on the device', error);
  }
}
