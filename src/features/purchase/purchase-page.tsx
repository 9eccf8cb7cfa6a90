import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths';
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
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { notifyError } from '../../ui/notify';
import { NotLoaded } from '../../ui/not-loaded';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { useWrite } from '../../ui/use-write';
import { DiscountForm } from './discount-form';
import { MethodChoice } from './method-choice';
import { PriceCard } from './price-card';
import { PurchaseObstacle } from './purchase-obstacle';
import { useDiscount } from './use-discount';

const texts: Record<ProductId, { title: string; heading: string; intro: string }> = {
  full: {
    title: 'Övning',
    heading: 'Få full åtkomst',
    intro: 'Öva på alla frågor och skriv alla prov, så mycket du vill.',
  },
  tests: {
    title: 'Teoriprov',
    heading: 'Obegränsade teoriprov',
    intro: 'Skriv prov i samma format som det riktiga, så många gånger du vill.',
  },
};

/** An order that was not made, because the code that is typed is not taken. */
class CodeRefused extends Error {}

function Offer({ product, isEnabled }: { product: Product; isEnabled: boolean }) {
  const { data: user } = useQuery(authOptions());
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
    onSuccess: (id) => navigate(paths.order.getHref(id)),
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
    <div className="grid gap-4">
      <PriceCard productId={product.id} price={price} months={product.months} />
      {isEnabled ? (
        <PurchaseObstacle user={user} product={product}>
          <Card className="grid gap-5">
            <h2 className="text-xl">Betala</h2>
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
            <p className="text-sm text-muted-foreground">
              När du köper godkänner du{' '}
              <Link
                to={paths.terms.getHref()}
                className="text-primary underline underline-offset-4"
              >
                villkoren
              </Link>
              . Du har 14 dagars ångerrätt.
            </p>
          </Card>
        </PurchaseObstacle>
      ) : (
        <Alert title="Köp är inte öppet just nu">
          Du kan fortfarande prova vår demo. Titta gärna in igen lite senare.
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {user === null && (
          <ButtonLink variant="outline">
            <Link to={paths.login.getHref()} state={{ from: originFor(product.id) }}>
              Logga in
            </Link>
          </ButtonLink>
        )}
        <ButtonLink variant="quiet">
          <Link to={paths.demo.getHref()}>Prova demo</Link>
        </ButtonLink>
      </div>
    </div>
  );
}

function originFor(productId: ProductId): string {
  return productId === 'full' ? paths.practice.getHref() : paths.exam.getHref();
}

/** A page that is shut to those without access. */
interface LockedPage {
  /** What it is called. */
  name: string;
  /** The tests open it, too. */
  isOpenedByTests?: boolean;
}

/** Sells a product; stands where what it opens would be, for those without access. */
export function PurchasePage({
  productId,
  ownsTests = false,
  locked,
}: {
  productId: ProductId;
  /** True for a learner who has the tests and is offered everything. */
  ownsTests?: boolean;
  /** What it stands for, where that is not what the product is sold as. */
  locked?: LockedPage | undefined;
}) {
  const products = useQuery(productsOptions());
  const settings = useQuery(paymentSettingsOptions());
  const product = products.data?.find(({ id }) => id === productId);
  const { title, heading, intro } = texts[productId];
  return (
    <Page title={title} heading={heading} intro={intro} width="reading">
      {locked !== undefined && (
        <div className="mb-4">
          <Alert title={`Låst: ${locked.name}`}>
            Sidan öppnas med full åtkomst
            {locked.isOpenedByTests === true && ' eller med teoriproven'}.
          </Alert>
        </div>
      )}
      {ownsTests && (
        <div className="mb-4">
          <Alert title="Du har redan teoriproven">
            Med full åtkomst får du också alla övningskategorier, med förklaring till varje fråga.
          </Alert>
        </div>
      )}
      {products.data === undefined || settings.data === undefined ? (
        <NotLoaded
          queries={[products, settings]}
          title="Kunde inte hämta priset"
          skeleton={
            <>
              <Skeleton className="h-56" />
              <Skeleton className="mt-4 h-72" />
            </>
          }
        />
      ) : product === undefined ? (
        <Alert title="Köp är inte öppet just nu">Titta gärna in igen lite senare.</Alert>
      ) : (
        <Offer product={product} isEnabled={settings.data?.enabled === true} />
      )}
    </Page>
  );
}
