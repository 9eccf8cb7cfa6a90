import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { learnerOptions } from '../../../data/learning/queries';
import { mistakesOf } from '../../../domain/learning/mistakes';
import { useListedBank } from '../use-listed-bank';
import { useLicence } from '../use-licence';
import { useSettled } from '../use-settled';

/** What the learner answered wrongly last in the categories of the licence, with the questions. */
export function useMistakes(uid: string) {
  const { categories, ofLicence } = useLicence(uid);
  const learner = useQuery(learnerOptions(uid));
  const mistakes = useMemo(
    () => (learner.data === undefined ? undefined : mistakesOf(learner.data)),
    [learner.data],
  );
  const ids = new Set(ofLicence.map(({ id }) => id));
  const ofThese = mistakes?.filter(({ categoryId }) => ids.has(categoryId));
  const bank = useListedBank(ofThese, ofLicence);
  const isSettled = useSettled(learner);
  return {
    queries: [categories, learner, bank],
    names: new Map(ofLicence.map(({ id, name }) => [id, name])),
    isSettled: isSettled && !bank.isPlaceholderData,
    bank: bank.data,
    // since then a question may have been deleted, or corrected so that what was chosen is right
    mistakes:
      bank.data &&
      ofThese?.filter(({ questionId, option }) => {
        const question = bank.data.byId.get(questionId);
        return question !== undefined && question.answer !== option;
      }),
  };
}
