import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { setSharesFirstAnswers, sharesFirstAnswers } from './repository';

/** Whether the learner's first answers are counted in the statistics of questions. */
export function sharesFirstAnswersOptions(uid: string) {
  return queryOptions<boolean>({
    queryKey: ['firstAnswers', 'shared', uid],
    queryFn: () => sharesFirstAnswers(uid),
  });
}

/** Says whether they are counted. Throws DataError. */
export function setSharesFirstAnswersOptions(uid: string) {
  return mutationOptions({
    mutationFn: (isShared: boolean) => setSharesFirstAnswers(uid, isShared),
    onSuccess: (_nothing, isShared, _before, { client }) => {
      client.setQueryData(sharesFirstAnswersOptions(uid).queryKey, isShared);
    },
  });
}
