import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { bankOfOptions } from '../../../data/exams/bank-of';
import { learnerOptions } from '../../../data/learning/queries';
import { mistakesOf } from '../../../domain/learning/mistakes';
import { withinBank } from '../../../domain/learning/within-bank';
import { useLicence } from '../use-licence';
import { useSettled } from '../use-settled';

/** What the learner answered wrongly last in the categories of the licence, with the questions. */
export function useMistakes(uid: string) {
  const { categories, ofLicence } = useLicence(uid);
  const learner = useQuery(learnerOptions(uid));
  const known = learner.data;
  const wrong = useMemo(() => (known === undefined ? [] : mistakesOf(known)), [known]);
  const bank = useQuery({
    ...bankOfOptions(wrong, ofLicence, categories.data ?? []),
    enabled: known !== undefined && categories.data !== undefined,
  });
  const isSettled = useSettled(learner);
  return {
    queries: [categories, learner, bank],
    names: new Map(ofLicence.map(({ id, name }) => [id, name])),
    isSettled: isSettled && !bank.isPlaceholderData,
    bank: bank.data,
    mistakes: useMemo(
      () =>
        known &&
        bank.data &&
        mistakesOf(withinBank(known, bank.data)).filter(({ questionId }) =>
          bank.data.byId.has(questionId),
        ),
      [known, bank.data],
    ),
  };
}
