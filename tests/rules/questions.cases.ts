import { deleteField, serverTimestamp } from 'firebase/firestore/lite';

import { licenceTypes } from '../../src/domain/licence-type';
import { limits } from '../../src/domain/limits';
import { optionKeys } from '../../src/domain/question/question';
import { readers } from './access-cases';
import { fields, integer, oneOf, optional, serverTime, text } from './support/fields';
import { create as createCategory } from './practice-categories.cases';
import {
  allow,
  allowBatch,
  onlyFor,
  restricted,
  table,
  type Batch,
  type Request,
} from './support/requests';
import { inMinutes } from './support/time';

const get: Request = { by: 'full', method: 'get', path: 'questions/tomgang' };

const list: Request = {
  by: 'full',
  method: 'list',
  path: 'questions',
  where: ['category_id', 'miljo'],
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
    category_id: 'miljo',
    category: 'Miljö',
    explanation: 'Katalysatorn omvandlar skadliga ämnen i avgaserna.',
    difficulty_level: 2,
    licence_type: 'B',
    image_url: 'https://example.se/bild.png',
    scene: '{"signs":["B1"]}',
    case: '{"id":"bilen"}',
    calculation: '{"figures":[]}',
    source: 'avgasreningslagen (2011:318)',
    concept: 'katalysator',
    reviewed_at: '2026-01-15',
    meaning_version: 2,
    key_corrected: true,
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
    category_id: 'vagmarken',
    category: 'vagmarken',
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

/** A question that has come to mean something else twice is corrected. */
const updateOfThirdVersion: Request = {
  ...update,
  given: { 'questions/tomgang': { meaning_version: 3 } },
  data: { ...update.data, meaning_version: 3 },
};

/** A question and the category that it is put into, in one request. */
const createBoth: Batch = {
  by: 'admin',
  given: createCategory.given,
  writes: {
    category: createCategory,
    question: {
      ...create,
      method: 'create',
      data: { ...create.data, category_id: 'vagmarken', category: 'Vägmärken' },
    },
  },
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
  kind: oneOf('practice'),
  question_text: text(1, limits.questionTextLength),
  option_a: option,
  option_b: option,
  option_c: option,
  option_d: optional(text(0, limits.optionLength)),
  correct_answer: oneOf(...optionKeys),
  explanation: text(1, limits.explanationLength),
  difficulty_level: integer(1, 3),
  image_url: optional(text(0, limits.urlLength)),
  scene: optional(text(0, limits.sceneLength)),
  case: optional(text(0, limits.caseLength)),
  calculation: optional(text(0, limits.calculationLength)),
  source: optional(text(0, limits.sourceLength)),
  concept: optional(text(0, limits.conceptLength)),
  reviewed_at: optional(text(0, 10)),
  meaning_version: optional(integer(1, limits.meaningVersions)),
  key_corrected: {
    takes: { true: true },
    refuses: { false: false, 'a text': 'true', 'a number': 1, null: null },
    optional: true,
  },
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

  allow('an administrator creates a question', create)
    .vary(
      onlyFor(create),
      fields(create, { ...content, createdAt: serverTime }),
      restricted({ owner: 'admin' }),
    )
    .deny('without a category', { without: 'category_id' })
    .deny('of a category that is not there', { set: { category_id: 'luft' } })
    .deny('of a category of the older questions', { set: { category_id: 'vagmarken' } })
    .deny('under a name that its category has not', { set: { category: 'Luft' } })
    .deny('without the name of its category', { without: 'category' })
    .deny('for another licence than its category', { set: { licence_type: 'MC' } }),
  allowBatch('an administrator creates a question and its category', createBoth)
    .deny('and not the category', { leaveOut: 'category' })
    .deny('and gives the category another name', {
      write: 'category',
      change: { set: { name: 'Skyltar' } },
    }),
  allow('an administrator creates the hardest theory question, of three options', createOfThree)
    .vary(
      fields(createOfThree, {
        kind: oneOf('theory'),
        licence_type: oneOf(...licenceTypes),
        difficulty_level: integer(1, 5),
        explanation: text(0, limits.explanationLength),
      }),
    )
    .deny('of a category that is not there', { set: { category_id: 'luft' } })
    .deny('of a category for practice', { set: { category_id: 'miljo' } })
    .deny('under a name that its category has not', { set: { category: 'fordon' } })
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
    .deny('and its creation', { set: { createdAt: inMinutes(-60) } })
    .deny('and takes it out of its category', { set: { category_id: 'luft' } })
    .deny('and calls its category something else', { set: { category: 'Luft' } })
    .deny('of which the category is gone', { given: { 'practiceCategories/miljo': null } }),

  allow('an administrator changes a question of a later version', updateOfThirdVersion)
    .allow('and makes it the next one', { set: { meaning_version: 4 } })
    .deny('and goes back to an earlier one', { set: { meaning_version: 2 } })
    .deny('and takes the version away', { set: { meaning_version: deleteField() } }),

  allow('an administrator deletes a question', remove).vary(onlyFor(remove)),
);
