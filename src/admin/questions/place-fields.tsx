import { useWatch, type UseFormReturn } from 'react-hook-form';

import { licenceNames } from '../../domain/licence-type';
import { difficultyName } from '../../domain/question/difficulty';
import type { Question } from '../../domain/question/question';
import { questionFieldNames, type QuestionFields } from '../../domain/question/question-fields';
import { formatKronor } from '../../lib/format';
import { TextField } from '../../ui/field';
import { SelectField } from '../../ui/select-field';
import { licenceChoices } from '../shared/licence-choices';
import { kinds, type CategoryChoice } from '../shared/question-kinds';
import { maxDifficulty } from '../../domain/question/max-difficulty';

/** The categories to choose from, as the specification words them; where the chosen one is not there, none is. */
function categoryOptions(categories: readonly CategoryChoice[], chosen: string) {
  const options = categories.map(({ id, name, price }) => ({
    value: id,
    label: `${name} - ${formatKronor(price)}`,
  }));
  const isThere = categories.some(({ id }) => id === chosen);
  return isThere ? options : [{ value: chosen, label: 'Välj kategori' }, ...options];
}

/** What the question belongs to: category and, for the older kind, licence; and how hard it is. */
export function PlaceFields({
  kind,
  form,
  categories,
}: {
  kind: Question['kind'];
  form: UseFormReturn<QuestionFields>;
  categories: readonly CategoryChoice[];
}) {
  const { register, control, formState } = form;
  const category = useWatch({ control, name: 'category' });
  const { errors } = formState;
  const licence = categories.find(({ id }) => id === category)?.licenceType;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={questionFieldNames.category}
        options={categoryOptions(categories, category)}
        error={errors.category?.message}
        {...(licence !== undefined && { hint: `Frågan gäller ${licenceNames[licence]}.` })}
        {...register('category')}
      />
      {kind === 'theory' && (
        <SelectField
          label={questionFieldNames.licenceType}
          options={licenceChoices}
          error={errors.licenceType?.message}
          {...register('licenceType')}
        />
      )}
      {kind === 'practice' ? (
        <SelectField
          label={kinds.practice.difficulty}
          options={[1, 2, 3].map((level) => ({
            value: String(level),
            label: difficultyName(level),
          }))}
          error={errors.difficulty?.message}
          {...register('difficulty')}
        />
      ) : (
        <TextField
          label={`${kinds.theory.difficulty} (1-5)`}
          type="number"
          inputMode="numeric"
          min={1}
          max={maxDifficulty(kind)}
          step={1}
          error={errors.difficulty?.message}
          {...register('difficulty')}
        />
      )}
    </div>
  );
}
