import { templateOf } from './calculated-question';
import type { OptionKey, Question } from './question';

/** The fields of a question as a form, a comparison or a table has them, in their order, with their Swedish names. */
export const questionFieldNames = {
  text: 'Fråga',
  a: 'Alternativ A',
  b: 'Alternativ B',
  c: 'Alternativ C',
  d: 'Alternativ D',
  answer: 'Rätt svar',
  explanation: 'Förklaring',
  feedbackA: 'Återkoppling A',
  feedbackB: 'Återkoppling B',
  feedbackC: 'Återkoppling C',
  feedbackD: 'Återkoppling D',
  difficulty: 'Svårighet',
  category: 'Kategori',
  licenceType: 'Körkortstyp',
  imageUrl: 'Bild',
  scene: 'Trafikbild',
  figures: 'Tal och formler',
  case: 'Fallstudie',
  source: 'Lagrum',
  concept: 'Begrepp',
  reviewedAt: 'Granskad',
} as const;

export type QuestionField = keyof typeof questionFieldNames;

/** A question as it is written, as texts, one for each field, and its category as the id; what it does not have is empty. */
export type QuestionFields = Record<QuestionField, string>;

/** The fields of a question of which nothing has been said. */
export const blankFields: Readonly<QuestionFields> = {
  text: '',
  a: '',
  b: '',
  c: '',
  d: '',
  answer: 'a',
  explanation: '',
  feedbackA: '',
  feedbackB: '',
  feedbackC: '',
  feedbackD: '',
  difficulty: '1',
  category: '',
  licenceType: 'B',
  imageUrl: '',
  scene: '',
  figures: '',
  case: '',
  source: '',
  concept: '',
  reviewedAt: '',
};

/** The field with the feedback of each option. */
export const feedbackFields = {
  a: 'feedbackA',
  b: 'feedbackB',
  c: 'feedbackC',
  d: 'feedbackD',
} as const satisfies Record<OptionKey, QuestionField>;

/** A question as texts: those of a calculation have its figures between braces. */
export function toQuestionFields(question: Question): QuestionFields {
  const template = templateOf(question);
  const { text, explanation, options, feedback } = template;
  return {
    text,
    a: options.a,
    b: options.b,
    c: options.c,
    d: options.d ?? '',
    answer: question.answer,
    explanation,
    feedbackA: feedback.a ?? '',
    feedbackB: feedback.b ?? '',
    feedbackC: feedback.c ?? '',
    feedbackD: feedback.d ?? '',
    difficulty: String(question.difficulty),
    category: question.categoryId,
    licenceType: question.licenceType,
    imageUrl: question.imageUrl ?? '',
    scene: question.scene ?? '',
    figures: template.figures.join('\n'),
    case: template.case === undefined ? '' : JSON.stringify(template.case),
    source: question.source ?? '',
    concept: question.concept ?? '',
    reviewedAt: question.reviewedAt ?? '',
  };
}

/**
 * The texts as what questionSchema reads: without the parts that are empty. It says what is wrong with them.
 * @param category the name of the category; empty where there is none with the id.
 */
export function fromQuestionFields(
  fields: QuestionFields,
  { id, kind, category }: Pick<Question, 'id' | 'kind' | 'category'>,
): Record<string, unknown> {
  const given = (field: QuestionField) => fields[field].trim() || undefined;
  const feedback = Object.entries(feedbackFields).flatMap(([key, field]) => {
    const text = given(field);
    return text === undefined ? [] : [[key, text] as const];
  });
  const optional = Object.entries({
    imageUrl: given('imageUrl'),
    scene: given('scene'),
    source: given('source'),
    concept: given('concept'),
    reviewedAt: given('reviewedAt'),
  }).filter(([, text]) => text !== undefined);
  const d = given('d');
  return {
    id,
    kind,
    text: fields.text,
    options: { a: fields.a, b: fields.b, c: fields.c, ...(d !== undefined && { d }) },
    answer: fields.answer,
    explanation: fields.explanation,
    feedback: Object.fromEntries(feedback),
    difficulty: Number(fields.difficulty),
    categoryId: fields.category,
    category,
    licenceType: fields.licenceType,
    ...Object.fromEntries(optional),
  };
}

const fieldKeys = Object.keys(questionFieldNames) as QuestionField[];

/** The fields in which two versions of a question differ; none when they are the same. Ids are not compared. */
export function changedFields(one: Question, other: Question): QuestionField[] {
  const [mine, theirs] = [toQuestionFields(one), toQuestionFields(other)];
  return fieldKeys.filter((field) => mine[field] !== theirs[field]);
}
