import { describe, expect, test } from 'vitest';

import { limits } from '../../src/domain/limits';
import { idToken } from './support/learners';
import { database } from './support/admin';
import { nameOf, sendRest, type RestRequest } from './support/rest';
import { become, look, setScene, type Asker, type Scene } from './support/trespass';

/** One request, who is refused it and who is not: for the refusal only the asker differs. */
interface Attempt {
  readonly name: string;
  readonly refused: readonly Asker[];
  readonly allowed: Asker;
  /** The id of the asker goes into what has to name him. */
  readonly request: (scene: Scene, asker: string) => RestRequest;
  /** The document that the request would write. */
  readonly writes?: (scene: Scene) => string;
  readonly attackersStatus?: string;
}

const get = (path: string): RestRequest => ({ method: 'GET', path });

const query = (parent: string, structuredQuery: Record<string, unknown>): RestRequest => ({
  method: 'POST',
  path: `${parent}:runQuery`,
  body: { structuredQuery },
});

const everythingIn = (collectionId: string) => ({ from: [{ collectionId }], limit: 1 });

const inCategory = ({ category }: Scene) => ({
  ...everythingIn('questions'),
  where: {
    fieldFilter: {
      field: { fieldPath: 'category_id' },
      op: 'EQUAL',
      value: { stringValue: category },
    },
  },
});

/** Sets one field of a document that is there. */
const patch = (path: string, field: string, value: unknown): RestRequest => ({
  method: 'PATCH',
  path: `/${path}?updateMask.fieldPaths=${field}&currentDocument.exists=true`,
  body: { fields: { [field]: value } },
});

/** Writes a document whole, with the server's time in some fields. */
const write = (path: string, fields: unknown, times: readonly string[]): RestRequest => ({
  method: 'POST',
  path: ':commit',
  body: {
    writes: [
      {
        update: { name: nameOf(path), fields },
        updateTransforms: times.map((fieldPath) => ({
          fieldPath,
          setToServerValue: 'REQUEST_TIME',
        })),
      },
    ],
  },
});

const everybodyElse = ['visitor', 'attacker'] as const;
const attackersId = ({ people }: Scene) => people.attacker.uid;
const victimsId = ({ people }: Scene) => people.victim.uid;
const attackersProfile = (scene: Scene) => `profiles/${attackersId(scene)}`;

const reads: readonly Attempt[] = [
  {
    name: "another's profile",
    refused: everybodyElse,
    allowed: 'victim',
    request: (scene) => get(`/profiles/${victimsId(scene)}`),
  },
  {
    name: 'the list of profiles',
    refused: [...everybodyElse, 'victim'],
    allowed: 'admin',
    request: () => query('', everythingIn('profiles')),
  },
  {
    name: "another's progress",
    refused: [...everybodyElse, 'admin'],
    allowed: 'victim',
    request: (scene) => get(`/users/${victimsId(scene)}/progress/c1`),
  },
  {
    name: "all of another's progress",
    refused: [...everybodyElse, 'admin'],
    allowed: 'victim',
    request: (scene) => query(`/users/${victimsId(scene)}`, everythingIn('progress')),
  },
  {
    name: "another's results",
    refused: [...everybodyElse, 'admin'],
    allowed: 'victim',
    request: (scene) => query(`/users/${victimsId(scene)}`, everythingIn('results')),
  },
  {
    name: "another's licence",
    refused: everybodyElse,
    allowed: 'victim',
    request: (scene) => get(`/licenses/${victimsId(scene)}_full`),
  },
  {
    name: "all licences, not only one's own",
    refused: [...everybodyElse, 'victim'],
    allowed: 'admin',
    request: () => query('', everythingIn('licenses')),
  },
  {
    name: 'the list of administrators',
    refused: [...everybodyElse, 'victim'],
    allowed: 'admin',
    request: () => query('', everythingIn('admins')),
  },
  {
    name: 'a question by its id, without access',
    refused: everybodyElse,
    allowed: 'victim',
    request: ({ questionId }) => get(`/questions/${questionId}`),
  },
  {
    name: 'one harmless field of a question, without access',
    refused: everybodyElse,
    allowed: 'victim',
    request: ({ questionId }) => get(`/questions/${questionId}?mask.fieldPaths=difficulty_level`),
  },
  {
    name: 'a question in a batch, without access',
    refused: everybodyElse,
    allowed: 'victim',
    request: ({ questionId }) => ({
      method: 'POST',
      path: ':batchGet',
      body: { documents: [nameOf(`questions/${questionId}`)] },
    }),
  },
  {
    name: 'the questions of a category, without access',
    refused: everybodyElse,
    allowed: 'victim',
    request: (scene) => query('', inCategory(scene)),
  },
  {
    name: 'the questions while blocked',
    refused: ['attacker'],
    allowed: 'victim',
    request: (scene) => query('', inCategory(scene)),
    attackersStatus: 'inactive',
  },
  {
    name: 'more than a page of questions at once',
    refused: ['visitor', 'attacker', 'victim'],
    allowed: 'admin',
    request: () => query('', { ...everythingIn('questions'), limit: limits.listedQuestions + 1 }),
  },
  {
    name: 'a list of questions by its address, longer than a page',
    refused: ['visitor', 'attacker', 'victim'],
    allowed: 'admin',
    request: () => get(`/questions?pageSize=${String(limits.listedQuestions + 1)}`),
  },
  {
    name: 'how many questions there are',
    refused: ['visitor', 'attacker', 'victim'],
    allowed: 'admin',
    request: () => ({
      method: 'POST',
      path: ':runAggregationQuery',
      body: {
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId: 'questions' }] },
          aggregations: [{ alias: 'count', count: {} }],
        },
      },
    }),
  },
  {
    name: 'how many questions a category has, without access',
    refused: everybodyElse,
    allowed: 'victim',
    request: (scene) => ({
      method: 'POST',
      path: ':runAggregationQuery',
      body: {
        structuredAggregationQuery: {
          structuredQuery: inCategory(scene),
          aggregations: [{ alias: 'count', count: {} }],
        },
      },
    }),
  },
];

