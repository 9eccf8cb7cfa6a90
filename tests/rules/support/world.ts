import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';

import { emailOf } from '../access-cases';
import { askersEmail, askersId, resolvePath, type Actor } from './actors';
import { hostAndPort, loadRules } from './emulator';
import { givenDocuments } from './given';
import type { Outcome } from './pairs';
import { writesOf, type Batch, type Request } from './requests';
import { seed } from './seed';
import type { Fields, Write } from './writes';

/** A project of its own in the emulator that holds the seed, and answers one request after the other. */
export interface World {
  readonly projectId: string;
  /** Makes the request of the seed as it is, and says what became of it. Throws on any other failure. */
  attempt(request: Request | Batch): Promise<Outcome>;
  /** Writes a document, whatever the rules say. It stays. */
  write(path: string, document: Fields): Promise<void>;
  /** Replaces the rules; the documents stay. */
  changeRules(rules: string): Promise<void>;
  close(): Promise<void>;
}

/** The request's data with the asker's id and e-mail in place of what stands for them. */
function resolveData(
  by: Actor,
  { data = {} }: { readonly data?: Fields },
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => {
      if (value === askersId) return [field, by];
      if (value === askersEmail) return [field, emailOf(by)];
      return [field, value];
    }),
  );
}

function send(db: Firestore, request: Request): Promise<unknown> {
  const { method, where: filter, limit: most } = request;
  const path = resolvePath(request.by, request.path);
  const constraints = [
    ...(filter ? [where(filter[0], '==', filter[1])] : []),
    ...(most === undefined ? [] : [limit(most)]),
  ];
  switch (method) {
    case 'get':
      return getDoc(doc(db, path));
    case 'list':
      return getDocs(query(collection(db, path), ...constraints));
    case 'listGroup':
      return getDocs(
        query(collectionGroup(db, path.slice(path.lastIndexOf('/') + 1)), ...constraints),
      );
    case 'create':
      return setDoc(doc(db, path), resolveData(request.by, request));
    case 'update':
      return updateDoc(doc(db, path), resolveData(request.by, request));
    case 'delete':
      return deleteDoc(doc(db, path));
  }
}

function sendTogether(db: Firestore, by: Actor, writes: readonly Write[]): Promise<void> {
  const batch = writeBatch(db);
  for (const write of writes) {
    const target = doc(db, write.path);
    if (write.method === 'create') batch.set(target, resolveData(by, write));
    else if (write.method === 'update') batch.update(target, resolveData(by, write));
    else batch.delete(target);
  }
  return batch.commit();
}

/** Returns true iff the rules refused. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'permission-denied';
}

async function outcomeOf(sent: Promise<unknown>): Promise<Outcome> {
  try {
    await sent;
    return 'allow';
  } catch (error) {
    if (isRefusal(error)) return 'deny';
    throw error;
  }
}

/** Who asks, as the emulator is told. */
type Asker = NonNullable<Parameters<typeof connectFirestoreEmulator>[3]>;

/** Everything passes. */
const owner: Asker = { mockUserToken: 'owner' };

function askerOf(actor: Actor): Asker {
  return actor === 'visitor' ? {} : { mockUserToken: { sub: actor, email: emailOf(actor) } };
}

/** Makes these documents what is said, or removes them where that is nothing. */
async function put(
  unguarded: Firestore,
  documents: Iterable<readonly [path: string, document: Fields | null | undefined]>,
): Promise<void> {
  const batch = writeBatch(unguarded);
  for (const [path, document] of documents) {
    const target = doc(unguarded, path);
    if (document) batch.set(target, { ...document });
    else batch.delete(target);
  }
  await batch.commit();
}

/** Opens a project with the rules and the seed. It asks over REST, as the page does, which is also the quickest. */
export async function openWorld(name: string, rules: string): Promise<World> {
  setLogLevel('silent');
  const projectId = `demo-rules-${name}`;
  await loadRules(projectId, rules);
  const environment = await initializeTestEnvironment({ projectId, firestore: {} });
  await environment.clearFirestore();

  const apps: FirebaseApp[] = [];
  const openDatabase = (role: string, asker: Asker): Firestore => {
    const app = initializeApp({ projectId }, `${projectId} ${role}`);
    apps.push(app);
    const database = getFirestore(app);
    const { host, port } = hostAndPort();
    connectFirestoreEmulator(database, host, port, asker);
    return database;
  };
  const unguarded = openDatabase('unguarded', owner);
  await put(unguarded, seed);

  const databases = new Map<Actor, Firestore>();
  const databaseOf = (actor: Actor): Firestore => {
    const known = databases.get(actor);
    if (known) return known;
    const database = openDatabase(actor, askerOf(actor));
    databases.set(actor, database);
    return database;
  };

  /** The documents that the last request left otherwise than in the seed. */
  let touched: readonly string[] = [];

  return {
    projectId,
    async attempt(request) {
      const given = givenDocuments(request.given);
      const writes = writesOf(request);
      // what was touched goes back along with what is given: that saves a third of the round trips
      const restored = touched.map((path) => [path, seed.get(path)] as const);
      await put(unguarded, new Map([...restored, ...given]));
      const database = databaseOf(request.by);
      const outcome = await outcomeOf(
        'writes' in request ? sendTogether(database, request.by, writes) : send(database, request),
      );
      touched = [
        ...given.map(([path]) => path),
        ...(outcome === 'allow' ? writes.map(({ path }) => path) : []),
      ];
      return outcome;
    },
    write: (path, document) => put(unguarded, [[path, document]]),
    changeRules: (source) => loadRules(projectId, source),
    async close() {
      await Promise.all(apps.map(deleteApp));
      await environment.cleanup();
    },
  };
}
