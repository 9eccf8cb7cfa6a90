import firstQuestions from 'virtual:content/first-questions';

import { QuestionFrame } from '../../components/question/question-frame';
import { SampleSession } from '../../components/question/sample-session';
import { FirstResult, type FirstProps } from './first-result';

/** The first questions of a licence as the build ships with them; nothing of it is recorded. */
export function FirstSamples(props: FirstProps) {
  const { licence, title } = props.entry;
  const questions = firstQuestions[licence];
  return (
    <SampleSession
      title={title}
      questions={questions}
      Frame={QuestionFrame}
      ending={(missed) => <FirstResult {...props} asked={questions} missed={missed} />}
    />
  );
}
