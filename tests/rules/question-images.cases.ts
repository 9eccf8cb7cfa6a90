import { limits } from '../../src/domain/limits';
import { allowed, type Allowed, type Case } from './support/pairs';

/** The administrator has a role that is not named, which makes him an owner; the pretender's own profile claims the role. */
const imageActors = [
  'visitor',
  'learner',
  'pretender',
  'administrator',
  'deactivated administrator',
  'administrator without a profile',
  'owner',
  'editor',
  'supporter',
  'bookkeeper',
  'administrator with an unknown role',
] as const;
export type ImageActor = (typeof imageActors)[number];

/**
 * `update` changes the content type alone. The path of a list is a folder's: the rules of `questionImages/{id}` judge the
 * list of the folder with that id, and those of no match judge the list of the whole, `listAround`.
 */
type ImageMethod = 'get' | 'list' | 'listAround' | 'create' | 'update' | 'delete';

/** One request to Storage. */
export interface ImageRequest {
  readonly by: ImageActor;
  readonly method: ImageMethod;
  readonly path: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** One property of the request that is another one. */
type ImageChange = {
  [Key in keyof ImageRequest]: Pick<ImageRequest, Key>;
}[keyof ImageRequest];

/** An object that is there before a request. */
export const existing = 'questionImages/4f0c9a52-7d1e-4b63-9a08-c5e2d7f61b34';

function allow(name: string, request: ImageRequest): Allowed<ImageRequest, ImageChange> {
  return allowed(name, request, (base, change: ImageChange) => {
    if (Object.keys(change).length !== 1) throw new Error('change one thing at a time');
    return { ...base, ...change };
  });
}

const get: ImageRequest = {
  by: 'visitor',
  method: 'get',
  path: existing,
  contentType: 'image/png',
  bytes: 10,
};

const id = '0b7d3c1e-52f4-4a96-8e1d-9c4b7a2f6d05';

const create: ImageRequest = {
  by: 'administrator',
  method: 'create',
  path: `questionImages/${id}`,
  contentType: 'image/png',
  bytes: 10,
};

/** Ids that crypto.randomUUID does not make, each with one thing wrong. */
const otherIds = {
  'chosen by hand': 'vajning',
  'in capitals': id.toUpperCase(),
  'with more before it': `a${id}`,
  'with more after it': `${id}a`,
  'with a sign that is no digit': id.replace('0b7d', '0g7d'),
  'of another version': id.replace('-4a96-', '-1a96-'),
  'of another variant': id.replace('-8e1d-', '-ce1d-'),
  'without hyphens': id.replaceAll('-', ''),
  'with a file extension': `${id}.png`,
};

const requests = [
  allow('a visitor gets a picture', get)
    .allow('as a learner', { by: 'learner' })
    .allow('as an administrator', { by: 'administrator' })
    .deny('lists them', { method: 'listAround' })
    .deny('lists a folder', { method: 'list' })
    .deny('in a folder below', { path: 'questionImages/folder/existing' })
    .deny('elsewhere', { path: 'elsewhere/existing' }),
  allow('an administrator gets a picture', { ...get, by: 'administrator' })
    .deny('lists them', { method: 'listAround' })
    .deny('lists a folder', { method: 'list' })
    .deny('changes what is said about it', { method: 'update' })
    .deny('deletes it', { method: 'delete' }),

  allow('an administrator uploads a picture', create)
    .vary(
      imageActors
        .filter((by) => by !== create.by)
        .map((by) => ({
          name: `by a ${by}`,
          outcome: by === 'owner' || by === 'editor' ? 'allow' : 'deny',
          change: { by },
        })),
      Object.entries(otherIds).map(([name, other]) => ({
        name: `under an id ${name}`,
        outcome: 'deny',
        change: { path: `questionImages/${other}` },
      })),
    )
    .deny('in place of one that is there', { path: existing })
    .deny('into a folder below', { path: `questionImages/folder/${id}` })
    .deny('elsewhere', { path: `elsewhere/${id}` })
    .allow('a JPEG', { contentType: 'image/jpeg' })
    .allow('a WebP', { contentType: 'image/webp' })
    .deny('an SVG', { contentType: 'image/svg+xml' })
    .deny('a GIF', { contentType: 'image/gif' })
    .deny('a page', { contentType: 'text/html' })
    .deny('something else', { contentType: 'application/octet-stream' })
    .deny('of no byte', { bytes: 0 })
    .allow('of one byte', { bytes: 1 })
    .allow('of 2 MiB', { bytes: limits.imageBytes })
    .deny('of one byte more', { bytes: limits.imageBytes + 1 })
    .deny('of 3 MiB', { bytes: 3 * 1024 * 1024 }),
];

export const questionImages: readonly Case<ImageRequest>[] = requests.flatMap(({ cases }) => cases);
