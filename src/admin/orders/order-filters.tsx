import type { OrderFilter } from '../../data/orders/list-all-orders';
import { productIds } from '../../domain/account/license';
import { orderStatuses, paymentMethods } from '../../domain/purchase/order';
import {
  orderStatusNames,
  paymentMethodNames,
  productName,
} from '../../domain/purchase/order-names';
import { SelectField } from '../../ui/select-field';
import { customerParameter } from '../shared/desk-links';
import type { OrderPeriod } from './order-periods';

/** What the address says of the list: the parameters by their names. */
export type GetParameter = (name: string) => string | undefined;

const statusParameter = 'status';
const productParameter = 'produkt';
const methodParameter = 'betalsatt';
const periodParameter = 'tid';

/** An address that narrows the list to nothing. */
export const noFilters = {
  [statusParameter]: undefined,
  [productParameter]: undefined,
  [methodParameter]: undefined,
  [periodParameter]: undefined,
  [customerParameter]: undefined,
};

/** What an address narrows the list to; what it says that there is none of narrows nothing. */
export function readFilter(get: GetParameter, periods: readonly OrderPeriod[]): OrderFilter {
  return {
    status: orderStatuses.find((status) => status === get(statusParameter)),
    productId: productIds.find((id) => id === get(productParameter)),
    method: paymentMethods.find((method) => method === get(methodParameter)),
    period: periods.find(({ value }) => value === get(periodParameter))?.period,
    userId: get(customerParameter),
  };
}

/** Narrows the list to a status, a time, a product and a way to pay. */
export function OrderFilters({
  get,
  periods,
  onChange,
}: {
  get: GetParameter;
  periods: readonly OrderPeriod[];
  onChange: (values: Record<string, string | undefined>) => void;
}) {
  const fields = [
    {
      name: statusParameter,
      label: 'Status',
      options: orderStatuses.map((value) => ({ value, label: orderStatusNames[value] })),
    },
    { name: periodParameter, label: 'Beställd', options: periods },
    {
      name: productParameter,
      label: 'Produkt',
      options: productIds.map((value) => ({ value, label: productName(value) })),
    },
    {
      name: methodParameter,
      label: 'Betalsätt',
      options: paymentMethods.map((value) => ({ value, label: paymentMethodNames[value] })),
    },
  ];
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {fields.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          placeholder="Alla"
          options={options}
          value={get(name) ?? ''}
          onChange={({ target }) => {
            onChange({ [name]: target.value || undefined });
          }}
        />
      ))}
    </div>
  );
}