const license = (scene: Scene, productId: string) => ({
  userId: { stringValue: attackersId(scene) },
  productId: { stringValue: productId },
  isActive: { booleanValue: true },
  expiresAt: { timestampValue: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString() },
});

/** An administrator's change of a document, or its creation, with the log's entry about it; the server's time in some. */
const logged = (
  asker: string,
  action: string,
  target: string,
  fields: Record<string, unknown>,
  times: readonly string[] = [],
  isCreation = false,
): RestRequest => {
  const changeId = `${action}-${String(Date.now())}-${asker}`;
  const serverTimes = (names: readonly string[]) =>
    names.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
  return {
    method: 'POST',
    path: ':commit',
    body: {
      writes: [
        {
          update: {
            name: nameOf(target),
            fields: { ...fields, changeId: { stringValue: changeId } },
          },
          ...(!isCreation && { updateMask: { fieldPaths: [...Object.keys(fields), 'changeId'] } }),
          updateTransforms: serverTimes(times),
        },
        {
          update: {
            name: nameOf(`adminLog/${asker}_${changeId}`),
            fields: {
              actor: { stringValue: asker },
              action: { stringValue: action },
              target: { stringValue: target },
            },
          },
          updateTransforms: serverTimes(['at']),
        },
      ],
    },
  };
};

