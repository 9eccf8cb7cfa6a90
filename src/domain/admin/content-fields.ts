import type { TheoryCourse } from '../course/theory-course';
import { examAreaNames } from '../exam/exam-area';
import { licenceNames } from '../licence-type';
import type { PracticeCategory } from '../practice/category';
import { colorNames, iconNames } from '../practice/look-names';
import type { Question } from '../question/question';
import type { QuestionCategory } from '../question/question-category';
import {
  questionFieldNames,
  toQuestionFields,
  type QuestionField,
} from '../question/question-fields';
import type { LoggedField } from './describe-change';
import { inKronor, yesOrNo } from './field-texts';

function questionField(field: QuestionField): LoggedField<Question> {
  return {
    name: questionFieldNames[field],
    textOf: (question) => {
      if (field === 'licenceType') return licenceNames[question.licenceType];
      return field === 'category' ? question.category : toQuestionFields(question)[field];
    },
    ...(field === 'text' && { isAlwaysShown: true }),
  };
}

/** What the log says of a question. */
export const questionFields: readonly LoggedField<Question>[] = (
  Object.keys(questionFieldNames) as QuestionField[]
).map(questionField);

/** What the log says of a practice category. */
export const practiceCategoryFields: readonly LoggedField<
  Omit<PracticeCategory, 'id' | 'questionCount' | 'contentVersion'>
>[] = [
  { name: 'Namn', textOf: ({ name }) => name, isAlwaysShown: true },
  { name: 'Beskrivning', textOf: ({ description }) => description },
  { name: 'Pris', textOf: ({ price }) => inKronor(price) },
  { name: 'Ikon', textOf: ({ icon }) => iconNames[icon] },
  { name: 'Färg', textOf: ({ color }) => colorNames[color] },
  { name: 'Körkortstyp', textOf: ({ licenceType }) => licenceNames[licenceType] },
  { name: 'Provområde', textOf: ({ examArea }) => examAreaNames[examArea] },
  { name: 'Ordning', textOf: ({ order }) => String(order) },
];

/** What the log says of a category of the older questions. */
export const questionCategoryFields: readonly LoggedField<Omit<QuestionCategory, 'id'>>[] = [
  { name: 'Namn', textOf: ({ name }) => name, isAlwaysShown: true },
  { name: 'Pris', textOf: ({ price }) => inKronor(price) },
];

/** What the log says of a theory course. */
export const theoryCourseFields: readonly LoggedField<Omit<TheoryCourse, 'id'>>[] = [
  { name: 'Titel', textOf: ({ title }) => title, isAlwaysShown: true },
  { name: 'Beskrivning', textOf: ({ description }) => description },
  { name: 'Innehåll', textOf: ({ content }) => content },
  { name: 'Varaktighet', textOf: ({ minutes }) => `${String(minutes)} minuter` },
  { name: 'Körkortstyp', textOf: ({ licenceType }) => licenceNames[licenceType] },
  { name: 'Kontrollfrågor ur', textOf: ({ categoryId }) => categoryId },
  { name: 'Ordning', textOf: ({ order }) => String(order) },
  { name: 'Publicerad', textOf: ({ isPublished }) => yesOrNo(isPublished) },
];
