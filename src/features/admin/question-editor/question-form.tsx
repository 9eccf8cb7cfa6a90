import { useState } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';

import { laws } from '../../../domain/content/laws';
import { licenceNames, licenceTypes } from '../../../domain/licence-type';
import { difficultyName } from '../../../domain/question/difficulty';
import { optionKeys, type Question } from '../../../domain/question/question';
import {
  feedbackFields,
  questionFieldNames,
  type QuestionField,
  type QuestionFields,
} from '../../../domain/question/question-fields';
import { formatKronor } from '../../../lib/format';
import { Button, ignoreDoubleClick } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { SelectField } from '../../../ui/select-field';
import { TextareaField } from '../../../ui/textarea-field';
import { ImageField } from './image-field';
import { kinds, type CategoryChoice } from './kinds';
import { mostCharacters, mostDifficult } from './read-form';
import { SceneField } from './scene-field';

const lawsList = 'question-laws';

/** The categories to choose from, as the specification words them; one that is gone is still shown where it is chosen. */
function categoryOptions(categories: readonly CategoryChoice[], chosen: string) {
  const options = categories.map(({ name, price }) => ({
    value: name,
    label: `${name} - ${formatKronor(price)}`,
  }));
  const isGone = chosen !== '' && categories.every(({ name }) => name !== chosen);
  return isGone ? [{ value: chosen, label: `${chosen} (finns inte längre)` }, ...options] : options;
}

function OptionFields({ form }: { form: UseFormReturn<QuestionFields> }) {
  const { register, formState } = form;
  return optionKeys.map((key) => {
    const feedback = feedbackFields[key];
    return (
      <div key={key} className="grid items-start gap-3 sm:grid-cols-2">
        <TextareaField
          label={`${questionFieldNames[key]}${key === 'd' ? ' (valfritt)' : ''}`}
          rows={2}
          maxLength={mostCharacters(key)}
          error={formState.errors[key]?.message}
          {...register(key)}
        />
        <TextareaField
          label={`Återkoppling om ${key.toUpperCase()} är fel (valfri)`}
          rows={2}
          maxLength={mostCharacters(feedback)}
          error={formState.errors[feedback]?.message}
          {...register(feedback)}
        />
      </div>
    );
  });
}

/** What the question belongs to: category and, for the older kind, licence; and how hard it is. */
function PlaceFields({
  kind,
  form,
  categories,
}: {
  kind: Question['kind'];
  form: UseFormReturn<QuestionFields>;
  categories: readonly CategoryChoice[];
}) {
  const { register, control, formState } = form;
  const [category, d] = useWatch({ control, name: ['category', 'd'] });
  const { errors } = formState;
  const licence = categories.find(({ name }) => name === category)?.licenceType;
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
          options={licenceTypes.map((type) => ({ value: type, label: licenceNames[type] }))}
          error={errors.licenceType?.message}
          {...register('licenceType')}
        />
      )}
      <SelectField
        label={questionFieldNames.answer}
        options={optionKeys
          .filter((key) => key !== 'd' || d.trim() !== '' || form.getValues('answer') === 'd')
          .map((key) => ({ value: key, label: key.toUpperCase() }))}
        error={errors.answer?.message}
        {...register('answer')}
      />
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
          max={mostDifficult(kind)}
          step={1}
          error={errors.difficulty?.message}
          {...register('difficulty')}
        />
      )}
    </div>
  );
}

function BackgroundFields({ form }: { form: UseFormReturn<QuestionFields> }) {
  const { register, formState } = form;
  const field = (name: QuestionField) => ({
    error: formState.errors[name]?.message,
    autoComplete: 'off',
    maxLength: mostCharacters(name),
  });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          label="Lagrum (valfritt)"
          hint="Till exempel Trafikförordningen (1998:1276) 3 kap. 17 §"
          list={lawsList}
          {...field('source')}
          {...register('source')}
        />
        <datalist id={lawsList}>
          {laws.map((law) => (
            <option key={law} value={law} />
          ))}
        </datalist>
      </div>
      <TextField
        label="Begrepp (valfritt)"
        hint="Samma för frågor om samma regel, till exempel hastighet-tatort"
        {...field('concept')}
        {...register('concept')}
      />
      <TextField
        label="Granskad (valfritt)"
        hint="Dagen då någon läste frågan en andra gång"
        type="date"
        error={formState.errors.reviewedAt?.message}
        {...register('reviewedAt')}
      />
    </div>
  );
}

/** The form of a question, of either kind. */
export function QuestionForm({
  kind,
  form,
  categories,
  isBusy,
  onSubmit,
  onCancel,
}: {
  kind: Question['kind'];
  form: UseFormReturn<QuestionFields>;
  categories: readonly CategoryChoice[];
  isBusy: boolean;
  onSubmit: () => void;
  onCancel: () => void;
}) {
  const { register, control, formState } = form;
  const [isUploading, setIsUploading] = useState(false);
  const { errors } = formState;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && !isUploading) onSubmit();
      }}
    >
      <TextareaField
        label={questionFieldNames.text}
        maxLength={mostCharacters('text')}
        error={errors.text?.message}
        {...register('text')}
      />
      <Controller
        control={control}
        name="imageUrl"
        render={({ field }) => (
          <ImageField
            url={field.value}
            error={errors.imageUrl?.message}
            onChange={field.onChange}
            onBusy={setIsUploading}
          />
        )}
      />
      <Controller
        control={control}
        name="scene"
        render={({ field }) => (
          <SceneField text={field.value} error={errors.scene?.message} onChange={field.onChange} />
        )}
      />
      <OptionFields form={form} />
      <PlaceFields kind={kind} form={form} categories={categories} />
      <TextareaField
        label={questionFieldNames.explanation}
        rows={4}
        maxLength={mostCharacters('explanation')}
        error={errors.explanation?.message}
        {...register('explanation')}
      />
      <BackgroundFields form={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy} disabled={isUploading} onClick={ignoreDoubleClick}>
          {isBusy ? 'Sparar...' : 'Spara'}
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={onCancel}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}
