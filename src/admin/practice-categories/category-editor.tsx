import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';

import { isDataError } from '../../data/errors';
import { savePracticeCategoryOptions } from '../../data/questions/save-category-options';
import { examAreaNames, examAreas } from '../../domain/exam/exam-area';
import { limits } from '../../domain/limits';
import type { PracticeCategory } from '../../domain/practice/category';
import { formatCount } from '../../lib/format';
import { TextField } from '../../ui/field';
import { FormProblem } from '../../ui/form-problem';
import { SelectField } from '../../ui/select-field';
import { TextareaField } from '../../ui/textarea-field';
import { atMost } from '../shared/at-most';
import { EditorHeading } from '../shared/editor-heading';
import { FormButtons } from '../shared/form-buttons';
import { priceHint } from '../shared/category-price';
import { licenceChoices } from '../shared/licence-choices';
import { useLeaveGuard } from '../shared/leave-guard';
import { problemText } from '../shared/messages';
import { useChange } from '../shared/use-change';
import {
  newCategoryFields,
  nextOrder,
  toCategoryEdit,
  toCategoryFields,
  validateCategory,
  type CategoryFields,
} from './category-form';
import { ColorPicker, IconPicker } from './look-pickers';

const failed = 'Kunde inte spara övningskategorin.';

function reasonOf(error: unknown): string {
  return isDataError(error, 'conflict')
    ? 'Någon annan har ändrat kategorin. Avbryt och öppna den igen.'
    : problemText(error);
}

/** Adds a practice category, or changes one. */
export function CategoryEditor({
  category,
  categories,
  onClose,
}: {
  /** Null for a new one. */
  category: PracticeCategory | null;
  categories: readonly PracticeCategory[];
  onClose: () => void;
}) {
  // chosen when the form opens: however often it is sent, it is one category
  const [id] = useState(() => category?.id ?? crypto.randomUUID());
  const { register, control, handleSubmit, setError, setValue, formState } =
    useForm<CategoryFields>({
      mode: 'onChange',
      defaultValues: category === null ? newCategoryFields(categories) : toCategoryFields(category),
    });
  const { errors, dirtyFields } = formState;
  const askToLeave = useLeaveGuard(formState.isDirty);
  const save = useChange(savePracticeCategoryOptions(category), {
    failed,
    reasonOf,
    atField: {
      code: 'name-taken',
      tell: () => {
        const message = 'Det finns redan en övningskategori med det namnet.';
        setError('name', { message }, { shouldFocus: true });
      },
    },
    done: () => {
      onClose();
      return category === null
        ? 'Övningskategorin har lagts till.'
        : 'Övningskategorin har uppdaterats.';
    },
  });
  const size = formatCount(category?.questionCount ?? 0, 'fråga', 'frågor');
  const hasQuestions = category !== null && category.questionCount > 0;
  return (
    <section className="grid gap-5">
      <EditorHeading>
        {category === null ? 'Lägg till övningskategori' : 'Redigera övningskategori'}
      </EditorHeading>
      <form
        noValidate
        className="grid max-w-3xl gap-5"
        onSubmit={(event) => {
          void handleSubmit((fields) => {
            if (!save.isBusy) save.run(toCategoryEdit(id, fields));
          })(event);
        }}
      >
        <TextField
          label="Namn"
          autoComplete="off"
          error={errors.name?.message}
          {...(hasQuestions && { hint: `Kategorins ${size} följer med när du byter namn.` })}
          {...register('name', {
            validate: validateCategory.name,
            ...atMost(limits.categoryNameLength),
          })}
        />
        <TextareaField
          label="Beskrivning"
          error={errors.description?.message}
          {...register('description', {
            validate: validateCategory.description,
            ...atMost(limits.categoryDescriptionLength),
          })}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="Pris (kr)"
            hint={priceHint}
            type="number"
            inputMode="numeric"
            min={0}
            step={1}
            error={errors.price?.message}
            {...register('price', { validate: validateCategory.price })}
          />
          <TextField
            label="Ordning"
            hint="Lägst först i elevens översikt."
            type="number"
            inputMode="numeric"
            min={0}
            step={1}
            error={errors.order?.message}
            {...register('order', { validate: validateCategory.order })}
          />
          <SelectField
            label="Körkortstyp"
            options={licenceChoices.filter(
              ({ value }) => !hasQuestions || value === category.licenceType,
            )}
            {...(hasQuestions && { hint: 'Kan bytas när kategorin inte har några frågor.' })}
            {...register('licenceType', {
              onChange: ({ target }: { target: { value: PracticeCategory['licenceType'] } }) => {
                // last among the others of its licence, until somebody writes another place
                if (category !== null || dirtyFields.order === true) return;
                setValue('order', nextOrder(categories, target.value));
              },
            })}
          />
          <SelectField
            label="Provområde"
            hint="Där frågorna räknas i provets resultat."
            options={examAreas.map((area) => ({ value: area, label: examAreaNames[area] }))}
            {...register('examArea')}
          />
        </div>
        <p className="text-muted-foreground">
          Ikon och färg skiljer kategorierna åt här i panelen. Eleven ser ett vägmärke som passar.
        </p>
        <Controller
          control={control}
          name="icon"
          render={({ field }) => <IconPicker value={field.value} onChange={field.onChange} />}
        />
        <Controller
          control={control}
          name="color"
          render={({ field }) => <ColorPicker value={field.value} onChange={field.onChange} />}
        />
        {save.reason !== undefined && <FormProblem title={failed}>{save.reason}</FormProblem>}
        <FormButtons
          isBusy={save.isBusy}
          onCancel={() => {
            askToLeave(onClose);
          }}
        />
      </form>
    </section>
  );
}
