import { serverTimestamp } from 'firebase/firestore/lite';

import { fields, serverTime } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';

const kept = 'questions/tomgang/versions/first';

const list: Request = { by: 'admin', method: 'list', path: 'questions/tomgang/versions' };

const create: Request = {
  by: 'admin',
  method: 'create',
  path: 'questions/tomgang/versions/second',
  data: {
    question: { question_text: 'Vad är tomgång?', correct_answer: 'b' },
    replacedAt: serverTimestamp(),
  },
};

// its data are those of an update
const get: Request = { ...create, method: 'get', path: kept };

const map = {
  takes: { 'an empty map': {}, 'a map': { question_text: 'Vad är tomgång?' } },
  refuses: { 'a text': 'Vad är tomgång?', 'a list': ['Vad är tomgång?'], null: null },
  optional: false,
};

export const questionVersions = table(
  'questionVersions',

  // what is to be asked tomorrow, or was taken back, is no learner's
  allow('an administrator gets what a question has been', get)
    .vary(onlyFor(get))
    .deny('changes it', { method: 'update' })
    .deny('deletes it', { method: 'delete' }),
  allow('an administrator lists what a question has been', list).vary(onlyFor(list)),

  allow('an administrator keeps what a question has been', create).vary(
    onlyFor(create),
    fields(create, { question: map, replacedAt: serverTime }),
    restricted({ replacedBy: 'admin' }),
  ),
);
