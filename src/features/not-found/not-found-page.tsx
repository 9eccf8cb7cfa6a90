import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { paths } from '../../config/paths';
import { logProblem } from '../../lib/log';
import { ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';

/** Any address that is no page; the address is logged. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    logProblem(`no page at ${pathname}`);
  }, [pathname]);
  return (
    <Page title="Sidan finns inte" heading="404" width="reading">
      <p lang="en" className="mb-6 text-xl">
        Oops! Page not found
      </p>
      <ButtonLink>
        <Link lang="en" to={paths.home.getHref()}>
          Return to Home
        </Link>
      </ButtonLink>
    </Page>
  );
}
