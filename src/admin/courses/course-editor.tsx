import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { Controller, useForm, useWatch, type Control } from 'react-hook-form';

import { paths } from '../../config/paths';
import { isDataError } from '../../data/errors';
import { saveTheoryCourseOptions } from '../../data/theory-courses/admin-queries';
import type { VersionedCourse } from '../../data/theory-courses/stored-theory-course';
import { newTheoryCourse } from '../../domain/course/theory-course';
import { limits } from '../../domain/limits';
import { loadScene } from '../../graphics/scene-text/load-scene';
import { findSign, signSlug } from '../../domain/sign/signs';
import { Card } from '../../ui/card';
import { CheckboxField } from '../../ui/checkbox-field';
import { TextField } from '../../ui/field';
import { FormProblem } from '../../ui/form-problem';
import { SelectField } from '../../ui/select-field';
import { LoadingText, Skeleton } from '../../ui/skeleton';
import { TextareaField } from '../../ui/textarea-field';
import { atMost } from '../shared/at-most';
import { DraftChoice } from '../shared/draft-choice';
import type { Draft } from '../shared/draft-store';
import { EditorHeading } from '../shared/editor-heading';
import { FormButtons } from '../shared/form-buttons';
import { licenceChoices } from '../shared/licence-choices';
import { useLeaveGuard } from '../shared/leave-guard';
import { problemText } from '../shared/messages';
import { useChange } from '../shared/use-change';
import { useDraft, useDraftOffer } from '../shared/use-draft';
import { CheckCategoryField } from './check-category-field';
import { toCourse, toCourseFields, validateCourse, type CourseFields } from './course-form';

const Markdown = lazy(() => import('../../components/course/markdown'));

const signHref = (code: string) => paths.sign.getHref(signSlug({ code }));

const failed = 'Kunde inte spara kursen.';

/** While a scene is half written there is nothing to draw, and nothing wrong; saving says what is. */
function loadWholeScene(text: string): ReturnType<typeof loadScene> {
  return loadScene(text).catch(() => new Promise<never>(() => undefined));
}

function reasonOf(error: unknown): string {
  return isDataError(error, 'conflict')
    ? 'Någon annan har sparat kursen medan du skrev. Kopiera din text, stäng formuläret och öppna kursen igen.'
    : problemText(error);
}

/** The course's text as a learner will read it, a moment behind what is typed. */
function Preview({ control }: { control: Control<CourseFields> }) {
  const text = useDeferredValue(useWatch({ control, name: 'content' }));
  return (
    <section aria-label="Förhandsvisning">
      <h3 className="mb-2 font-medium">Förhandsvisning</h3>
      <Card>
        {text.trim() === '' ? (
          <p className="text-muted-foreground">Här visas innehållet när du skriver.</p>
        ) : (
          <Suspense
            fallback={
              <>
                <LoadingText />
                <Skeleton className="h-40" />
              </>
            }
          >
            <Markdown
              text={text}
              level={3}
              findSign={findSign}
              signHref={signHref}
              loadScene={loadWholeScene}
            />
          </Suspense>
        )}
      </Card>
    </section>
  );
}

interface CourseEditorProps {
  /** Null for a new one. */
  course: VersionedCourse | null;
  onClose: () => void;
}

const draftName = ({ course }: CourseEditorProps) => `course.${course?.id ?? 'new'}`;

function EditorForm({ draft, ...props }: CourseEditorProps & { draft: Draft | null }) {
  const { course, onClose } = props;
  // chosen when the form opens: however often it is sent, it is one course
  const [initial] = useState(() => course ?? newTheoryCourse(crypto.randomUUID()));
  const form = useForm<CourseFields>({
    mode: 'onChange',
    defaultValues: toCourseFields(initial),
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const base = draft?.base ?? course?.version ?? null;
  const forget = useDraft(form, draftName(props), { draft, base });
  const askToLeave = useLeaveGuard(isDirty);
  const save = useChange(saveTheoryCourseOptions(base), {
    failed,
    reasonOf,
    onWritten: forget,
    done: () => {
      onClose();
      return course === null ? 'Teorikurs har skapats.' : 'Teorikurs har uppdaterats.';
    },
  });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <EditorHeading>{course === null ? 'Skapa teorikurs' : 'Redigera teorikurs'}</EditorHeading>
      <form
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => {
          void handleSubmit((fields) => {
            if (!save.isBusy) save.run(toCourse(initial.id, fields));
          })(event);
        }}
      >
        <TextField
          label="Titel"
          autoComplete="off"
          error={errors.title?.message}
          {...register('title', atMost(limits.courseTitleLength))}
        />
        <TextareaField
          label="Beskrivning"
          error={errors.description?.message}
          {...register('description', atMost(limits.courseDescriptionLength))}
        />
        <Controller
          control={control}
          name="categoryId"
          render={({ field }) => (
            <CheckCategoryField value={field.value} onChange={field.onChange} />
          )}
        />
        <div className="grid gap-4 sm:grid-cols-3 sm:items-start">
          <TextField
            label="Varaktighet (minuter)"
            hint="Elever ser lästiden, som räknas ur textens ord."
            type="number"
            inputMode="numeric"
            min={limits.courseMinutesMin}
            max={limits.courseMinutesMax}
            step={1}
            error={errors.minutes?.message}
            {...register('minutes', { validate: validateCourse.minutes })}
          />
          <SelectField label="Körkortstyp" options={licenceChoices} {...register('licenceType')} />
          <TextField
            label="Ordning"
            hint="Lägst först bland kurserna."
            type="number"
            inputMode="numeric"
            min={0}
            step={1}
            error={errors.order?.message}
            {...register('order', { validate: validateCourse.order })}
          />
        </div>
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <TextareaField
            label="Innehåll"
            hint="Skrivs i Markdown: # rubrik, **fet**, - punktlista, [länk](https://…), ![Stopplikt](skylt:B2). En trafikbild skrivs som kod av språket scen."
            rows={14}
            className="max-h-[70dvh] font-mono text-sm"
            error={errors.content?.message}
            {...register('content', {
              validate: validateCourse.content,
              ...atMost(limits.courseContentLength),
            })}
          />
          <Preview control={control} />
        </div>
        <Controller
          control={control}
          name="isPublished"
          render={({ field }) => (
            <CheckboxField
              label="Publicerad: kursen syns för elever med åtkomst"
              isChecked={field.value}
              onChange={field.onChange}
            />
          )}
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

/** Creates a theory course, or changes one; an earlier draft comes first. */
export function CourseEditor(props: CourseEditorProps) {
  const offer = useDraftOffer(draftName(props));
  if (offer.offered !== null) return <DraftChoice offer={offer} />;
  return <EditorForm {...props} draft={offer.draft} />;
}
