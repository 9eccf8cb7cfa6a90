import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';

import { questionCategoriesOptions } from '../../../data/question-categories/queries';
import { changeQuestionCategoryPrice } from '../../../data/question-categories/repository';
import type { QuestionCategory } from '../../../domain/question/question-category';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextField } from '../../../ui/field';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { problemText } from '../messages';
import { validatePrice } from './price';

const failed = 'Kunde inte spara kategorin.';

/** Gives a category another price. Its name stays: the questions carry it. */
export function PriceDialog({
  category,
  onClose,
}: {
  category: QuestionCategory;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { price: String(category.price) },
  });
  const save = useMutation({
    mutationFn: (price: number) => changeQuestionCategoryPrice(category.id, price),
    onSuccess: async () => {
      await client.invalidateQueries(questionCategoriesOptions());
      notifySuccess('Framgång', 'Kategori har uppdaterats.');
      onClose();
    },
    onError: () => {
      notifyError('Fel', failed);
    },
  });
  const close = () => {
    if (!save.isPending) onClose();
  };
  return (
    <Dialog isOpen onClose={close} title="Ändra pris" description={`Kategorin ${category.name}.`}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          void handleSubmit(({ price }) => {
            save.mutate(Number(price));
          })(event);
        }}
      >
        {save.isError && (
          <Alert tone="destructive" title={failed}>
            {problemText(save.error)}
          </Alert>
        )}
        <TextField
          label="Pris (kr)"
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          error={formState.errors.price?.message}
          {...register('price', { validate: validatePrice })}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" disabled={save.isPending} onClick={close}>
            Avbryt
          </Button>
          <Button type="submit" isBusy={save.isPending}>
            {save.isPending ? 'Sparar...' : 'Spara'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
