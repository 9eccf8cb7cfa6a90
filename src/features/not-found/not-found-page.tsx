import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { paths } from '../../config/paths';
import { logProblem } from '../../lib/log';
import { ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';

/** The sign for a road that leads nowhere, which waits for no file: here something is missing already. */
function NoThroughRoad() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden className="mb-6 size-32">
      <rect width="100" height="100" rx="10" fill="#fff" />
      <rect x="2" y="2" width="96" height="96" rx="8" fill="#0b4ea2" />
      <path d="M43 32h14v56H43Z" fill="#fff" />
      <path d="M22 16h56v16H22Z" fill="#c8102e" stroke="#fff" strokeWidth="2.5" />
    </svg>
  );
}

/** Any address that is no page; the address is logged. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    logProblem(`no page at ${pathname}`);
  }, [pathname]);
  return (
    <Page title="Sidan finns inte" heading="404" width="reading">
      <NoThroughRoad />
      <p className="text-2xl font-semibold">Här tar vägen slut</p>
      <p className="mt-2 mb-6 max-w-prose text-lg text-muted-foreground">
        Sidan finns inte längre, eller så har det blivit fel i adressen.{' '}
        <span lang="en">Oops! Page not found</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <div className="hidden signed-in:contents">
          <ButtonLink>
            <Link to={paths.practice.getHref()}>Till övningarna</Link>
          </ButtonLink>
        </div>
        <div className="contents signed-in:hidden">
          <ButtonLink>
            <Link to={paths.demo.getHref()}>Prova fem frågor</Link>
          </ButtonLink>
        </div>
        <ButtonLink variant="outline">
          <Link lang="en" to={paths.home.getHref()}>
            Return to Home
          </Link>
        </ButtonLink>
      </div>
    </Page>
  );
}
