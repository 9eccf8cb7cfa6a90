import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';

const links = [
  { to: paths.signs.getHref(), label: 'Vägmärken' },
  { to: paths.terms.getHref(), label: 'Användarvillkor' },
  { to: paths.privacy.getHref(), label: 'Integritetspolicy' },
] as const;

/** Closes every page; says once and visibly whom the service does not belong to. */
export function Footer() {
  return (
    <footer className="mt-10 border-t border-border text-sm text-muted-foreground print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 sm:px-6">
        <p>Teoriklar – Alla körkortstyper</p>
        <nav aria-label="Sidfot" className="flex flex-wrap gap-x-6">
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-foreground"
            >
              {label}
            </Link>
          ))}
        </nav>
        <p>Teoriklar är inte knutet till Trafikverket eller Transportstyrelsen.</p>
      </div>
    </footer>
  );
}
