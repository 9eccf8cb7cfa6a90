import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useLearner } from '../../../components/learner/learner-context';
import { bankOfOptions } from '../../../data/exams/bank-of';
import { learnerOptions } from '../../../data/learning/queries';
import { correctionsOf } from '../../../domain/learning/corrections';
import { emptyLearner, questionsOf } from '../../../domain/learning/learner';
import { mistakesOf } from '../../../domain/learning/mistakes';
import { withinBank } from '../../../domain/learning/within-bank';
import { useLicence } from '../use-licence';
import { useSettled } from '../use-settled';

/** What the learner answered wrongly last in the categories of the licence, with the questions. */
export function useMistakes() {
  const { uid } = useLearner();
  const { categories, ofLicence } = useLicence();
  const learner = useQuery(learnerOptions(uid));
  const known = learner.data;
  // all that was answered: what leaves the list may still be on screen
  const answered = useMemo(() => [...questionsOf(known ?? emptyLearner).values()], [known]);
  const bank = useQuery({
    ...bankOfOptions(answered, ofLicence, categories.data ?? []),
    enabled: known !== undefined && categories.data !== undefined,
  });
  const isSettled = useSettled(learner);
  return {
    queries: [categories, learner, bank],
    names: new Map(ofLicence.map(({ id, name }) => [id, name])),
    isSettled: isSettled && !bank.isPlaceholderData,
    bank: bank.data,
    corrections: useMemo(
      () => known && bank.data && correctionsOf(known, bank.data.questions),
      [known, bank.data],
    ),
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
