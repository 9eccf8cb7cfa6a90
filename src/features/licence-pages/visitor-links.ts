import { paths } from '../../config/paths';

/** Where a licence's page leads a visitor, at its beginning and its end. */
export const visitorLinks = [
  { label: 'Börja gratis', to: paths.register.getHref() },
  { label: 'Prova demo', to: paths.demo.getHref() },
] as const;
