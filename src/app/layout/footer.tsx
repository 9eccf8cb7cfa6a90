import { Link } from 'react-router-dom';

import { company } from '../../config/company';
import { licenceEntries } from '../../config/licence-entries';
import { paths } from '../../config/paths';

const linkClasses =
  'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-foreground';

const groups = [
  {
    title: 'Körkort',
    links: licenceEntries.map(({ href, title }) => ({ to: href, label: title })),
  },
  {
    title: 'Om tjänsten',
    links: [
      { to: paths.demo.getHref(), label: 'Demo' },
      { to: paths.signs.getHref(), label: 'Vägmärken' },
      { to: paths.courses.getHref(), label: 'Kurser' },
      { to: paths.terms.getHref(), label: 'Användarvillkor' },
      { to: paths.privacy.getHref(), label: 'Integritetspolicy' },
    ],
  },
];

/** Closes every page; says once and visibly whom the service does not belong to. */
export function Footer() {
  return (
    <footer className="mt-10 border-t border-border text-sm text-muted-foreground peer-has-[[data-loading]]:hidden print:hidden asking:hidden">
      <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-8">
        <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-[2fr_1fr_1fr] sm:gap-8">
          <div className="col-span-2 max-w-prose sm:col-span-1">
            <p className="text-base font-semibold text-foreground">Teoriklar</p>
            <p className="mt-1">Alla körkortstyper</p>
            <p className="mt-2 sm:mt-4">
              Teoriklar är inte knutet till Trafikverket eller Transportstyrelsen.
            </p>
          </div>
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className="font-semibold text-foreground">{title}</p>
              <ul className="mt-1">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className={linkClasses}>
                      {label}
                    </Link>
                  </li>
                ))}
                {title === 'Om tjänsten' && (
                  <li>
                    <a href={`mailto:${company.email}`} className={linkClasses}>
                      Kontakt
                    </a>
                  </li>
                )}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    </footer>
  );
}
