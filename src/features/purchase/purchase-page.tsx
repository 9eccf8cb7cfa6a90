import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import { accessOptions } from '../../data/access/queries';
import { authOptions } from '../../data/auth/queries';
import { orderRefused } from '../../data/orders/refused-order';
import { createOrder } from '../../data/orders/repository';
import { paymentSettingsOptions } from '../../data/payment-settings/queries';
import { productsOptions } from '../../data/products/queries';
import type { ProductId } from '../../domain/account/license';
import type { PaymentMethod } from '../../domain/purchase/order';
import { priceWith } from '../../domain/purchase/pricing';
import type { Product } from '../../domain/purchase/product';
import { formatKronor } from '../../lib/format';
import { serverNow } from '../../lib/server-clock';
import { isMarkedSignedIn } from '../../lib/session-mark';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { notifyError } from '../../ui/notify';
import { NotLoaded } from '../../ui/not-loaded';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { useWrite } from '../../ui/use-write';
import { DiscountForm } from './discount-form';
import { keepLockedPage, lockedPageOf, type LockedPage } from './locked-page';
import { MethodChoice } from './method-choice';
import { PriceLine } from './price-line';
import { ProductComparison } from './product-comparison';
import { PurchaseObstacle } from './purchase-obstacle';
import { useDiscount } from './use-discount';
import { renewalOf } from './renewal';

const texts: Record<
  ProductId,
  { title: string; shopTitle: string; heading: string; intro: string; opener: string }
> = {
  full: {
    title: 'Övning',
    shopTitle: 'Köp full åtkomst',
    heading: 'Få full åtkomst',
    intro: 'Öva på alla frågor och skriv alla prov, så mycket du vill.',
    opener: 'full åtkomst',
  },
  tests: {
    title: 'Teoriprov',
    shopTitle: 'Köp teoriprov',
    heading: 'Obegränsade teoriprov',
    intro: 'Skriv prov i samma format som det riktiga, så många gånger du vill.',
    opener: 'teoriproven',
  },
};

/** An order that was not made, because the code that is typed is not taken. */
class CodeRefused extends Error {}

function SignInLinks({ from }: { from: string }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <ButtonLink variant="outline">
        <Link to={paths.register.getHref()} state={{ from }}>
          Skapa konto
        </Link>
      </ButtonLink>
      <ButtonLink variant="outline">
        <Link to={paths.login.getHref()} state={{ from }}>
          Logga in
        </Link>
      </ButtonLink>
    </div>
  );
}

function Payment({
  product,
  isEnabled,
  locked,
}: {
  product: Product;
  isEnabled: boolean;
  locked: LockedPage | undefined;
}) {
  const opens = locked?.opening.includes(product.id) === true ? locked : undefined;
  const { data: found } = useQuery(authOptions());
  // who was not signed in here before is a visitor until the service says otherwise: nothing moves when it does
  const user = found === undefined && !isMarkedSignedIn() ? null : found;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const discount = useDiscount(user?.uid);
  const [method, setMethod] = useState<PaymentMethod>('swish');
  const price = priceWith(product.price, discount.code?.percentage ?? 0);
  const order = useWrite({
    mutationFn: async (uid: string) => {
      // a code that is typed counts, whether or not it has been tried out
      const found = discount.code === null ? await discount.lookUp() : { code: discount.code };
      if (found !== null && 'problem' in found) throw new CodeRefused();
      return createOrder(uid, { product, method, discount: found?.code ?? null });
    },
    leadsAway: true,
    onSuccess: (id, uid) => {
      if (opens !== undefined) keepLockedPage(uid, id, opens);
      return navigate(paths.order.getHref(id));
    },
    onError: async (error) => {
      if (error instanceof CodeRefused) {
        notifyError('Rabattkoden gäller inte', 'Rätta den, eller töm fältet och köp utan rabatt.');
        return;
      }
      notifyError('Fel', 'Kunde inte starta betalningen. Försök igen.');
      // what was refused is read anew: price, settings, code, and whether another order waits, made in another tab or by
      // this press, whose answer was lost
      await Promise.all([discount.lookUp(), orderRefused(client)]);
    },
  });
  const buy = () => {
    if (user) order.mutate(user.uid);
    else notifyError('Inloggning krävs', 'Du måste logga in för att köpa åtkomst.');
  };
  return (
    <Card className="grid gap-5 lg:sticky lg:top-20">
      <h2 className="sr-only">Betala</h2>
      <PriceLine price={price} months={product.months} />
      {isEnabled ? (
        <PurchaseObstacle user={user} product={product}>
          <MethodChoice method={method} onChange={setMethod} />
          <DiscountForm
            discount={discount}
            isSignedIn={user != null}
            isOrdering={order.isPending}
          />
          <Button
            size="large"
            isBusy={order.isPending}
            disabled={discount.isChecking}
            onClick={buy}
          >
            Köp för {formatKronor(price.amount)}
          </Button>
          {user === null && <SignInLinks from={opens?.path ?? pathname + search} />}
          <p className="text-sm text-muted-foreground">
            En betalning, ingen prenumeration. När du köper godkänner du{' '}
            <Link to={paths.terms.getHref()} className="text-primary underline underline-offset-4">
              villkoren
            </Link>
            . Du har 14 dagars ångerrätt.
          </p>
        </PurchaseObstacle>
      ) : (
        <Alert title="Köp är inte öppet just nu">
          Du kan fortfarande prova vår demo. Titta gärna in igen lite senare.
        </Alert>
      )}
      <ButtonLink variant="quiet">
        <Link to={paths.demo.getHref()}>Prova demo</Link>
      </ButtonLink>
    </Card>
  );
}

