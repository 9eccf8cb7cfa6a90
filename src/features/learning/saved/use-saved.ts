import { useQuery } from '@tanstack/react-query';

import { savedOptions } from '../../../data/saved/queries';
import { savedQuestions } from '../../../domain/learning/saved';
import { useListedBank } from '../use-listed-bank';
import { useLicence } from '../use-licence';
import { useSettled } from '../use-settled';

/** What the learner has saved in the categories of the licence, the latest first, with the questions. */
export function useSaved(uid: string) {
  const { categories, ofLicence } = useLicence(uid);
  const saved = useQuery(savedOptions(uid));
  const ids = new Set(ofLicence.map(({ id }) => id));
  const items =
    saved.data && savedQuestions(saved.data).filter(({ categoryId }) => ids.has(categoryId));
  const bank = useListedBank(items, ofLicence);
  const isSettled = useSettled(saved);
  return {
    queries: [categories, saved, bank],
    names: new Map(ofLicence.map(({ id, name }) => [id, name])),
    isSettled: isSettled && !bank.isPlaceholderData,
    bank: bank.data,
    // a question may have been deleted since
    items: bank.data && items?.filter(({ questionId }) => bank.data.byId.has(questionId)),
  };
}
