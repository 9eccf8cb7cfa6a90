import { useState, type ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';

import { laws } from '../../domain/content/laws';
import { optionKeys, type Question } from '../../domain/question/question';
import {
  feedbackFields,
  questionFieldNames,
  type QuestionField,
  type QuestionFields,
} from '../../domain/question/question-fields';
import { TextField } from '../../ui/field';
import { TextareaField } from '../../ui/textarea-field';
import { atMost } from '../shared/at-most';
import { FormButtons } from '../shared/form-buttons';
import { ImageField } from './image-field';
import type { CategoryChoice } from '../shared/question-kinds';
import { PlaceFields } from './place-fields';
import { maxCharacters } from '../../domain/question/read-fields';
import { SceneField } from './scene-field';

const lawsList = 'question-laws';

function OptionFields({ form }: { form: UseFormReturn<QuestionFields> }) {
  const { register, formState } = form;
  return optionKeys.map((key) => {
    const feedback = feedbackFields[key];
    return (
      <div key={key} className="grid items-start gap-3 sm:grid-cols-2">
        <TextareaField
          label={`${questionFieldNames[key]}${key === 'd' ? ' (valfritt)' : ''}`}
          rows={2}
          error={formState.errors[key]?.message}
          {...register(key, atMost(maxCharacters(key)))}
        />
        <TextareaField
          label={`Återkoppling om ${key.toUpperCase()} är fel (valfri)`}
          rows={2}
          error={formState.errors[feedback]?.message}
          {...register(feedback, atMost(maxCharacters(feedback)))}
        />
      </div>
    );
  });
}

function BackgroundFields({ form }: { form: UseFormReturn<QuestionFields> }) {
  const { register, formState } = form;
  const field = (name: QuestionField) => ({
    error: formState.errors[name]?.message,
    autoComplete: 'off',
    ...register(name, atMost(maxCharacters(name))),
  });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          label="Lagrum (valfritt)"
          hint="Till exempel Trafikförordningen (1998:1276) 3 kap. 17 §"
          list={lawsList}
          {...field('source')}
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
  problem,
  isBusy,
  onSubmit,
  onCancel,
}: {
  kind: Question['kind'];
  form: UseFormReturn<QuestionFields>;
  categories: readonly CategoryChoice[];
  /** Why it could not be saved. */
  problem: ReactNode;
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
        error={errors.text?.message}
        {...register('text', atMost(maxCharacters('text')))}
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
        label={`${questionFieldNames.explanation}${kind === 'theory' ? ' (valfri)' : ''}`}
        rows={4}
        error={errors.explanation?.message}
        {...register('explanation', atMost(maxCharacters('explanation')))}
      />
      <BackgroundFields form={form} />
      {problem}
      <FormButtons isBusy={isBusy} isDisabled={isUploading} onCancel={onCancel} />
    </form>
  );
}
