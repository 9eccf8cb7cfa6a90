import { useQuery } from '@tanstack/react-query';

import { useLearner } from '../../../components/learner/learner-context';
import { bankOfOptions } from '../../../data/exams/bank-of';
import { savedOptions } from '../../../data/saved/queries';
import { savedQuestions } from '../../../domain/learning/saved';
import { useLicence } from '../use-licence';
import { useSettled } from '../use-settled';

/** What the learner has saved in the categories of the licence, the latest first, with the questions. */
export function useSaved() {
  const { uid } = useLearner();
  const { categories, ofLicence } = useLicence();
  const saved = useQuery(savedOptions(uid));
  const bank = useQuery({
    // also those taken back: what leaves the list may still be on screen
    ...bankOfOptions(Object.values(saved.data ?? {}), ofLicence, categories.data ?? []),
    enabled: saved.data !== undefined && categories.data !== undefined,
  });
  const isSettled = useSettled(saved);
  const places = new Map(bank.data?.questions.map(({ id, categoryId }) => [id, categoryId]));
  return {
    queries: [categories, saved, bank],
    names: new Map(ofLicence.map(({ id, name }) => [id, name])),
    isSettled: isSettled && !bank.isPlaceholderData,
    bank: bank.data,
    // since then a question may have been deleted or moved
    items:
      bank.data &&
      saved.data &&
      savedQuestions(saved.data).flatMap((bookmark) => {
        const categoryId = places.get(bookmark.questionId);
        return categoryId === undefined ? [] : [{ ...bookmark, categoryId }];
      }),
  };
}
