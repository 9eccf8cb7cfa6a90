import { deleteField, serverTimestamp } from 'firebase/firestore/lite';

import { limits } from '../../src/domain/limits';
import { optionKeys } from '../../src/domain/question/question';
import { reportStatuses } from '../../src/domain/report/question-report';
import { reportReasons } from '../../src/domain/report/report-reason';
import { retention } from '../../src/domain/retention';
import { learners, storedProfile } from './access-cases';
import { askersId, askersIdInPath } from './support/actors';
import { expiry, fields, oneOf, optional, serverTime, text } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';
import { day, inMinutes } from './support/time';

const own = 'questionReports/first';

const anothers = 'questionReports/other_tomgang';

const get: Request = { by: 'full', method: 'get', path: own };

const list: Request = {
  by: 'full',
  method: 'list',
  path: 'questionReports',
  where: ['userId', 'full'],
};

const listNew: Request = {
  by: 'admin',
  method: 'list',
  path: 'questionReports',
  where: ['status', 'new'],
};

export const create: Request = {
  by: 'full',
  method: 'create',
  path: `questionReports/${askersIdInPath}_tomgang`,
  // whoever asks has not reported the question yet
  given: { [anothers]: null },
  data: {
    userId: askersId,
    questionId: 'tomgang',
    reason: 'spelling',
    text: 'Tomgång stavas med å.',
    option: 'b',
    status: 'new',
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  },
};

export const reportAnew: Request = {
  by: 'other',
  method: 'update',
  path: anothers,
  given: { [own]: { userId: 'other' } },
  data: {
    userId: askersId,
    questionId: 'tomgang',
    reason: 'image',
    text: 'Bilden visar en cykel.',
    option: 'c',
    status: 'new',
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  },
};

const update: Request = {
  by: 'admin',
  method: 'update',
  path: own,
  data: { status: 'in_progress', answer: 'Tack!', updatedAt: serverTimestamp() },
};

export const remove: Request = { by: 'full', method: 'delete', path: own };

const close: Request = {
  ...update,
  data: {
    ...update.data,
    status: 'done',
    expiresAt: inMinutes(retention.questionReports.days * day),
  },
};

const reopen: Request = {
  ...update,
  given: { [own]: { status: 'done', expiresAt: inMinutes(100 * day) } },
  data: { ...update.data, expiresAt: deleteField() },
};

const reporters = learners.filter((learner) => storedProfile(learner)?.['userStatus'] === 'active');

const later = reportStatuses.filter((status) => status !== 'new');

const content = {
  userId: oneOf(),
  questionId: oneOf('tomgang'),
  reason: oneOf(...reportReasons),
  text: text(0, limits.reportTextLength),
  option: optional(oneOf(...optionKeys)),
  status: oneOf('new'),
  createdAt: serverTime,
  updatedAt: serverTime,
};

const atOnce = later.map((status) => ({
  name: `that is ${status} at once`,
  outcome: 'deny' as const,
  change: { set: { status } },
}));

export const questionReports = table(
  'questionReports',

  allow('a learner gets his report', get)
    .vary(onlyFor(get, 'admin'))
    .deny('another’s', { path: anothers })
    .deny('one that does not exist', { path: 'questionReports/second' }),
  allow('an administrator gets a report', { ...get, by: 'admin' }).deny('deletes it', {
    method: 'delete',
  }),

  allow('a learner lists his reports', list)
    .vary(onlyFor(list, 'admin'))
    .deny('another’s', { where: ['userId', 'other'] })
    .deny('everybody’s', { where: undefined })
    .deny('those of a question', { where: ['questionId', 'tomgang'] }),
  allow('an administrator lists new reports', listNew)
    .vary(onlyFor(listNew))
    .allow('all of them', { where: undefined }),

  allow('a learner reports a question', create)
    .vary(
      onlyFor(create, ...reporters, 'admin'),
      fields(create, content),
      restricted({ answer: 'Tack!' }),
      atOnce,
    )
    .deny('under an id of his own choice', { path: 'questionReports/second' })
    .deny('where another would', { path: 'questionReports/no-access_tomgang' })
    .deny('in the name of another', { set: { userId: 'other' } })
    .deny('while blocked', { given: { 'profiles/full': { userStatus: 'inactive' } } })
    .deny('about a question that is not there', { everywhere: ['tomgang', 'tomgang-2'] })
    .deny('about another than its id says', { set: { questionId: 'tomgang-2' } })
    .deny('about what no question can be called', { set: { questionId: 'tomgang/svar' } }),

  allow('a learner reports the same question anew', reportAnew)
    .vary(onlyFor(reportAnew), fields(reportAnew, content), restricted({ answer: 'Tack!' }), atOnce)
    .allow('after it was dealt with', { given: { [anothers]: { status: 'done' } } })
    .deny('in place of one with an id of another kind', { path: own })
    .deny('in place of one that is another’s', { given: { [anothers]: { userId: 'full' } } })
    .deny('and gives it away', { set: { userId: 'full' } })
    .deny('as if it were the earlier one', { without: 'createdAt' })
    .deny('at no new time', { without: 'updatedAt' })
    .deny('while blocked', { given: { 'profiles/other': { userStatus: 'inactive' } } })
    .deny('that is not there any more', { given: { 'questions/tomgang': null } }),

  allow('an administrator says how far a report has come', update)
    .vary(
      onlyFor(update),
      fields(update, {
        status: oneOf(...reportStatuses),
        answer: optional(text(1, limits.reportTextLength)),
        updatedAt: serverTime,
      }),
      restricted({
        userId: 'other',
        questionId: 'avgaser',
        reason: 'other',
        text: 'Ingenting',
        option: 'b',
        createdAt: inMinutes(-60),
      }),
    )
    .deny('without a new time of change', { without: 'updatedAt' })
    .deny('and has it go while somebody is to deal with it', {
      set: { expiresAt: inMinutes(retention.questionReports.days * day) },
    }),
  allow('an administrator deals with a report, which goes in a year', close)
    .vary(fields(close, { expiresAt: optional(expiry(retention.questionReports.days)) }))
    .allow('as one that is no mistake', { set: { status: 'rejected' } }),
  allow('an administrator opens a report again, which stays', reopen).deny('and has it go still', {
    without: 'expiresAt',
  }),

  allow('a learner deletes his report', remove)
    .vary(onlyFor(remove))
    .deny('another’s', { path: anothers }),
);
