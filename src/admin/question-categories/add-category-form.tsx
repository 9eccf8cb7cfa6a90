import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';

import { isDataError } from '../../data/errors';
import { questionCategoriesOptions } from '../../data/question-categories/queries';
import { addQuestionCategory } from '../../data/question-categories/repository';
import { limits } from '../../domain/limits';
import { defaultCategoryPrice } from '../../domain/practice/category';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/field';
import { FormProblem } from '../../ui/form-problem';
import { notifyError, notifySuccess } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';
import { atMost } from '../shared/at-most';
import { problemText } from '../shared/messages';
import { validatePrice } from './price';

const empty = { name: '', price: String(defaultCategoryPrice) };
const failed = 'Kunde inte lägga till kategorin.';

/** Adds a category; its name is its id, so that adding it twice makes one. */
export function AddCategoryForm() {
  const client = useQueryClient();
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm({
    mode: 'onChange',
    defaultValues: empty,
  });
  const { errors } = formState;
  const add = useWrite({
    mutationFn: addQuestionCategory,
    onSuccess: async () => {
      notifySuccess('Framgång', 'Kategori har lagts till.');
      // in this order: a form that has been reset does not know its fields until it is drawn
      setFocus('name');
      reset();
      await client.invalidateQueries(questionCategoriesOptions());
    },
    onError: (error) => {
      if (isDataError(error, 'conflict')) {
        const message = 'Det finns redan en kategori med det namnet.';
        setError('name', { message }, { shouldFocus: true });
      } else notifyError('Fel', failed);
    },
  });
  const isFailed = add.isError && !isDataError(add.error, 'conflict');
  return (
    <Card>
      <h3 className="mb-4 text-lg">Lägg till kategori</h3>
      <form
        noValidate
        className="grid gap-4 sm:grid-cols-[1fr_10rem_auto] sm:items-start"
        onSubmit={(event) => {
          void handleSubmit(({ name, price }) => {
            add.mutate({ name, price: Number(price) });
          })(event);
        }}
      >
        <TextField
          label="Namn"
          hint="Sparas med små bokstäver."
          autoComplete="off"
          error={errors.name?.message}
          {...register('name', {
            validate: (name) => name.trim() !== '' || 'Namn är obligatoriskt.',
            ...atMost(limits.categoryNameLength),
          })}
        />
        <TextField
          label="Pris (kr)"
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          error={errors.price?.message}
          {...register('price', { validate: validatePrice })}
        />
        <Button type="submit" className="sm:mt-8" isBusy={add.isPending}>
          {add.isPending ? 'Sparar...' : 'Lägg till'}
        </Button>
        {isFailed && <FormProblem title={failed}>{problemText(add.error)}</FormProblem>}
      </form>
    </Card>
  );
}
