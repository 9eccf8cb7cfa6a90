import { examIds } from '../../src/domain/exam/exam-id';
import { examResultSchema } from '../../src/domain/exam/exam-result';
import { limits } from '../../src/domain/limits';
import { boolean, fields, integer, oneOf, text, time } from './support/fields';
import { onlyActive } from './support/learner-data';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';
import { seed } from './support/seed';
import { inMinutes } from './support/time';

const path = 'users/full/exams/0';

const get: Request = { by: 'full', method: 'get', path };

const list: Request = { by: 'full', method: 'list', path: 'users/full/exams' };

const remove: Request = { by: 'full', method: 'delete', path };

const startedAt = inMinutes(-20);

const create: Request = {
  by: 'full',
  method: 'create',
  path: 'users/full/exams/1',
  data: {
    attempt: 'a2',
    examId: 'B',
    isExtended: false,
    isShortened: true,
    passMark: 2,
    startedAt,
    finishedAt: inMinutes(0),
    endedBy: 'learner',
    questions: '[{"id":"tomgang"}]',
  },
};

/** The whole document, as it is: what a page from before there were places sends of its own. */
const repeat: Request = { by: 'full', method: 'update', path, data: { ...seed.get(path) } };

const questions = text(2, limits.examQuestionsLength);

/** The first and the last place of each length, and what is none. */
const places = ['9', '10', '99', '100', String(limits.storedExams - 1)];
const noPlaces = [String(limits.storedExams), '500', '1000', '-1', '01', '1.5', 'a2', 'x1', '1x'];

const at = (outcome: 'allow' | 'deny') => (place: string) => ({
  name: `at ${place}`,
  outcome,
  change: { path: `users/full/exams/${place}` },
});

export const exams = table(
  'exams',

  allow('a learner gets a finished test', get)
    .vary(onlyFor(get))
    .deny('another’s', { path: 'users/other/exams/0' }),
  allow('a learner lists his finished tests', list)
    .vary(onlyFor(list))
    .deny('another’s', { path: 'users/other/exams' })
    .deny('everybody’s', { method: 'listGroup' }),

  allow('a learner stores a finished test', create)
    .vary(
      onlyFor(create),
      fields(create, {
        attempt: text(1, limits.attemptIdLength),
        examId: oneOf(...examIds),
        isExtended: boolean,
        isShortened: boolean,
        passMark: integer(0, limits.examQuestions),
        startedAt: time,
        finishedAt: time,
        endedBy: oneOf(...examResultSchema.shape.endedBy.options),
        questions: {
          ...questions,
          refuses: {
            ...questions.refuses,
            '900 kB': 'x'.repeat(900_000),
            'a list of questions': [{ id: 'tomgang' }],
            'a map': { tomgang: 'a' },
          },
        },
      }),
      restricted({ isPassed: true }),
      places.map(at('allow')),
      noPlaces.map(at('deny')),
      onlyActive,
    )
    .allow('that took no time', { set: { finishedAt: startedAt } })
    .deny('that was finished before it began', {
      set: { finishedAt: new Date(startedAt.getTime() - 1) },
    })
    .deny('for another', { path: 'users/other/exams/1' }),

  allow('a learner stores a finished test again', repeat).vary(
    onlyFor(repeat),
    onlyActive,
    restricted({
      attempt: 'a2',
      examId: 'MC',
      isExtended: true,
      isShortened: false,
      passMark: 1,
      startedAt: inMinutes(-25),
      finishedAt: inMinutes(-5),
      endedBy: 'clock',
      questions: '[]',
      isPassed: true,
    }),
  ),

  allow('a learner deletes a finished test', remove)
    .vary(onlyFor(remove))
    .deny('another’s', { path: 'users/other/exams/0' }),
);