const writes: readonly Attempt[] = [
  {
    name: 'a licence for oneself',
    refused: [...everybodyElse, 'victim'],
    allowed: 'admin',
    request: (scene, asker) => {
      const path = `licenses/${attackersId(scene)}_tests`;
      const times = ['createdAt', 'updatedAt'];
      return logged(asker, 'grantLicense', path, license(scene, 'tests'), times, true);
    },
    writes: (scene) => `licenses/${attackersId(scene)}_tests`,
  },
  {
    name: 'a later end into an own licence',
    refused: ['attacker'],
    allowed: 'admin',
    request: (scene, asker) => {
      const { expiresAt } = license(scene, 'full');
      const path = `licenses/${attackersId(scene)}_full`;
      return logged(asker, 'grantLicense', path, { expiresAt }, ['updatedAt']);
    },
    writes: (scene) => `licenses/${attackersId(scene)}_full`,
  },
  {
    name: 'more free minutes for oneself',
    refused: [...everybodyElse, 'victim'],
    allowed: 'admin',
    request: (scene, asker) =>
      logged(asker, 'grantMinutes', attackersProfile(scene), {
        freeMinutes: { integerValue: '60' },
      }),
    writes: attackersProfile,
  },
  {
    name: 'a new start of the own free window',
    refused: ['attacker', 'admin'],
    allowed: 'victim',
    // to the victim, who has not opened his own, it is the first
    request: (_scene, asker) => ({
      method: 'POST',
      path: ':commit',
      body: {
        writes: [
          {
            update: { name: nameOf(`profiles/${asker}`), fields: {} },
            updateMask: { fieldPaths: [] },
            updateTransforms: [
              { fieldPath: 'freeMinutesStartedAt', setToServerValue: 'REQUEST_TIME' },
            ],
            currentDocument: { exists: true },
          },
        ],
      },
    }),
    writes: attackersProfile,
  },
  {
    name: 'the own free window back to unopened',
    refused: ['attacker'],
    allowed: 'admin',
    request: (scene, asker) =>
      logged(asker, 'grantMinutes', attackersProfile(scene), {
        freeMinutesStartedAt: { nullValue: null },
      }),
    writes: attackersProfile,
  },
  {
    name: 'oneself back to active',
    refused: ['attacker'],
    allowed: 'admin',
    request: (scene, asker) =>
      logged(asker, 'activateUser', attackersProfile(scene), {
        userStatus: { stringValue: 'active' },
      }),
    writes: attackersProfile,
    attackersStatus: 'inactive',
  },
  {
    name: 'another e-mail into the own profile',
    refused: ['attacker', 'admin'],
    allowed: 'victim',
    // to the victim it is his own
    request: ({ people }, asker) =>
      patch(`profiles/${asker}`, 'email', { stringValue: people.victim.email }),
    writes: attackersProfile,
  },
  {
    name: "another's name",
    refused: everybodyElse,
    allowed: 'victim',
    request: (scene) =>
      patch(`profiles/${victimsId(scene)}`, 'firstName', { stringValue: 'Trolleri' }),
    writes: (scene) => `profiles/${victimsId(scene)}`,
  },
  {
    name: 'an administrator',
    refused: [...everybodyElse, 'victim'],
    allowed: 'admin',
    request: ({ candidate }, asker) =>
      logged(
        asker,
        'grantAdmin',
        `admins/${candidate.uid}`,
        { email: { stringValue: candidate.email }, grantedBy: { stringValue: asker } },
        ['grantedAt'],
        true,
      ),
    writes: ({ candidate }) => `admins/${candidate.uid}`,
  },
  {
    name: "another's learning",
    refused: [...everybodyElse, 'admin'],
    allowed: 'victim',
    request: (scene) =>
      write(
        `users/${victimsId(scene)}/learning/0`,
        {
          answers: { stringValue: '{}' },
          marks: { stringValue: '{}' },
          sessions: { integerValue: '0' },
        },
        ['updatedAt'],
      ),
    writes: (scene) => `users/${victimsId(scene)}/learning/0`,
  },
  {
    name: 'a question, also with access',
    refused: [...everybodyElse, 'victim'],
    allowed: 'admin',
    request: ({ questionId }) => ({ method: 'DELETE', path: `/questions/${questionId}` }),
    writes: ({ questionId }) => `questions/${questionId}`,
  },
];

async function ask({ request }: Attempt, asker: Asker, scene: Scene): Promise<string> {
  await become(asker, scene);
  const token = asker === 'visitor' ? null : await idToken();
  const uid = asker === 'visitor' ? '' : scene.people[asker].uid;
  return sendRest(request(scene, uid), token);
}

async function prove(attempt: Attempt): Promise<void> {
  const scene = await setScene(attempt.attackersStatus);
  const path = attempt.writes?.(scene);
  const paths = path === undefined ? [] : [path];
  const before = await look(paths);
  for (const asker of attempt.refused) {
    expect([asker, await ask(attempt, asker, scene)]).toEqual([asker, 'PERMISSION_DENIED']);
  }
  expect(await look(paths)).toEqual(before);
  expect(await ask(attempt, attempt.allowed, scene)).toBe('ok');
  for (const written of paths) await database.doc(written).delete();
}

describe('by plain requests with a learner’s id token nobody reads', () => {
  test.each(reads.map((attempt) => [attempt.name, attempt] as const))('%s', (_name, attempt) =>
    prove(attempt),
  );
});

describe('by plain requests with a learner’s id token nobody writes', () => {
  test.each(writes.map((attempt) => [attempt.name, attempt] as const))('%s', (_name, attempt) =>
    prove(attempt),
  );

  test('himself in as administrator', async () => {
    const scene = await setScene();
    const { uid, email } = scene.people.attacker;
    await become('attacker', scene);
    const grant = write(
      `admins/${uid}`,
      { email: { stringValue: email }, grantedBy: { stringValue: uid } },
      ['grantedAt'],
    );
    expect(await sendRest(grant, await idToken())).toBe('PERMISSION_DENIED');
    expect(await look([`admins/${uid}`])).toEqual([null]);
  });
});
