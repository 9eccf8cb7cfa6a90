import { useState, type ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';

import { laws } from '../../domain/content/laws';
import type { Question } from '../../domain/question/question';
import {
  questionFieldNames,
  type QuestionField,
  type QuestionFields,
} from '../../domain/question/question-fields';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { atMost } from '../shared/at-most';
import { FormButtons } from '../shared/form-buttons';
import { CaseField } from './case-field';
import { CountedTextarea } from './counted-textarea';
import { FiguresField } from './figures-field';
import { ImageField } from './image-field';
import type { CategoryChoice } from '../shared/question-kinds';
import { OptionRows } from './option-rows';
import { PlaceFields } from './place-fields';
import { maxCharacters } from '../../domain/question/read-fields';
import { SceneField } from './scene-field';
import { useSaveKey } from './use-save-key';
import type { AfterSaving } from './use-save-question';

const lawsList = 'question-laws';

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
  meaning,
  stage,
  hasNext,
  hasReports,
  isBusy,
  onSubmit,
  onSaveDraft,
  onCancel,
}: {
  kind: Question['kind'];
  form: UseFormReturn<QuestionFields>;
  categories: readonly CategoryChoice[];
  /** Why it could not be saved. */
  problem: ReactNode;
  /** What is asked of the change before it is saved. */
  meaning: ReactNode;
  /** How far the question has come: what is published is not made a draft again here. */
  stage: 'new' | 'draft' | 'published';
  /** True where the list has a question after this one. */
  hasNext: boolean;
  /** True where reports about the question wait. */
  hasReports: boolean;
  isBusy: boolean;
  onSubmit: (then: AfterSaving) => void;
  onSaveDraft: (then: 'list' | 'same') => void;
  onCancel: () => void;
}) {
  const { control, formState } = form;
  const [isUploading, setIsUploading] = useState(false);
  const { errors } = formState;
  const submit = (then: AfterSaving) => {
    if (!isBusy && !isUploading) onSubmit(then);
  };
  const saveDraft = (then: 'list' | 'same') => {
    if (!isBusy && !isUploading) onSaveDraft(then);
  };
  useSaveKey(() => {
    if (stage === 'draft') saveDraft('same');
    else submit('same');
  });
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit('list');
      }}
    >
      <CountedTextarea form={form} name="text" label={questionFieldNames.text} />
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
      <FiguresField form={form} />
      <Controller
        control={control}
        name="case"
        render={({ field }) => (
          <CaseField value={field.value} error={errors.case?.message} onChange={field.onChange} />
        )}
      />
      <OptionRows form={form} />
      <PlaceFields kind={kind} form={form} categories={categories} />
      <CountedTextarea
        form={form}
        name="explanation"
        label={`${questionFieldNames.explanation}${kind === 'theory' ? ' (valfri)' : ''}`}
        rows={4}
      />
      <BackgroundFields form={form} />
      {meaning}
      {problem}
      <div
        data-foot
        className="sticky bottom-[var(--tabs)] z-10 flex flex-wrap items-center gap-3 border-t border-border bg-background/95 py-2 backdrop-blur-sm lg:py-3 max-sm:[&_button]:px-2 max-sm:[&>div]:gap-2"
      >
        <FormButtons
          {...(stage === 'draft' && { saveLabel: 'Publicera' })}
          isBusy={isBusy}
          isDisabled={isUploading}
          onCancel={onCancel}
        >
          {stage !== 'published' && (
            <Button
              variant="outline"
              disabled={isBusy || isUploading}
              onClick={() => {
                saveDraft('list');
              }}
            >
              {stage === 'draft' ? 'Spara utkast' : 'Spara som utkast'}
            </Button>
          )}
          {hasReports && (
            <Button
              variant="outline"
              disabled={isBusy || isUploading}
              onClick={() => {
                submit('mended');
              }}
            >
              Spara och markera klar
            </Button>
          )}
          {hasNext && (
            <Button
              variant="outline"
              disabled={isBusy || isUploading}
              onClick={() => {
                submit('next');
              }}
            >
              Spara och nästa
            </Button>
          )}
        </FormButtons>
        <p className="ml-auto hidden text-sm text-muted-foreground lg:pointer-fine:block">
          Ctrl+S sparar och stannar kvar här.
        </p>
      </div>
    </form>
  );
}
