import { paths } from './paths';

/** Where a public page leads those who are signed in. */
export const learnerLinks = [
  { label: 'Fortsätt öva', to: paths.practice.getHref() },
  { label: 'Skriv prov', to: paths.exam.getHref() },
] as const;
