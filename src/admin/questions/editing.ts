import type { QuestionDraft } from '../../data/question-drafts/stored-draft';
import type { VersionedQuestion } from '../../data/questions/versioned-question';
import type { Question } from '../../domain/question/question';
import {
  blankFields,
  toQuestionFields,
  type QuestionFields,
} from '../../domain/question/question-fields';
import { noFilters, type CategoryChoice, type Filters } from '../shared/question-kinds';

/** A question under work: its id, chosen before the form opens, and what it is based on. */
export interface Editing {
  id: string;
  kind: Question['kind'];
  fields: QuestionFields;
  /** The version that is edited, of the question or the draft; null for what is new. */
  base: string | null;
  /** True for what is saved as a draft. */
  isDraft: boolean;
}

/**
 * A new question as the form has it at first (specification, section 4), for what the list is narrowed to.
 * @param categories to choose from; the first that fits is chosen.
 */
export function startNew(
  newId: string,
  kind: Question['kind'],
  categories: readonly CategoryChoice[],
  { categoryId, licenceType }: Pick<Filters, 'categoryId' | 'licenceType'> = noFilters,
): Editing {
  const isOfLicence = (choice: CategoryChoice) =>
    licenceType === undefined || (choice.licenceType ?? licenceType) === licenceType;
  const first =
    categories.find(({ id }) => id === categoryId) ?? categories.find(isOfLicence) ?? categories[0];
  return {
    id: newId,
    kind,
    base: null,
    isDraft: false,
    fields: {
      ...blankFields,
      category: first?.id ?? '',
      licenceType: first?.licenceType ?? licenceType ?? blankFields.licenceType,
    },
  };
}

/** A question that is there, to be changed. */
export function startEdit(question: VersionedQuestion): Editing {
  const { id, kind, version } = question;
  return { id, kind, base: version, isDraft: false, fields: toQuestionFields(question) };
}

/** A draft, to be gone on with. */
export function startDraft({ version, ...draft }: QuestionDraft): Editing {
  return { ...draft, base: version, isDraft: true };
}

/** A new question that begins as a copy; nobody has reviewed it. */
export function startCopy(newId: string, question: Question): Editing {
  const fields = { ...toQuestionFields(question), reviewedAt: '' };
  return { id: newId, kind: question.kind, base: null, isDraft: false, fields };
}
