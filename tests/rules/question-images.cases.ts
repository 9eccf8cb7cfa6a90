import { limits } from '../../src/domain/limits';
import { allowed, type Allowed, type Case } from './support/pairs';

/** The pretender's own profile claims the role. */
type ImageActor = 'visitor' | 'learner' | 'pretender' | 'administrator';

/**
 * An upload to a free path creates, one to a taken path overwrites; `update` changes the content type alone. The path
 * of a list is a folder's: the rules of `questionImages/{id}` judge the list of the folder with that id, and those of
 * no match judge the list of the whole, `listAround`.
 */
type ImageMethod = 'get' | 'list' | 'listAround' | 'create' | 'overwrite' | 'update' | 'delete';

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
export const existing = 'questionImages/existing';

function checked(request: ImageRequest): ImageRequest {
  if (request.method === 'create' && request.path === existing) {
    throw new Error(`${request.path} exists: that would overwrite it`);
  }
  return request;
}

function allow(name: string, request: ImageRequest): Allowed<ImageRequest, ImageChange> {
  return allowed(name, checked(request), (base, change: ImageChange) => {
    if (Object.keys(change).length !== 1) throw new Error('change one thing at a time');
    return checked({ ...base, ...change });
  });
}

const get: ImageRequest = {
  by: 'visitor',
  method: 'get',
  path: existing,
  contentType: 'image/png',
  bytes: 10,
};

const create: ImageRequest = {
  by: 'administrator',
  method: 'create',
  path: 'questionImages/new',
  contentType: 'image/png',
  bytes: 10,
};

function onlyForAdministrators(request: Allowed<ImageRequest, ImageChange>) {
  return request
    .deny('by a visitor', { by: 'visitor' })
    .deny('by a learner', { by: 'learner' })
    .deny('by a learner who claims the role', { by: 'pretender' });
}

function onlyPictures(request: Allowed<ImageRequest, ImageChange>) {
  return onlyForAdministrators(request)
    .allow('a JPEG', { contentType: 'image/jpeg' })
    .allow('a WebP', { contentType: 'image/webp' })
    .deny('an SVG', { contentType: 'image/svg+xml' })
    .deny('a GIF', { contentType: 'image/gif' })
    .deny('a page', { contentType: 'text/html' })
    .deny('something else', { contentType: 'application/octet-stream' });
}

function onlySmallPictures(request: Allowed<ImageRequest, ImageChange>) {
  return onlyPictures(request)
    .allow('of 2 MiB', { bytes: limits.imageBytes })
    .deny('of one byte more', { bytes: limits.imageBytes + 1 })
    .deny('of 3 MiB', { bytes: 3 * 1024 * 1024 });
}

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
    .deny('lists a folder', { method: 'list' }),

  onlySmallPictures(allow('an administrator uploads a picture', create))
    .deny('into a folder below', { path: 'questionImages/folder/new' })
    .deny('elsewhere', { path: 'elsewhere/new' }),
  onlySmallPictures(
    allow('an administrator overwrites a picture', {
      ...create,
      method: 'overwrite',
      path: existing,
    }),
  ),
  onlyPictures(
    allow('an administrator changes a picture’s type', {
      ...create,
      method: 'update',
      path: existing,
    }),
  ),
  onlyForAdministrators(
    allow('an administrator deletes a picture', { ...create, method: 'delete', path: existing }),
  ),
];

export const questionImages: readonly Case<ImageRequest>[] = requests.flatMap(({ cases }) => cases);
