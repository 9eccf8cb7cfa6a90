import { queryOptions } from '@tanstack/react-query';

import { isUsableId } from '../../domain/import/stable-id';
import { withCurrentNames } from './categories-of';
import { findStoredQuestions } from './find-stored';
import type { VersionedQuestion } from './versioned-question';

/** The questions that reports are about, by id; those that are gone are not among them. */
export function reportedQuestionsOptions(ids: readonly string[]) {
  return queryOptions<Map<string, VersionedQuestion>>({
    queryKey: ['admin', 'questions', 'reported', ids],
    queryFn: async () => {
      // one id that the database cannot take would fail the query for all
      const found = await findStoredQuestions(ids.filter(isUsableId));
      const readable = [...found.values()].filter((question) => question !== 'unreadable');
      const questions = await withCurrentNames(readable);
      return new Map(questions.map((question) => [question.id, question]));
    },
    enabled: ids.length > 0,
  });
}
