import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

import { isDataError } from '../../data/errors';
import type { VersionedQuestion } from '../../data/questions/versioned-question';
import type { QuestionWrite } from '../../data/questions/write-questions';
import type { Question } from '../../domain/question/question';
import { withCategoryName } from '../../domain/question/category-name';
import { toQuestionFields, type QuestionFields } from '../../domain/question/question-fields';
import { sameTextRemark } from '../../domain/content/judge-question';
import { Button } from '../../ui/button';
import { DraftChoice } from '../shared/draft-choice';
import type { Draft } from '../shared/draft-store';
import { FormProblem } from '../../ui/form-problem';
import { useLeaveGuard } from '../shared/leave-guard';
import { problemText } from '../shared/messages';
import { useDraft, useDraftOffer } from '../shared/use-draft';
import { ConflictPanel } from './conflict-panel';
import type { Editing } from './editing';
import type { CategoryChoice } from '../shared/question-kinds';
import { QuestionForm } from './question-form';
import { QuestionPreview } from './question-preview';
import { QuestionRemarks } from './question-remarks';
import { readForm } from './read-form';
import { saveFailed, useSaveQuestion } from './use-save-question';

/** The problem that saving met, with the way out where the question itself is gone. */
function SaveProblem({ error, onSaveAsNew }: { error: Error; onSaveAsNew: () => void }) {
  const isGone = isDataError(error, 'not-found');
  return (
    <FormProblem title={saveFailed}>
      {isGone
        ? 'Frågan har tagits bort av någon annan.'
        : isDataError(error, 'category-gone')
          ? 'Frågans kategori har tagits bort av någon annan. Välj en annan kategori.'
          : problemText(error)}
      {isGone && (
        <div className="mt-2">
          <Button variant="outline" onClick={onSaveAsNew}>
            Spara som ny fråga
          </Button>
        </div>
      )}
    </FormProblem>
  );
}

/** Says that another question asks the same, which may be meant. */
function SameWarning({ same, onSave }: { same: Question; onSave: () => void }) {
  return (
    <FormProblem tone="warning" title={sameTextRemark}>
      Den finns i kategorin {same.category}: {same.text}
      <div className="mt-2">
        <Button variant="outline" onClick={onSave}>
          Spara ändå
        </Button>
      </div>
    </FormProblem>
  );
}

/** Two versions of the question: what was to be written, and what somebody else has written meanwhile. */
interface Conflict {
  mine: Question;
  theirs: VersionedQuestion;
}

interface QuestionEditorProps {
  editing: Editing;
  categories: readonly CategoryChoice[];
  onClose: () => void;
}

function draftName({ id, kind, base }: Editing): string {
  return `question.${base === null ? kind : id}`;
}

function EditorForm({
  editing,
  draft,
  categories,
  onClose,
}: QuestionEditorProps & { draft: Draft | null }) {
  const { id, kind, fields } = editing;
  const form = useForm<QuestionFields>({ mode: 'onChange', defaultValues: fields });
  const [base, setBase] = useState(draft?.base ?? editing.base);
  const forget = useDraft(form, draftName(editing), { draft, base });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [same, setSame] = useState<Question | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const askToLeave = useLeaveGuard(form.formState.isDirty);
  const save = useSaveQuestion({
    onSaved: () => {
      forget();
      onClose();
    },
    onSame: setSame,
    onConflict: ({ question }: QuestionWrite, theirs) => {
      setConflict({ mine: question, theirs: withCategoryName(theirs, categories) });
    },
  });

  const submit = (from: string | null, isMeant = false) =>
    form.handleSubmit((typed) => {
      setSame(null);
      const category = categories.find((each) => each.id === typed.category);
      const licenceType = category?.licenceType ?? typed.licenceType;
      const { question, problems } = readForm(
        { ...typed, licenceType },
        { id, kind, category: category?.name ?? '' },
      );
      if (question !== null) {
        // who changes something else has been asked, or was not to be
        const isAsked = editing.base !== null && question.text === fields.text.trim();
        save.mutate({ question, base: from, isMeant: isMeant || isAsked });
        return;
      }
      const fieldsInOrder = Object.keys(fields) as (keyof QuestionFields)[];
      const wrong = fieldsInOrder.filter((field) => problems[field] !== undefined);
      for (const [index, field] of wrong.entries()) {
        form.setError(field, { message: problems[field] ?? '' }, { shouldFocus: index === 0 });
      }
    })();
  const problem = save.isError && (
    <SaveProblem
      error={save.error}
      onSaveAsNew={() => {
        setBase(null);
        void submit(null);
      }}
    />
  );
  const warning = same !== null && !save.isPending && (
    <SameWarning same={same} onSave={() => void submit(base, true)} />
  );
  return (
    <section className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {editing.base === null ? 'Lägg till fråga' : 'Redigera fråga'}
      </h2>
      {conflict !== null && (
        <ConflictPanel
          mine={conflict.mine}
          theirs={conflict.theirs}
          problem={problem}
          isBusy={save.isPending}
          onKeepMine={() => {
            const { mine, theirs } = conflict;
            setBase(theirs.version);
            save.mutate({ question: mine, base: theirs.version, isMeant: true });
          }}
          onTakeTheirs={() => {
            setBase(conflict.theirs.version);
            form.reset(toQuestionFields(conflict.theirs));
            forget();
            setConflict(null);
            heading.current?.focus();
          }}
          onBack={() => {
            setConflict(null);
            heading.current?.focus();
          }}
        />
      )}
      <div
        hidden={conflict !== null}
        className={
          conflict === null
            ? 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]'
            : undefined
        }
      >
        <QuestionForm
          kind={kind}
          form={form}
          categories={categories}
          problem={conflict === null && (save.isError ? problem : warning)}
          isBusy={save.isPending}
          onSubmit={() => void submit(base)}
          onCancel={() => {
            askToLeave(onClose);
          }}
        />
        <div className="lg:sticky lg:top-20">
          <QuestionPreview kind={kind} control={form.control} />
          <QuestionRemarks target={{ id, kind }} control={form.control} />
        </div>
      </div>
    </section>
  );
}

/** Adds or changes a question, with the question as the learner meets it beside the form; an earlier draft comes first. */
export function QuestionEditor(props: QuestionEditorProps) {
  const offer = useDraftOffer(draftName(props.editing));
  if (offer.offered !== null) return <DraftChoice offer={offer} />;
  return <EditorForm {...props} draft={offer.draft} />;
}
