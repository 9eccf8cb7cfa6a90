import type { QuestionGap } from '../../domain/question/question-gap';

/** What a list is narrowed to by what its questions need and lack. */
interface Needs {
  needs?: string | undefined;
  lacks?: readonly QuestionGap[] | undefined;
}

/**
 * How many questions are on a page of a list, which with all that stands beside it, every category among it, reads at most
 * 60 documents: one fewer where they are to need or lack something, since these are counted too.
 */
export function questionsOnPage({ needs, lacks = [] }: Needs): number {
  return needs === undefined && lacks.length === 0 ? 10 : 9;
}
