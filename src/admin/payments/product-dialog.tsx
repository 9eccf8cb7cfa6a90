import { Controller, useForm } from 'react-hook-form';

import { changeProductOptions } from '../../data/products/admin-queries';
import { limits } from '../../domain/limits';
import { productSchema, type Product } from '../../domain/purchase/product';
import { formatNumber } from '../../lib/format';
import { CheckboxField } from '../../ui/checkbox-field';
import { TextField } from '../../ui/field';
import { FormDialog } from '../shared/form-dialog';
import { useChange } from '../shared/use-change';
import { changedFields } from './changed-fields';

const failed = 'Kunde inte spara produkten.';
const { price: priceSchema, months: monthsSchema } = productSchema.shape;

/** Changes a product's price, how long it lasts and whether it is sold. */
export function ProductDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { register, control, handleSubmit, formState } = useForm({
    defaultValues: {
      price: String(product.price),
      months: String(product.months),
      isActive: product.isActive,
    },
  });
  const { errors } = formState;
  const save = useChange(changeProductOptions(product), {
    failed,
    done: () => {
      onClose();
      return 'Priset har sparats.';
    },
  });
  return (
    <FormDialog
      title={`Ändra ${product.name}`}
      description="Gäller nya köp. Beställningar som redan är gjorda behåller sitt pris."
      isBusy={save.isBusy}
      failed={failed}
      reason={save.reason}
      onSubmit={() => {
        void handleSubmit(({ price, months, isActive }) => {
          const typed = { price: Number(price), months: Number(months), isActive };
          const changes = changedFields(product, typed);
          if (Object.keys(changes).length === 0) onClose();
          else save.run(changes);
        })();
      }}
      onClose={onClose}
    >
      <TextField
        label="Pris (kr)"
        hint="Med moms."
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        error={errors.price?.message}
        {...register('price', {
          validate: (typed) =>
            (typed !== '' && priceSchema.safeParse(Number(typed)).success) ||
            `Skriv ett pris i hela kronor, från 0 till ${formatNumber(limits.priceMax)}.`,
        })}
      />
      <TextField
        label="Månader"
        hint="Hur länge åtkomsten gäller. Beställningar som redan är gjorda behåller sina månader."
        type="number"
        inputMode="numeric"
        min={1}
        max={limits.productMonthsMax}
        step={1}
        error={errors.months?.message}
        {...register('months', {
          validate: (typed) =>
            monthsSchema.safeParse(Number(typed)).success ||
            `Skriv ett helt antal månader, från 1 till ${String(limits.productMonthsMax)}.`,
        })}
      />
      <Controller
        control={control}
        name="isActive"
        render={({ field: { value, onChange } }) => (
          <CheckboxField label="Säljs" isChecked={value} onChange={onChange} />
        )}
      />
    </FormDialog>
  );
}
