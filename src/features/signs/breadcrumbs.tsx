import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import type { SignGroup } from '../../domain/sign/sign-group';

const linkClasses =
  'inline-flex min-h-11 items-center text-muted-foreground underline underline-offset-4 hover:text-foreground';

/** The way back from a group or a sign. */
export function Breadcrumbs({ group }: { group?: SignGroup }) {
  return (
    <nav aria-label="Brödsmulor" className="mx-auto -mb-6 w-full max-w-6xl px-4 pt-3 sm:px-6">
      <ol className="flex flex-wrap gap-x-3">
        <li>
          <Link to={paths.signs.getHref()} className={linkClasses}>
            Vägmärken
          </Link>
        </li>
        {group !== undefined && (
          <li className="flex items-center gap-3">
            <span aria-hidden>/</span>
            <Link to={paths.sign.getHref(group.slug)} className={linkClasses}>
              {group.title}
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}
