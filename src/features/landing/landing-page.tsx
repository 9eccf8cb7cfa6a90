import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { useHeadingFocus } from '../../ui/use-heading-focus';

// in the prerendered page from the start: their code need not be there before the rest of it is alive
const HeroPicture = lazy(() => import('./hero-picture'));
const LandingSections = lazy(() => import('./landing-sections'));

const promises = ['Förklaring till varje svar', 'Ingen prenumeration', '14 dagars ångerrätt'];

/** The first page: its first screen is the visitor's, or that of whoever is signed in. */
export default function LandingPage({ learnerStart }: { learnerStart?: ReactNode }) {
  const heading = useHeadingFocus();
  return (
    <>
      <title>Teoriklar – Alla körkortstyper</title>
      {/* on a phone it fills the screen, so that nothing below it is seen to move */}
      <div className="hidden min-h-[calc(100svh-4rem)] sm:min-h-112 signed-in:block">
        {learnerStart}
      </div>
      <section className="mx-auto grid max-w-6xl gap-10 px-4 pt-10 pb-12 sm:px-6 sm:pt-16 lg:grid-cols-[1.22fr_1fr] lg:pb-20 signed-in:hidden">
        <div className="lg:pt-10">
          <Badge tone="primary">Alla körkortstyper</Badge>
          <h1
            ref={heading}
            tabIndex={-1}
            className="mt-5 text-[2.5rem] leading-[1.06] font-bold tracking-[-0.035em] sm:text-6xl lg:text-[3.3rem]"
          >
            Klara Teoriprovet med Självförtroende
          </h1>
          <p className="mt-5 max-w-xl text-lg text-pretty text-muted-foreground sm:text-xl sm:leading-relaxed">
            Öva på frågor som förklarar varför, skriv teoriprov mot klockan och följ hur långt du
            har kommit. Fem frågor kan du prova direkt, utan konto.
          </p>
          <div className="mt-8 grid gap-3 min-[22rem]:grid-cols-2 sm:flex sm:flex-wrap">
            <ButtonLink size="large">
              <Link to={paths.register.getHref()}>Börja Gratis</Link>
            </ButtonLink>
            <ButtonLink size="large" variant="outline">
              <Link to={paths.demo.getHref()}>Prova Demo</Link>
            </ButtonLink>
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1.5 text-sm text-muted-foreground">
            {promises.map((promise) => (
              <li
                key={promise}
                className="flex items-center gap-2.5 before:size-2 before:rotate-45 before:rounded-[1px] before:bg-accent"
              >
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <div className="relative isolate flex min-h-[26rem] items-start justify-center overflow-hidden rounded-3xl bg-[var(--sky)] p-4 pt-6 sm:min-h-[30rem] sm:justify-end sm:p-8">
          <Suspense fallback={null}>
            <HeroPicture />
          </Suspense>
        </div>
      </section>
      <Suspense fallback={<div className="min-h-dvh" />}>
        <LandingSections />
      </Suspense>
    </>
  );
}