/** Sells a product, beside the other one; stands where what it opens would be, for those without access. */
export function PurchasePage({
  productId,
  ownsTests = false,
  ...shown
}: {
  productId: ProductId;
  /** True for a learner who has the tests and is offered everything. */
  ownsTests?: boolean;
  /** What it stands for, where that is not what the product is sold as; otherwise the address may tell. */
  locked?: LockedPage | undefined;
}) {
  const { state, pathname } = useLocation() as { state: unknown; pathname: string };
  const locked = shown.locked ?? lockedPageOf(state);
  const products = useQuery(productsOptions());
  const settings = useQuery(paymentSettingsOptions());
  const product = products.data?.find(({ id }) => id === productId);
  const { title, shopTitle, heading, intro, opener } = texts[productId];
  const { data: user } = useQuery(authOptions());
  const access = useQuery({ ...accessOptions(user?.uid ?? ''), enabled: user != null });
  const renewal =
    product === undefined || access.data === undefined
      ? null
      : renewalOf(access.data, product, opener, serverNow());
  // who buys again is told so from the start: nothing moves when it is known
  const isWaiting = user != null && access.isPending;
  const isShop = pathname === paths.purchase.getHref(productId);
  return (
    <Page
      title={isShop ? shopTitle : (shown.locked?.name ?? title)}
      heading={renewal?.heading ?? heading}
      intro={intro}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
        {(locked !== undefined || ownsTests) && (
          <div className="grid gap-4 lg:col-span-2">
            {locked !== undefined && (
              <Alert>
                <strong>{locked.name}</strong> öppnas av{' '}
                {locked.opening.map((id) => texts[id].opener).join(' eller ')}.
              </Alert>
            )}
            {ownsTests && (
              <Alert title="Du har redan teoriproven">
                Med full åtkomst får du också alla övningskategorier, med förklaring till varje
                fråga.
              </Alert>
            )}
          </div>
        )}
        {products.data === undefined || settings.data === undefined || isWaiting ? (
          <NotLoaded
            queries={[products, settings]}
            title="Kunde inte hämta priset"
            skeleton={
              <>
                <Skeleton className="h-112" />
                <Skeleton className="h-144" />
              </>
            }
          />
        ) : product === undefined ? (
          <Alert title="Köp är inte öppet just nu">Titta gärna in igen lite senare.</Alert>
        ) : (
          <>
            {renewal !== null && (
              <div className="lg:col-span-2">
                <Alert>{renewal.note}</Alert>
              </div>
            )}
            <ProductComparison products={products.data} chosen={productId} locked={locked} />
            <Payment
              product={product}
              isEnabled={settings.data?.enabled === true}
              locked={locked}
            />
          </>
        )}
      </div>
    </Page>
  );
}
