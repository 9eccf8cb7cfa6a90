import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useLearner } from '../../components/learner/learner-context';
import { licenceStore } from '../../data/licence-choice/licence-store';
import { practiceCategoriesOptions } from '../../data/practice-categories/queries';
import { licenceInUse, offeredLicences } from '../../domain/practice/offered-licences';

/** The licences that can be practised, the one that the learner practises for, and its categories. */
export function useLicence() {
  const { uid } = useLearner();
  const categories = useQuery(practiceCategoriesOptions());
  const [chosen] = useState(() => licenceStore(uid).read());
  const all = categories.data ?? [];
  const offered = offeredLicences(all);
  const licence = licenceInUse(offered, chosen);
  return {
    categories,
    offered,
    licence,
    isChosen: chosen !== null,
    ofLicence: all.filter(({ licenceType }) => licenceType === licence),
  };
}
