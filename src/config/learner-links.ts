import { paths } from './paths';

/** Where a public page leads those who are signed in. */
export const learnerLinks = [
  { label: 'Öva idag', to: paths.home.getHref() },
  { label: 'Skriv prov', to: paths.exam.getHref() },
] as const;
