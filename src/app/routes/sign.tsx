import { useParams } from 'react-router-dom';

import { findSignGroup } from '../../domain/sign/sign-group';
import { findSign } from '../../domain/sign/signs';
import NotFoundPage from '../../features/not-found/not-found-page';
import { GroupPage } from '../../features/signs/group-page';
import { SignPage } from '../../features/signs/sign-page';

/** A group of signs or one sign: they share the form of their addresses. */
export default function SignRoute() {
  const slug = useParams()['sign'] ?? '';
  const group = findSignGroup(slug);
  if (group !== undefined) return <GroupPage key={slug} group={group} />;
  const sign = findSign(slug);
  return sign === undefined ? <NotFoundPage /> : <SignPage key={slug} sign={sign} />;
}
