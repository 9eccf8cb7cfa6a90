import { paths } from '../../config/paths';
import type { QuestionNeed } from '../../data/questions/admin-repository';
import type { QuestionGap } from '../../domain/question/question-gap';
import type { LicenceType } from '../../domain/licence-type';
import type { Question } from '../../domain/question/question';

/** What the two question tabs call things (specification, sections 2, 3 and 5). */
export const kinds = {
  practice: {
    tab: 'practice-questions',
    title: 'Hantera frågor för övningar',
    difficulty: 'Svårighet',
    showsAnswer: true,
    noCategories: 'Du måste skapa övningskategorier först innan du kan lägga till frågor.',
  },
  theory: {
    tab: 'questions',
    title: 'Hantera frågor',
    difficulty: 'Svårighetsgrad',
    showsAnswer: false,
    noCategories: 'Du måste skapa kategorier först innan du kan lägga till frågor.',
  },
} as const satisfies Record<Question['kind'], unknown>;

/** A category that a question can have; one for practice says which licence its questions are for. */
export interface CategoryChoice {
  id: string;
  name: string;
  price: number;
  licenceType?: Question['licenceType'];
  questionCount?: number;
}

/** What the list is narrowed to. */
export interface Filters {
  categoryId: string | undefined;
  licenceType: LicenceType | undefined;
  /** What the questions need; or what is saved as a draft, instead of them. */
  needs: QuestionNeed | 'drafts' | undefined;
  /** What the questions lack, all of it. */
  lacks: readonly QuestionGap[];
  /** What administrators have tagged them with. */
  tag: string | undefined;
  search: string | undefined;
}

export const noFilters: Filters = {
  categoryId: undefined,
  licenceType: undefined,
  needs: undefined,
  lacks: [],
  tag: undefined,
  search: undefined,
};

/** In the address of a tab: the question, or the draft, whose editor is open. */
export const editedParameter = 'fraga';
export const draftParameter = 'utkast';

/** Where the editor of a question, or of a draft, is. */
export function editorHref(
  { id, kind }: Pick<Question, 'id' | 'kind'>,
  parameter: string = editedParameter,
): string {
  return `${paths.admin.getHref(kinds[kind].tab)}?${parameter}=${encodeURIComponent(id)}`;
}
