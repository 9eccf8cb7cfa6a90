import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';

/** The name with the tagline; the mark is the diamond of the sign for a main road. */
export function Brand() {
  return (
    <Link to={paths.home.getHref()} className="flex min-h-11 items-center gap-2.5 rounded-card">
      <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0">
        <rect width="32" height="32" rx="8" fill="#0b4ea2" />
        <path d="M16 5.5 26.5 16 16 26.5 5.5 16Z" fill="#fff" />
        <path d="M16 8.6 23.4 16 16 23.4 8.6 16Z" fill="#ffc72c" />
      </svg>
      <span className="leading-none">
        <span className="block text-lg font-bold tracking-tight">Teoriklar</span>
        <span className="mt-0.5 block text-xs text-muted-foreground">Alla körkortstyper</span>
      </span>
    </Link>
  );
}
