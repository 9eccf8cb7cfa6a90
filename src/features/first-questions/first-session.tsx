import { useQuery } from '@tanstack/react-query';
import firstQuestions from 'virtual:content/first-questions';

import { SessionRunner } from '../../components/session/session-runner';
import { SessionSkeleton } from '../../components/session/session-skeleton';
import { questionsByIdOptions } from '../../data/questions/queries';
import { FirstResult, type FirstProps } from './first-result';
import { FirstSamples } from './first-samples';
import { usePractisedLicence } from './use-practised-licence';

/** The first questions of a licence as the bank has them, recorded as any session. */
export function FirstSession(props: FirstProps) {
  const { licence, title } = props.entry;
  usePractisedLicence(licence);
  const first = firstQuestions[licence];
  const bank = useQuery(questionsByIdOptions(first.map(({ id }) => id)));
  const questions = bank.data ?? [];
  if (bank.isPending) return <SessionSkeleton title={title} />;
  // on a network that is gone, or of a bank that is another, there are those that the build has
  if (questions.length === 0) return <FirstSamples {...props} />;
  const categoryOf = (id: string) => questions.find((each) => each.id === id)?.categoryId ?? '';
  const asked = first.filter(({ id }) => questions.some((each) => each.id === id));
  return (
    <SessionRunner
      source={{ id: 'forsta-fragorna', name: title, questions, mix: { categoryOf } }}
      ending={(_score, _after, { answers }) => (
        <FirstResult
          {...props}
          asked={asked}
          missed={asked.filter(({ id }) => answers[id]?.isRight !== true)}
        />
      )}
    />
  );
}
