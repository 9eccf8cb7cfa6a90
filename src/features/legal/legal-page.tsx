import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { company } from '../../config/company';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';

const linkClasses = 'font-medium text-primary underline underline-offset-4';

/** The frame of a legal text, with the day from which it holds. */
export function LegalPage({
  title,
  intro,
  validFrom,
  children,
}: {
  title: string;
  intro: string;
  validFrom: string;
  children: ReactNode;
}) {
  return (
    <Page title={title} intro={intro} width="reading">
      <Card className="grid gap-8">
        <p className="text-muted-foreground">Gäller från och med {validFrom}.</p>
        {children}
      </Card>
    </Page>
  );
}

/** A part of a legal text under its heading. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid max-w-prose gap-3">
      <h2 className="text-xl">{heading}</h2>
      {children}
    </section>
  );
}

/** A list within a legal text. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-1.5 pl-5">{children}</ul>;
}

/** A link to another page of the program. */
export function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={linkClasses}>
      {children}
    </Link>
  );
}

/** A link to an authority's site. */
export function SiteLink({ host }: { host: string }) {
  return (
    <a href={`https://www.${host}`} rel="noopener" className={linkClasses}>
      {host}
    </a>
  );
}

/** A link that writes a mail to the company. */
export function MailLink() {
  return (
    <a href={`mailto:${company.email}`} className={linkClasses}>
      {company.email}
    </a>
  );
}

/** Who runs the service, as far as that is filled in. */
export function CompanyDetails() {
  const details = [
    ['Namn', company.name],
    ['Organisationsnummer', company.organisationNumber],
    ['Adress', company.address],
  ].filter(([, value]) => value !== '');
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
      {details.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted-foreground">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <dt className="text-muted-foreground">E-post</dt>
      <dd>
        <MailLink />
      </dd>
    </dl>
  );
}
