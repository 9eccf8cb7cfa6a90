import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { signGroups, type SignGroup } from '../../domain/sign/sign-group';
import { signsOf } from '../../domain/sign/signs';
import { ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';
import { Breadcrumbs } from './breadcrumbs';
import { SignGrid } from './sign-grid';
import { StepLinks } from './step-links';

const step = (group: SignGroup | undefined) =>
  group && { to: paths.sign.getHref(group.slug), label: group.title };

/** The signs of one group. */
export function GroupPage({ group }: { group: SignGroup }) {
  const signs = signsOf(group.id);
  const index = signGroups.indexOf(group);
  return (
    <>
      <Breadcrumbs />
      <Page
        title={group.title}
        intro={group.intro}
        action={
          <ButtonLink>
            <Link to={paths.signQuiz.getHref(group.slug)}>Öva på gruppen</Link>
          </ButtonLink>
        }
      >
        <SignGrid signs={signs} />
        <StepLinks
          label="Fler grupper"
          previous={step(signGroups[index - 1])}
          next={step(signGroups[index + 1])}
        />
      </Page>
    </>
  );
}
