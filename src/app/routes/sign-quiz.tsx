import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useParams } from 'react-router-dom';

import { LearnerPages } from '../../components/learner/learner-pages';
import { authOptions } from '../../data/auth/queries';
import { findSignGroup, isFreeSignGroup, type SignGroup } from '../../domain/sign/sign-group';
import NotFoundPage from '../../features/not-found/not-found-page';
import { QuizGroupsPage } from '../../features/signs/quiz-groups-page';
import { SignQuizPage } from '../../features/signs/sign-quiz-page';
import { SessionSkeleton } from '../../components/session/session-skeleton';

// visitors practise the free group without the code of access, purchase and what is remembered
const ProductGuard = lazy(() => import('../guards/product-guard'));
const LearnerSignQuiz = lazy(() => import('../../features/signs/learner-sign-quiz'));

/** The free group: a visitor's at once, a learner's as soon as it is known who it is. */
function FreeQuiz({ group }: { group: SignGroup }) {
  const { data: user, isPending } = useQuery(authOptions());
  // marked before the first paint: a visitor does not wait for what only learners have
  const isLearner = document.documentElement.dataset['session'] === 'in';
  if (user) {
    return (
      <LearnerPages learner={{ uid: user.uid, access: null }}>
        <LearnerSignQuiz group={group} />
      </LearnerPages>
    );
  }
  return isLearner && isPending ? <SessionSkeleton /> : <SignQuizPage group={group} />;
}

/** Questions on signs: one group is for everybody, the others for those with access. */
export default function SignQuizRoute() {
  const slug = useParams()['group'];
  if (slug === undefined) return <QuizGroupsPage />;
  const group = findSignGroup(slug);
  if (group === undefined) return <NotFoundPage />;
  if (isFreeSignGroup(group)) return <FreeQuiz key={slug} group={group} />;
  return (
    <ProductGuard title="Öva på vägmärken" opening={['full']}>
      <LearnerSignQuiz key={slug} group={group} />
    </ProductGuard>
  );
}
