import { BadgeCheck, BookOpenCheck, MessageSquareText, Repeat } from 'lucide-react';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { useHeadingFocus } from '../../ui/use-heading-focus';
import { HeroScene } from './hero-scene';

const features = [
  {
    icon: MessageSquareText,
    title: 'Förklaringar, inte bara rött och grönt',
    text: 'Varje fråga berättar varför svaret är rätt och vilken lag det vilar på.',
  },
  {
    icon: BookOpenCheck,
    title: 'Öva kategori för kategori',
    text: 'Väjningsregler, skyltar, miljö och mer. Du ser hela tiden hur långt du har kommit.',
  },
  {
    icon: Repeat,
    title: 'Inget svar går förlorat',
    text: 'Tappar du nätet i tunneln? Dina svar sparas i mobilen och skickas när nätet är tillbaka.',
  },
  {
    icon: BadgeCheck,
    title: 'En betalning, fyra månader',
    text: 'Full åtkomst i fyra månader. Ingen prenumeration som du måste komma ihåg att säga upp.',
  },
] as const;

/** The first page a visitor sees. */
export function LandingPage() {
  const heading = useHeadingFocus();
  return (
    <>
      <title>Teoriklar – Alla körkortstyper</title>
      <section className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-10 sm:px-6 sm:py-16 lg:grid-cols-2">
        <div>
          <Badge tone="primary">Alla körkortstyper</Badge>
          <h1 ref={heading} tabIndex={-1} className="mt-4 text-4xl font-bold sm:text-5xl">
            Klara Teoriprovet med Självförtroende
          </h1>
          <p className="mt-4 max-w-prose text-lg text-muted-foreground">
            Öva på frågor som förklarar varför, i den takt som passar dig. Börja med fem
            gratisfrågor – utan konto.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink size="large">
              <Link to={paths.register.getHref()}>Börja Gratis</Link>
            </ButtonLink>
            <ButtonLink size="large" variant="outline">
              <Link to={paths.demo.getHref()}>Prova Demo</Link>
            </ButtonLink>
          </div>
        </div>
        <HeroScene />
      </section>
      <section className="mx-auto max-w-6xl px-4 pb-10 sm:px-6">
        <h2 className="text-2xl sm:text-3xl">Så lär du dig</h2>
        <ul className="mt-6 grid gap-4 sm:grid-cols-2">
          {features.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Card className="flex h-full gap-4">
                <span className="grid size-12 shrink-0 place-items-center rounded-card bg-primary-soft text-primary">
                  <Icon aria-hidden className="size-6" />
                </span>
                <div>
                  <h3 className="text-lg">{title}</h3>
                  <p className="mt-1 text-muted-foreground">{text}</p>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
