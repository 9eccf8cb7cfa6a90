import { serverTimestamp } from 'firebase/firestore/lite';

import { licenceTypes } from '../../src/domain/licence-type';
import { limits } from '../../src/domain/limits';
import { courseReaders } from './access-cases';
import { boolean, fields, integer, oneOf, optional, serverTime, text } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';
import { inMinutes } from './support/time';

const published = 'theoryCourses/vajning';

const draft = 'theoryCourses/motorvag';

const get: Request = { by: 'full', method: 'get', path: published };

const getDraft: Request = { by: 'admin', method: 'get', path: draft };

const list: Request = {
  by: 'full',
  method: 'list',
  path: 'theoryCourses',
  where: ['isPublished', true],
  limit: limits.listedCourses,
};

const listAll: Request = { by: 'admin', method: 'list', path: 'theoryCourses' };

const create: Request = {
  by: 'admin',
  method: 'create',
  path: 'theoryCourses/rondeller',
  data: {
    title: 'Rondeller',
    description: 'Att köra i cirkulationsplatser',
    content: '# Rondeller\n\nDu har väjningsplikt när du kör in.',
    duration_minutes: 30,
    licence_type: 'B',
    category_id: 'b-vajningsregler',
    order: 2,
    isPublished: false,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  },
};

const update: Request = {
  by: 'admin',
  method: 'update',
  path: draft,
  data: { title: 'Motorväg', updatedAt: serverTimestamp() },
};

const publish: Request = {
  ...update,
  data: { isPublished: true, updatedAt: serverTimestamp() },
};

const remove: Request = { by: 'admin', method: 'delete', path: published };

const content = {
  title: text(0, limits.courseTitleLength),
  description: text(0, limits.courseDescriptionLength),
  content: text(0, limits.courseContentLength),
  duration_minutes: integer(limits.courseMinutesMin, limits.courseMinutesMax),
  licence_type: oneOf(...licenceTypes),
  category_id: optional(text(0, 1500)),
  order: integer(0, limits.orderMax),
  isPublished: boolean,
  updatedAt: serverTime,
};

export const theoryCourses = table(
  'theoryCourses',

  allow('a learner with a licence gets a published course', get)
    .vary(onlyFor(get, ...courseReaders, 'admin'))
    .deny('that is not published', { path: draft })
    .deny('that does not exist', { path: 'theoryCourses/rondeller' }),
  allow('an administrator gets a course that is not published', getDraft).vary(onlyFor(getDraft)),

  allow('a learner with a licence lists the published courses', list)
    .vary(onlyFor(list, ...courseReaders, 'admin'))
    .deny('one more than a page', { limit: limits.listedCourses + 1 })
    .deny('however many there are', { limit: undefined })
    .deny('those that are not published as well', { where: undefined })
    .deny('those that are not published', { where: ['isPublished', false] })
    .deny('those of a licence', { where: ['licence_type', 'B'] }),
  allow('an administrator lists all courses', listAll).vary(onlyFor(listAll)),

  allow('an administrator creates a course', create).vary(
    onlyFor(create),
    fields(create, { ...content, createdAt: serverTime }),
    restricted({ owner: 'admin' }),
  ),

  allow('an administrator changes a course', update)
    .vary(
      onlyFor(update),
      fields(update, content),
      restricted({ owner: 'admin', createdAt: serverTimestamp() }),
    )
    .deny('without a new time of change', { without: 'updatedAt' })
    .deny('and its creation', { set: { createdAt: inMinutes(-60) } }),
  allow('an administrator publishes a course', publish).vary(onlyFor(publish)),

  allow('an administrator deletes a course', remove).vary(onlyFor(remove)),
);
