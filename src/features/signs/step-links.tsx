import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { ButtonLink } from '../../ui/button';

interface Step {
  to: string;
  label: ReactNode;
}

/** What comes before and after, as two links. */
export function StepLinks({
  label,
  previous,
  next,
}: {
  label: string;
  previous: Step | undefined;
  next: Step | undefined;
}) {
  return (
    <nav aria-label={label} className="mt-8 flex flex-wrap justify-between gap-3">
      {previous !== undefined && (
        <ButtonLink variant="outline">
          <Link to={previous.to} rel="prev">
            <ChevronLeft aria-hidden className="size-5" />
            {previous.label}
          </Link>
        </ButtonLink>
      )}
      {next !== undefined && (
        <ButtonLink variant="outline" className="ml-auto">
          <Link to={next.to} rel="next">
            {next.label}
            <ChevronRight aria-hidden className="size-5" />
          </Link>
        </ButtonLink>
      )}
    </nav>
  );
}
