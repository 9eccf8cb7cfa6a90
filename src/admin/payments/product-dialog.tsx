import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';

import { changeProductOptions } from '../../data/products/admin-queries';
import { limits } from '../../domain/limits';
import { productSchema, type Product } from '../../domain/purchase/product';
import { formatNumber } from '../../lib/format';
import { CheckboxField } from '../../ui/checkbox-field';
import { TextField } from '../../ui/field';
import { useSchemaForm } from '../../ui/use-schema-form';
import { FormDialog } from '../shared/form-dialog';
import { typedNumber } from '../shared/form-rules';
import { useChange } from '../shared/use-change';
import { changedFields } from './changed-fields';

const failed = 'Kunde inte spara produkten.';
const changeSchema = z.object({
  price: typedNumber(
    productSchema.shape.price,
    `Skriv ett pris i hela kronor, från 0 till ${formatNumber(limits.priceMax)}.`,
  ),
  months: typedNumber(
    productSchema.shape.months,
    `Skriv ett helt antal månader, från 1 till ${String(limits.productMonthsMax)}.`,
  ),
  isActive: z.boolean(),
});

/** Changes a product's price, how long it lasts and whether it is sold. */
export function ProductDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { field, control, handleSubmit } = useSchemaForm(changeSchema, {
    defaultValues: {
      price: String(product.price),
      months: String(product.months),
      isActive: product.isActive,
    },
  });
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
        void handleSubmit((typed) => {
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
        {...field('price')}
      />
      <TextField
        label="Månader"
        hint="Hur länge åtkomsten gäller. Beställningar som redan är gjorda behåller sina månader."
        type="number"
        inputMode="numeric"
        min={1}
        max={limits.productMonthsMax}
        step={1}
        {...field('months')}
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
