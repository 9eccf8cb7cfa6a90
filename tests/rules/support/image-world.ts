import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, type Firestore, setDoc } from 'firebase/firestore';
import {
  deleteObject,
  type FirebaseStorage,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';

import { existing, type ImageActor, type ImageRequest } from '../question-images.cases';
import { readRules } from './emulator';
import type { Outcome } from './pairs';

/** Answers one request to Storage after the other. */
export interface ImageWorld {
  attempt(request: ImageRequest): Promise<Outcome>;
  close(): Promise<void>;
}

/** No other test uses it; the emulator has the same rules for every bucket. */
const bucket = 'gs://rules-tests';

type Fields = Readonly<Record<string, unknown>>;

/** Who is signed in, with what is stored about him. */
const users: Readonly<
  Record<Exclude<ImageActor, 'visitor'>, { readonly profile?: Fields; readonly admin?: Fields }>
> = {
  learner: { profile: { userStatus: 'active' } },
  pretender: { profile: { userStatus: 'active', role: 'admin', isAdmin: true } },
  administrator: { profile: { userStatus: 'active' }, admin: {} },
  'deactivated administrator': { profile: { userStatus: 'inactive' }, admin: {} },
  'administrator without a profile': { admin: {} },
  owner: { profile: { userStatus: 'active' }, admin: { role: 'owner' } },
  editor: { profile: { userStatus: 'active' }, admin: { role: 'editor' } },
  supporter: { profile: { userStatus: 'active' }, admin: { role: 'support' } },
  bookkeeper: { profile: { userStatus: 'active' }, admin: { role: 'bookkeeper' } },
  'administrator with an unknown role': {
    profile: { userStatus: 'active' },
    admin: { role: 'all' },
  },
};

/** An id that no other test knows, since the project is shared. */
function uidOf(user: ImageActor): string {
  return `rules-tests-${user.replaceAll(' ', '-')}`;
}

/** Every document about the users: path → document. */
function documentsOfUsers(): readonly (readonly [path: string, document: Fields])[] {
  return (Object.keys(users) as (keyof typeof users)[]).flatMap((user) => {
    const { profile, admin } = users[user];
    return [
      ...(profile ? [[`profiles/${uidOf(user)}`, profile] as const] : []),
      ...(admin ? [[`admins/${uidOf(user)}`, admin] as const] : []),
    ];
  });
}

/** The context's database. It is typed as the compatible build's, and the functions of the modular one take it. */
function databaseIn(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}

/** The context's bucket; typed and taken as the database is. */
function bucketIn(context: RulesTestContext): FirebaseStorage {
  return context.storage(bucket);
}

function send(storage: FirebaseStorage, { method, path, contentType, bytes }: ImageRequest) {
  const target = ref(storage, path);
  switch (method) {
    case 'get':
      return getMetadata(target);
    case 'list':
      return listAll(target);
    case 'listAround':
      return listAll(ref(storage, path.slice(0, path.lastIndexOf('/'))));
    case 'create':
      return uploadBytes(target, new Uint8Array(bytes), { contentType });
    case 'update':
      return updateMetadata(target, { contentType });
    case 'delete':
      return deleteObject(target);
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'storage/unauthorized';
}

/**
 * Opens Storage with storage.rules. The emulator looks administrators up in the Firestore of the project that the
 * whole suite was started for, so the users' documents are put there, and taken away at the end.
 */
export async function openImageWorld(): Promise<ImageWorld> {
  const projectId = process.env['GCLOUD_PROJECT'] ?? 'demo-teoriklar';
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: {},
    storage: { rules: readRules('storage.rules') },
  });
  const unguarded = (act: (context: RulesTestContext) => Promise<unknown>) =>
    environment.withSecurityRulesDisabled(async (context) => {
      await act(context);
    });
  const restore = (path: string) =>
    unguarded((context) => {
      const target = ref(bucketIn(context), path);
      return path === existing
        ? uploadBytes(target, new Uint8Array(10), { contentType: 'image/png' })
        : deleteObject(target);
    });
  const documents = documentsOfUsers();
  for (const [path, document] of documents) {
    await unguarded((context) => setDoc(doc(databaseIn(context), path), document));
  }
  await restore(existing);

  const storages = new Map<ImageActor, FirebaseStorage>();
  const storageOf = (actor: ImageActor): FirebaseStorage => {
    const known = storages.get(actor);
    if (known) return known;
    const storage = bucketIn(
      actor === 'visitor'
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(uidOf(actor)),
    );
    storages.set(actor, storage);
    return storage;
  };
  return {
    async attempt(request) {
      try {
        await send(storageOf(request.by), request);
      } catch (error) {
        if (isRefusal(error)) return 'deny';
        throw error;
      }
      if (!['get', 'list', 'listAround'].includes(request.method)) await restore(request.path);
      return 'allow';
    },
    async close() {
      for (const [path] of documents) {
        await unguarded((context) => deleteDoc(doc(databaseIn(context), path)));
      }
      await unguarded((context) => deleteObject(ref(bucketIn(context), existing)));
      await environment.cleanup();
    },
  };
}
