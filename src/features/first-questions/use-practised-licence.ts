import { useEffect } from 'react';

import { useLearner } from '../../components/learner/learner-context';
import { licenceStore } from '../../data/licence-choice/licence-store';
import type { LicenceType } from '../../domain/licence-type';

/** Keeps that the learner practises for this licence, and is not to be asked for which. */
export function usePractisedLicence(licence: LicenceType): void {
  const { uid } = useLearner();
  useEffect(() => {
    licenceStore(uid).write(licence);
  }, [uid, licence]);
}
