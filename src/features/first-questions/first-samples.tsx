import { useState } from 'react';
import firstQuestions from 'virtual:content/first-questions';

import { useLearner } from '../../components/learner/learner-context';
import { QuestionFrame } from '../../components/question/question-frame';
import { SampleSession } from '../../components/question/sample-session';
import { ScenePicture } from '../../components/scene/scene-picture';
import { recordAnswer } from '../../data/learning/record-answers';
import { answerEvent } from '../../domain/progress/answer-event';
import { optionKeys } from '../../domain/question/question';
import { FirstResult, type FirstProps } from './first-result';

/** The first questions of a licence as the build ships with them; the answers are the learner's first, with access or without. */
export function FirstSamples(props: FirstProps) {
  const { licence, title } = props.entry;
  const { uid } = useLearner();
  const [session] = useState(() => crypto.randomUUID());
  const questions = firstQuestions[licence];
  return (
    <SampleSession
      title={title}
      questions={questions}
      Frame={QuestionFrame}
      Picture={ScenePicture}
      onAnswer={({ id: questionId, categoryId, answer }, place) => {
        const option = optionKeys[place] ?? 'a';
        const given = { questionId, categoryId, option, isRight: place === answer };
        void recordAnswer(uid, answerEvent(session, { ...given, at: Date.now() }));
      }}
      ending={(missed) => <FirstResult {...props} asked={questions} missed={missed} />}
    />
  );
}
