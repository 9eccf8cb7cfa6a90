import { useEffect, useState } from 'react';

import type { Question } from '../../domain/question/question';
import { useLearner } from '../learner/learner-context';
import type { Vary } from './variation';

const asWritten: Vary = (question) => question;

/** How questions are shown that a learner meets again; undefined until that is known, if one of them can vary. */
export function useVariation(questions: readonly Question[]): Vary | undefined {
  const { uid } = useLearner();
  const [vary, setVary] = useState(() =>
    questions.some(
      ({ scene, calculation }) => calculation !== undefined || scene?.includes('"layout"'),
    )
      ? undefined
      : asWritten,
  );
  useEffect(() => {
    if (vary !== undefined) return;
    void import('./variation')
      .then((module) => module.prepareVariation(uid, questions))
      .catch(() => asWritten)
      .then((ready) => {
        setVary(() => ready);
      });
  }, [vary, uid, questions]);
  return vary;
}
