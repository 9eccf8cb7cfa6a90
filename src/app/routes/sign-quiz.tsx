import { lazy } from 'react';
import { useParams } from 'react-router-dom';

import { findSignGroup, isFreeSignGroup } from '../../domain/sign/sign-group';
import { NotFoundPage } from '../../features/not-found/not-found-page';
import { QuizGroupsPage } from '../../features/signs/quiz-groups-page';
import { SignQuizPage } from '../../features/signs/sign-quiz-page';

// visitors practise the free group without the code of access and purchase
const SignQuizGate = lazy(() => import('./sign-quiz-gate'));

/** Questions on signs: one group is for everybody, the others for those with access. */
export default function SignQuizRoute() {
  const slug = useParams()['group'];
  if (slug === undefined) return <QuizGroupsPage />;
  const group = findSignGroup(slug);
  if (group === undefined) return <NotFoundPage />;
  const quiz = <SignQuizPage key={slug} group={group} />;
  return isFreeSignGroup(group) ? quiz : <SignQuizGate>{quiz}</SignQuizGate>;
}
