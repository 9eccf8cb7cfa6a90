import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';
import { EmptyState } from '../../ui/states';

/** The theory test's address until the test is built; says so and shows the way to practice. */
export function ExamPage() {
  return (
    <Page title="Teoriprov" width="reading">
      <EmptyState
        title="Teoriprovet är inte öppet än"
        action={
          <ButtonLink>
            <Link to={paths.practice.getHref()}>Till övningarna</Link>
          </ButtonLink>
        }
      >
        <p>
          Här kommer du att kunna skriva prov i samma format som det riktiga. Tills dess kan du öva
          kategori för kategori.
        </p>
      </EmptyState>
    </Page>
  );
}
