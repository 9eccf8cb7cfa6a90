import { licenceEntries } from '../../config/licence-entries';
import { paths } from '../../config/paths';
import type { LicenceType } from '../../domain/licence-type';

/** Where five questions of a licence are tried without an account: B's are the product's demo. */
export function demoHref(licence: LicenceType): string {
  const entry = licenceEntries.find((each) => each.licence === licence);
  return entry === undefined || licence === 'B'
    ? paths.demo.getHref()
    : paths.licenceDemo.getHref(entry.href.slice(1));
}
