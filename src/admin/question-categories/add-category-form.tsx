import * as z from 'zod/mini';

import { addQuestionCategoryOptions } from '../../data/question-categories/queries';
import { limits } from '../../domain/limits';
import { defaultCategoryPrice } from '../../domain/practice/category';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/field';
import { FormProblem } from '../../ui/form-problem';
import { useSchemaForm } from '../../ui/use-schema-form';
import { priceHint } from '../shared/category-price';
import { textUpTo } from '../shared/form-rules';
import { useChange } from '../shared/use-change';
import { typedPrice } from './price';

const categorySchema = z.object({
  name: textUpTo(limits.categoryNameLength).check(z.minLength(1, 'Namn är obligatoriskt.')),
  price: typedPrice,
});
const empty = { name: '', price: String(defaultCategoryPrice) };
const failed = 'Kunde inte lägga till kategorin.';

/** Adds a category; its name is its id, so that adding it twice makes one. */
export function AddCategoryForm() {
  const { field, handleSubmit, reset, setError, setFocus } = useSchemaForm(categorySchema, {
    mode: 'onChange',
    defaultValues: empty,
  });
  const add = useChange(addQuestionCategoryOptions(), {
    failed,
    atField: {
      code: 'conflict',
      tell: () => {
        const message = 'Det finns redan en kategori med det namnet.';
        setError('name', { message }, { shouldFocus: true });
      },
    },
    onWritten: () => {
      // in this order: a form that has been reset does not know its fields until it is drawn
      setFocus('name');
      reset();
    },
    done: () => 'Kategori har lagts till.',
  });
  return (
    <Card>
      <h3 className="mb-4 text-lg">Lägg till kategori</h3>
      <form
        noValidate
        className="grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-start"
        onSubmit={(event) => {
          void handleSubmit((category) => {
            add.run(category);
          })(event);
        }}
      >
        <TextField
          label="Namn"
          hint="Sparas med små bokstäver."
          autoComplete="off"
          {...field('name')}
        />
        <TextField
          label="Pris (kr)"
          hint={priceHint}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          {...field('price')}
        />
        <Button type="submit" className="sm:mt-8" isBusy={add.isBusy}>
          {add.isBusy ? 'Sparar...' : 'Lägg till'}
        </Button>
        {add.reason !== undefined && <FormProblem title={failed}>{add.reason}</FormProblem>}
      </form>
    </Card>
  );
}
