import { askersId, askersIdInPath } from './support/actors';
import { fields, oneOf } from './support/fields';
import { onlyActive } from './support/learner-data';
import {
  allow,
  allowBatch,
  onlyFor,
  restricted,
  table,
  within,
  type Batch,
  type Request,
} from './support/requests';
import { inMinutes } from './support/time';
import type { Write } from './support/writes';

const path = 'finishedExams/full_0';

const get: Request = { by: 'full', method: 'get', path };

const list: Request = { by: 'admin', method: 'list', path: 'finishedExams' };

const remove: Request = { by: 'full', method: 'delete', path };

const finishedAt = inMinutes(0);

const outcome: Write = {
  method: 'create',
  path: `finishedExams/${askersIdInPath}_1`,
  data: { userId: askersId, examId: 'B', passed: 1, finishedAt },
};

/** A finished test, and what became of it. */
const finish: Batch = {
  by: 'full',
  writes: {
    exam: {
      method: 'create',
      path: `users/${askersIdInPath}/exams/1`,
      data: {
        attempt: 'a2',
        examId: 'B',
        isExtended: false,
        isShortened: true,
        passMark: 2,
        startedAt: inMinutes(-20),
        finishedAt,
        endedBy: 'learner',
        questions: '[{"id":"tomgang"}]',
      },
    },
    outcome,
  },
};

/** The test that took the place of another. */
const replace: Request = {
  by: 'full',
  method: 'update',
  path,
  given: { 'users/full/exams/0': { examId: 'MC', finishedAt } },
  data: { examId: 'MC', passed: 0, finishedAt },
};

export const finishedExams = table(
  'finishedExams',
  allow('a learner gets what became of a test', get)
    .vary(onlyFor(get, 'admin'))
    .deny('another’s', { path: 'finishedExams/other_0' }),
  allow('a learner lists what became of his tests', {
    by: 'full',
    method: 'list',
    path: 'finishedExams',
    where: ['userId', 'full'],
  }).deny('of another’s', { where: ['userId', 'other'] }),
  allow('an administrator lists what became of tests', list).vary(onlyFor(list)),
  allowBatch('a learner stores what became of a test with it', finish)
    .vary(
      within(
        'outcome',
        fields(outcome, { userId: oneOf(), examId: oneOf('B'), passed: oneOf(0, 1) }),
        restricted({ questions: '[]' }),
      ),
    )
    .deny('of another kind of test', { write: 'outcome', change: { set: { examId: 'MC' } } })
    .deny('at another time', { write: 'outcome', change: { set: { finishedAt: inMinutes(-1) } } })
    .deny('as another’s', { write: 'outcome', change: { path: 'finishedExams/other_1' } })
    .deny('once more beside it', { write: 'outcome', change: { path: 'finishedExams/full_1_1' } })
    .deny('of a test that there is not', {
      write: 'outcome',
      change: { path: 'finishedExams/full_2' },
    })
    .deny('without the test', { leaveOut: 'exam' }),
  allow('a learner stores what became of a test that took another’s place', replace)
    .vary(onlyFor(replace), onlyActive)
    .deny('in the name of another', { set: { userId: 'other' } })
    .deny('of another test', { given: { 'users/full/exams/0': { examId: 'B' } } }),
  allow('a learner deletes what became of a test', remove)
    .vary(onlyFor(remove))
    .deny('another’s', { path: 'finishedExams/other_0' }),
);
