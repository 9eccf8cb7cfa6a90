import type { LinkChoice } from '../../components/sales/audience-links';
import { paths } from '../../config/paths';
import type { LicenceType } from '../../domain/licence-type';
import { demoHref } from './demo-href';

/** Where a licence's page leads a visitor, at its beginning and its end. */
export function visitorLinks(licence: LicenceType): LinkChoice[] {
  return [
    { label: 'Börja gratis', to: paths.register.getHref() },
    { label: 'Prova demo', to: demoHref(licence) },
  ];
}
