import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { demoQuestions } from '../../components/question/demo-questions';
import { SampleSession } from '../../components/question/sample-session';
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

/** Five questions for anyone, one at a time, then a result. */
export default function DemoPage() {
  return (
    <SampleSession
      title="Demo"
      questions={demoQuestions}
      firstAnswer={useFirstAnswer()}
      ending={(missed) => <DemoResult title="Demo" missed={missed} total={demoQuestions.length} />}
    />
  );
}
