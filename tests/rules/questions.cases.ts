import { serverTimestamp } from 'firebase/firestore';

import { licenceTypes } from '../../src/domain/licence-type';
import { limits } from '../../src/domain/limits';
import { optionKeys, questionKindSchema } from '../../src/domain/question/question';
import { readers } from './access-cases';
import { fields, integer, oneOf, optional, serverTime, text } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';
import { inMinutes } from './support/time';

const get: Request = { by: 'full', method: 'get', path: 'questions/tomgang' };

const list: Request = {
  by: 'full',
  method: 'list',
  path: 'questions',
  where: ['category', 'Miljö'],
  limit: limits.listedQuestions,
};

const listAll: Request = { by: 'admin', method: 'list', path: 'questions' };

/** An administrator creates a question; an import creates many. */
export const create: Request = {
  by: 'admin',
  method: 'create',
  path: 'questions/avgaser',
  data: {
    kind: 'practice',
    question_text: 'Vad renar katalysatorn?',
    option_a: 'Avgaserna',
    option_b: 'Oljan',
    option_c: 'Kylvätskan',
    option_d: 'Luften i kupén',
    correct_answer: 'a',
    category: 'Miljö',
    explanation: 'Katalysatorn omvandlar skadliga ämnen i avgaserna.',
    difficulty_level: 2,
    licence_type: 'B',
    image_url: 'https://example.se/bild.png',
    scene: '{"signs":["B1"]}',
    source: 'avgasreningslagen (2011:318)',
    concept: 'katalysator',
    reviewed_at: '2026-01-15',
    option_feedback: { b: 'Oljan renas av oljefiltret.' },
    search_words: ['vad', 'renar', 'katalysatorn', 'katalysator'],
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  },
};

const createOfThree: Request = {
  by: 'admin',
  method: 'create',
  path: 'questions/avgaser',
  data: {
    kind: 'theory',
    question_text: 'Vad renar katalysatorn?',
    option_a: 'Avgaserna',
    option_b: 'Oljan',
    option_c: 'Kylvätskan',
    correct_answer: 'a',
    category: 'miljo',
    explanation: 'Katalysatorn omvandlar skadliga ämnen i avgaserna.',
    difficulty_level: 5,
    licence_type: 'B',
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  },
};

const createWithLastRight: Request = {
  ...create,
  data: { ...create.data, correct_answer: 'd' },
};

const update: Request = {
  by: 'admin',
  method: 'update',
  path: 'questions/tomgang',
  data: { question_text: 'Hur länge får motorn gå?', updatedAt: serverTimestamp() },
};

const remove: Request = { by: 'admin', method: 'delete', path: 'questions/tomgang' };

const option = text(1, limits.optionLength);

/** Feedback that says this about one option, for each. */
function forEachOption(label: string, said: unknown): Record<string, unknown> {
  return Object.fromEntries(optionKeys.map((key) => [`${key} with ${label}`, { [key]: said }]));
}

/** A map from options to texts. */
const feedback = {
  takes: {
    nothing: {},
    ...forEachOption('the longest text', 'x'.repeat(limits.optionLength)),
  },
  refuses: {
    ...forEachOption('a longer text', 'x'.repeat(limits.optionLength + 1)),
    ...forEachOption('a number', 7),
    'of another option': { e: 'x' },
    'a text': 'x',
    'a list': ['a'],
    null: null,
  },
  optional: true,
};

function words(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `ord${String(index)}`);
}

/** A list of words; the rules cannot look at each. */
const wordList = {
  takes: {
    'a word as long as all may be': ['x'.repeat(limits.searchWordsLength)],
    'no word': [],
    'as many words as can be': words(limits.searchWords),
  },
  refuses: {
    'one long word': ['x'.repeat(limits.searchWordsLength + 1)],
    'a map among them': [{ word: 'vad' }],
    'one word more': words(limits.searchWords + 1),
    'a text': 'ord',
    'a map': { ord: true },
    'a number': 7,
    null: null,
  },
  optional: true,
};

const content = {
  kind: oneOf(...questionKindSchema.options),
  question_text: text(1, limits.questionTextLength),
  option_a: option,
  option_b: option,
  option_c: option,
  option_d: optional(text(0, limits.optionLength)),
  correct_answer: oneOf(...optionKeys),
  category: text(1, limits.categoryNameLength),
  explanation: text(1, limits.explanationLength),
  difficulty_level: integer(1, 3),
  licence_type: oneOf(...licenceTypes),
  image_url: optional(text(0, limits.urlLength)),
  scene: optional(text(0, limits.sceneLength)),
  source: optional(text(0, limits.sourceLength)),
  concept: optional(text(0, limits.conceptLength)),
  reviewed_at: optional(text(0, 10)),
  option_feedback: feedback,
  search_words: wordList,
  updatedAt: serverTime,
};

export const questions = table(
  'questions',

  allow('a learner with a licence gets a question', get).vary(onlyFor(get, ...readers, 'admin')),
  allow('a learner with a licence lists a category’s questions', list)
    .vary(onlyFor(list, ...readers, 'admin'))
    .allow('of any category', { where: undefined })
    .allow('one', { limit: 1 })
    .deny('one more than a page', { limit: limits.listedQuestions + 1 })
    .deny('as many as a category can have', { limit: limits.categoryQuestions })
    .deny('all of them', { limit: undefined }),
  allow('an administrator lists all questions', listAll)
    .vary(onlyFor(listAll))
    .allow('more than a page of them', { limit: limits.categoryQuestions }),

  allow('an administrator creates a question', create).vary(
    onlyFor(create),
    fields(create, { ...content, createdAt: serverTime }),
    restricted({ owner: 'admin' }),
  ),
  allow('an administrator creates the hardest theory question, of three options', createOfThree)
    .vary(
      fields(createOfThree, {
        difficulty_level: integer(1, 5),
        explanation: text(0, limits.explanationLength),
      }),
    )
    .deny('as one for practice, where it is too hard', { set: { kind: 'practice' } })
    .deny('whose right option does not exist', { set: { correct_answer: 'd' } }),
  allow('an administrator creates a question whose fourth option is right', createWithLastRight)
    .deny('without it', { without: 'option_d' })
    .deny('with it empty', { set: { option_d: '' } }),

  allow('an administrator changes a question', update)
    .vary(
      onlyFor(update),
      fields(update, content),
      restricted({ owner: 'admin', createdAt: serverTimestamp() }),
    )
    .deny('without a new time of change', { without: 'updatedAt' })
    .deny('and its creation', { set: { createdAt: inMinutes(-60) } }),

  allow('an administrator deletes a question', remove).vary(onlyFor(remove)),
);
