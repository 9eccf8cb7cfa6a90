import { Link } from 'react-router-dom';

import { company } from '../../config/company';
import { paths } from '../../config/paths';
import type { AccessSources } from '../../data/access/queries';
import {
  daysLeft,
  decideAccess,
  isEndingSoon,
  isValidLicense,
  type Access,
} from '../../domain/account/access';
import { productIds, type License } from '../../domain/account/license';
import { productName } from '../../domain/purchase/order-names';
import { formatCount } from '../../lib/format';
import { formatDateAndTime } from '../../lib/format-time';
import { serverNow } from '../../lib/server-clock';
import { Alert } from '../../ui/alert';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';

/** Where a product is used, and bought by those who do not have it. */
const placeOf = { full: paths.practice, tests: paths.exam } as const;

function LicenseRow({ license, now }: { license: License; now: Date }) {
  const { productId, expiresAt } = license;
  const isValid = isValidLicense(license, now);
  const isEnding = isEndingSoon(expiresAt, now);
  const until = `Gäller till och med ${formatDateAndTime(expiresAt)}.`;
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">{productName(productId)}</h3>
        {isValid ? (
          <Badge tone={isEnding ? 'warning' : 'success'}>Aktiv</Badge>
        ) : (
          <Badge>Slut</Badge>
        )}
      </div>
      {isEnding ? (
        <Alert
          tone="warning"
          title={`${formatCount(daysLeft(expiresAt, now), 'dag', 'dagar')} kvar`}
        >
          {until} Förlänger du i förväg läggs den nya tiden till efter den gamla.
        </Alert>
      ) : (
        <p>{isValid ? until : `Gällde till och med ${formatDateAndTime(expiresAt)}.`}</p>
      )}
      {(isEnding || !isValid) && (
        <ButtonLink variant="outline" className="justify-self-start">
          <Link to={paths.purchase.getHref(productId)}>
            {isValid ? 'Förläng' : 'Köp igen'}
            <span className="sr-only">: {productName(productId)}</span>
          </Link>
        </ButtonLink>
      )}
    </li>
  );
}

function Note({ access, isAdmin }: { access: Access; isAdmin: boolean }) {
  if (isAdmin) return <p>Du är administratör och har tillgång till allt.</p>;
  if (access.kind === 'blocked') {
    return (
      <Alert tone="warning" title="Ditt konto är inaktivt">
        Du kan inte öva just nu. Kontakta kundtjänst på {company.email} så hjälper vi dig.
      </Alert>
    );
  }
  if (access.kind === 'freeMinutes') return <p>Dina gratis minuter är igång.</p>;
  if (access.kind === 'freeMinutesUnopened') {
    return (
      <p>
        Du har {formatCount(access.minutes, 'gratis minut', 'gratis minuter')}. Tiden börjar när du
        startar din första övning.
      </p>
    );
  }
  return null;
}

function Offer() {
  return (
    <div className="grid justify-items-start gap-3">
      <p>Du har ingen åtkomst än.</p>
      <div className="flex flex-wrap gap-3">
        {productIds.map((id) => (
          <ButtonLink key={id} variant={id === 'full' ? 'primary' : 'outline'}>
            <Link to={placeOf[id].getHref()}>{productName(id)}</Link>
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}

/** What the learner has access to and until when, with a notice before it ends. */
export function LicenseCard({ sources }: { sources: AccessSources }) {
  const { profile, licenses, isAdmin } = sources;
  const now = serverNow();
  const access = decideAccess(profile, licenses, productIds, now);
  const inOrder = productIds.flatMap((id) => licenses.filter(({ productId }) => productId === id));
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">Din åtkomst</h2>
      <Note access={access} isAdmin={isAdmin} />
      {inOrder.length > 0 && (
        <ul className="divide-y divide-border">
          {inOrder.map((license) => (
            <LicenseRow key={license.productId} license={license} now={now} />
          ))}
        </ul>
      )}
      {inOrder.length === 0 && access.kind === 'none' && !isAdmin && <Offer />}
    </Card>
  );
}
