import { useEffect, useState, type ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { demoQuestions } from '../../components/question/demo-questions';
import { SampleSession, type Sample } from '../../components/question/sample-session';
import { paths } from '../../config/paths';
import { DemoResult } from './demo-result';

/** What the first question was answered with on the landing page, if that sent the visitor here. */
function useFirstAnswer(): number | undefined {
  const state: unknown = useLocation().state;
  const [given] = useState(state);
  const navigate = useNavigate();
  useEffect(() => {
    // a demo that is started over begins at its beginning
    if (given !== null) void navigate(paths.demo.getHref(), { replace: true, state: null });
  }, [given, navigate]);
  const isGiven = typeof given === 'object' && given !== null && 'firstAnswer' in given;
  return isGiven && typeof given.firstAnswer === 'number' ? given.firstAnswer : undefined;
}

/** Asks questions that anyone may try, one at a time, then shows a result. */
export function Demo({
  title,
  questions,
  firstAnswer,
  Picture,
}: {
  title: string;
  questions: readonly Sample[];
  firstAnswer?: number | undefined;
  Picture?: ComponentProps<typeof SampleSession>['Picture'];
}) {
  return (
    <SampleSession
      title={title}
      questions={questions}
      firstAnswer={firstAnswer}
      Picture={Picture}
      ending={(missed) => <DemoResult title={title} missed={missed} total={questions.length} />}
    />
  );
}

/** Five questions for anyone. */
export default function DemoPage() {
  return <Demo title="Demo" questions={demoQuestions} firstAnswer={useFirstAnswer()} />;
}
