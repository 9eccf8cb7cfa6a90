import * as z from 'zod/mini';

import { changeQuestionCategoryPriceOptions } from '../../data/question-categories/queries';
import type { QuestionCategory } from '../../domain/question/question-category';
import { TextField } from '../../ui/field';
import { useSchemaForm } from '../../ui/use-schema-form';
import { priceHint } from '../shared/category-price';
import { FormDialog } from '../shared/form-dialog';
import { useChange } from '../shared/use-change';
import { typedPrice } from './price';

const priceSchema = z.object({ price: typedPrice });
const failed = 'Kunde inte spara kategorin.';

/** Gives a category another price. Its name stays: the questions carry it. */
export function PriceDialog({
  category,
  onClose,
}: {
  category: QuestionCategory;
  onClose: () => void;
}) {
  const { field, handleSubmit } = useSchemaForm(priceSchema, {
    defaultValues: { price: String(category.price) },
  });
  const save = useChange(changeQuestionCategoryPriceOptions(category.id), {
    failed,
    done: () => {
      onClose();
      return 'Kategori har uppdaterats.';
    },
  });
  return (
    <FormDialog
      title="Ändra pris"
      description={`Kategorin ${category.name}.`}
      isBusy={save.isBusy}
      failed={failed}
      reason={save.reason}
      onSubmit={() => {
        void handleSubmit(({ price }) => {
          save.run(price);
        })();
      }}
      onClose={onClose}
    >
      <TextField
        label="Pris (kr)"
        hint={priceHint}
        type="number"
        inputMode="numeric"
        min={1}
        step={1}
        {...field('price')}
      />
    </FormDialog>
  );
}
