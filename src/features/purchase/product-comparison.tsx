import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import type { ProductId } from '../../domain/account/license';
import type { Product } from '../../domain/purchase/product';
import { classNames } from '../../lib/class-names';
import { formatKronor } from '../../lib/format';
import { ButtonLink } from '../../ui/button';
import type { LockedPage } from './locked-page';

const names: Record<ProductId, string> = { full: 'Full åtkomst', tests: 'Teoriprov' };

const contents: readonly { text: string; isInTests?: boolean }[] = [
  { text: 'Obegränsade teoriprov med förklaringar', isInTests: true },
  { text: 'Hur redo du är', isInTests: true },
  { text: 'Alla övningsfrågor med förklaringar' },
  { text: 'Repetition varje dag' },
  { text: 'Alla teorikurser' },
  { text: 'Frågor om alla vägmärken' },
];

function Included({ isIn }: { isIn: boolean }) {
  return isIn ? (
    <>
      <Check aria-hidden className="mx-auto size-5 text-success" />
      <span className="sr-only">ingår</span>
    </>
  ) : (
    <>
      <span aria-hidden className="text-muted-foreground">
        –
      </span>
      <span className="sr-only">ingår inte</span>
    </>
  );
}

/** The products side by side: what each costs, how long it lasts, what it opens, and the way to the other one. */
export function ProductComparison({
  products,
  chosen,
  locked,
}: {
  products: readonly Product[];
  chosen: ProductId;
  /** Goes along to the other product's page. */
  locked: LockedPage | undefined;
}) {
  const rows: { heading: string; isHidden?: boolean; cell: (product: Product) => ReactNode }[] = [
    {
      heading: 'Engångspris',
      cell: ({ price }) => (
        <span className="text-base font-bold tabular-nums sm:text-2xl">{formatKronor(price)}</span>
      ),
    },
    { heading: 'Gäller i', cell: ({ months }) => `${String(months)} månader` },
    ...contents.map(({ text, isInTests = false }) => ({
      heading: text,
      cell: ({ id }: Product) => <Included isIn={id === 'full' || isInTests} />,
    })),
  ];
  if (products.length > 1) {
    rows.push({
      heading: 'Välj',
      isHidden: true,
      cell: ({ id }) =>
        id === chosen ? (
          <span className="font-semibold">Vald</span>
        ) : (
          <ButtonLink variant="outline">
            <Link to={paths.purchase.getHref(id)} state={{ locked }}>
              Välj<span className="sr-only"> {names[id]}</span>
            </Link>
          </ButtonLink>
        ),
    });
  }
  return (
    <section aria-labelledby="included">
      <h2 id="included" className="sr-only">
        Det här ingår
      </h2>
      <table
        aria-labelledby="included"
        className="w-full overflow-hidden rounded-card border border-border bg-surface text-left text-sm leading-snug shadow-lift sm:text-base"
      >
        <thead>
          <tr>
            <td />
            {products.map(({ id }) => (
              <th
                key={id}
                scope="col"
                className={classNames(
                  'w-20 px-1 pt-3 text-center align-bottom font-semibold sm:w-44',
                  id === chosen && 'bg-primary-soft',
                )}
              >
                {names[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {rows.map(({ heading, isHidden = false, cell }) => (
            <tr key={heading}>
              <th scope="row" className="py-2 pr-2 pl-3 font-normal sm:pl-4">
                <span className={isHidden ? 'sr-only' : undefined}>{heading}</span>
              </th>
              {products.map((product) => (
                <td
                  key={product.id}
                  className={classNames(
                    'px-1 py-2 text-center whitespace-nowrap min-[22rem]:px-2',
                    product.id === chosen && 'bg-primary-soft',
                  )}
                >
                  {cell(product)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
