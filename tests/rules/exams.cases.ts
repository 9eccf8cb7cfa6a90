import { examIds } from '../../src/domain/exam/exam-id';
import { examResultSchema } from '../../src/domain/exam/exam-result';
import { limits } from '../../src/domain/limits';
import { boolean, fields, integer, oneOf, time } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';
import { seed } from './support/seed';
import { inMinutes } from './support/time';

const path = 'users/full/exams/first';

const get: Request = { by: 'full', method: 'get', path };

const list: Request = { by: 'full', method: 'list', path: 'users/full/exams' };

const remove: Request = { by: 'full', method: 'delete', path };

function marked(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `q${String(index)}`,
    categoryId: 'miljo',
    area: 'miljo',
    option: 'a',
    isRight: true,
    isTrial: false,
    isFlagged: false,
  }));
}

const startedAt = inMinutes(-20);

const create: Request = {
  by: 'full',
  method: 'create',
  path: 'users/full/exams/second',
  data: {
    examId: 'B',
    isExtended: false,
    isShortened: true,
    passMark: 2,
    startedAt,
    finishedAt: inMinutes(0),
    endedBy: 'learner',
    questions: marked(3),
  },
};

/** What setDoc sends of a test that is there: the whole document, as it is. */
const repeat: Request = { by: 'full', method: 'update', path, data: { ...seed.get(path) } };

/** A list of marked questions, of one test's length. */
const questions = {
  takes: { 'one question': marked(1), 'as many as can be asked': marked(limits.examQuestions) },
  refuses: {
    'no question': [],
    'one more than can be asked': marked(limits.examQuestions + 1),
    'a map': { q0: marked(1)[0] },
    'a text': 'q0',
    null: null,
  },
  optional: false,
};

export const exams = table(
  'exams',

  allow('a learner gets a finished test', get)
    .vary(onlyFor(get))
    .deny('another’s', { path: 'users/other/exams/first' }),
  allow('a learner lists his finished tests', list)
    .vary(onlyFor(list))
    .deny('another’s', { path: 'users/other/exams' })
    .deny('everybody’s', { method: 'listGroup' }),

  allow('a learner stores a finished test', create)
    .vary(
      onlyFor(create),
      fields(create, {
        examId: oneOf(...examIds),
        isExtended: boolean,
        isShortened: boolean,
        passMark: integer(0, limits.examQuestions),
        startedAt: time,
        finishedAt: time,
        endedBy: oneOf(...examResultSchema.shape.endedBy.options),
        questions,
      }),
      restricted({ isPassed: true }),
    )
    .allow('that took no time', { set: { finishedAt: startedAt } })
    .deny('that was finished before it began', {
      set: { finishedAt: new Date(startedAt.getTime() - 1) },
    })
    .deny('for another', { path: 'users/other/exams/second' }),

  allow('a learner stores a finished test again', repeat).vary(
    onlyFor(repeat),
    restricted({
      examId: 'MC',
      isExtended: true,
      isShortened: false,
      passMark: 1,
      startedAt: inMinutes(-25),
      finishedAt: inMinutes(-5),
      endedBy: 'clock',
      questions: marked(2),
      isPassed: true,
    }),
  ),

  allow('a learner deletes a finished test', remove)
    .vary(onlyFor(remove))
    .deny('another’s', { path: 'users/other/exams/first' }),
);
