import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

import { isDataError } from '../../data/errors';
import { openReportsOptions } from '../../data/question-reports/queries';
import { questionOptions } from '../../data/questions/admin-queries';
import { changedAt, type VersionedQuestion } from '../../data/questions/versioned-question';
import type { Question } from '../../domain/question/question';
import { withCategoryName } from '../../domain/question/category-name';
import { toQuestionFields, type QuestionFields } from '../../domain/question/question-fields';
import { sameTextRemark } from '../../domain/content/judge-question';
import { Button } from '../../ui/button';
import { DraftChoice } from '../shared/draft-choice';
import type { Draft } from '../shared/draft-store';
import { FormProblem } from '../../ui/form-problem';
import { Panes } from '../../ui/panes';
import { useLeaveGuard } from '../shared/leave-guard';
import { problemText } from '../shared/messages';
import { useDraft, useDraftOffer } from '../shared/use-draft';
import { ConflictPanel } from './conflict-panel';
import type { Editing } from './editing';
import { EditorTop } from './editor-top';
import type { CategoryChoice } from '../shared/question-kinds';
import { QuestionHistory } from './history/history';
import { QuestionForm } from './question-form';
import { QuestionPreview } from './question-preview';
import { QuestionRemarks } from './question-remarks';
import { QuestionReports } from './question-reports';
import { readForm } from './read-form';
import type { Neighbour, Neighbours } from './use-neighbours';
import { saveFailed, useSaveQuestion, type AfterSaving, type Save } from './use-save-question';

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
  mine: Save;
  theirs: VersionedQuestion;
}

interface QuestionEditorProps {
  editing: Editing;
  categories: readonly CategoryChoice[];
  /** What is beside the question in the list. */
  neighbours: Neighbours | null;
  onGo: (neighbour: Neighbour) => void;
  /** Opens the question, which was new, as one that is there. */
  onAdded: () => void;
  onClose: () => void;
}

function draftName({ id, kind, base }: Editing): string {
  return `question.${base === null ? kind : id}`;
}

function EditorForm({
  editing,
  draft,
  categories,
  neighbours,
  onGo,
  onAdded,
  onClose,
}: QuestionEditorProps & { draft: Draft | null }) {
  const { id, kind, fields } = editing;
  const form = useForm<QuestionFields>({ mode: 'onChange', defaultValues: fields });
  const [base, setBase] = useState(draft?.base ?? editing.base);
  const forget = useDraft(form, draftName(editing), { draft, base });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [same, setSame] = useState<{ question: Question; then: AfterSaving } | null>(null);
  const [pane, setPane] = useState<'form' | 'preview'>('form');
  const client = useQueryClient();
  const { data: reports = [] } = useQuery({ ...openReportsOptions(id), enabled: base !== null });
  const [answer, setAnswer] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { isDirty, defaultValues } = form.formState;
  const askToLeave = useLeaveGuard(isDirty || answer !== '');
  const save = useSaveQuestion({
    onSaved: forget,
    onSame: ({ then }, question) => {
      setSame({ question, then });
    },
    onConflict: (mine, theirs) => {
      setConflict({ mine, theirs: withCategoryName(theirs, categories) });
    },
  });

  /** Goes on in the form with what is saved now; what has been written since it was sent stays. */
  const stay = async (sent: QuestionFields) => {
    const stored = await client.query(questionOptions(id)).catch(() => null);
    if (stored === null) {
      onClose();
      return;
    }
    const written = form.getValues();
    setBase(stored.version);
    setConflict(null);
    form.reset(toQuestionFields(stored));
    // a draft has nothing in it yet
    forget();
    for (const field of Object.keys(sent) as (keyof QuestionFields)[]) {
      if (written[field] !== sent[field]) {
        form.setValue(field, written[field], { shouldDirty: true });
      }
    }
  };
  /** Puts a version of the question into the form; it is valid when it has been saved. */
  const take = (version: Question) => {
    for (const [field, value] of Object.entries(toQuestionFields(version))) {
      form.setValue(field as keyof QuestionFields, value, { shouldDirty: true });
    }
  };
  const goOnTo = (then: AfterSaving, sent: QuestionFields) => {
    const next = neighbours?.next;
    if (then === 'next' && next !== undefined) {
      return () => {
        onGo(next);
      };
    }
    if (then === 'same') return base === null ? onAdded : () => stay(sent);
    return onClose;
  };

  const submit = (from: string | null, then: AfterSaving, isMeant = false) =>
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
        const isAsked = editing.base !== null && question.text === defaultValues?.text?.trim();
        save.mutate({
          question,
          base: from,
          isMeant: isMeant || isAsked,
          mended:
            then === 'mended'
              ? { ids: reports.map((report) => report.id), answer: answer.trim() }
              : undefined,
          then,
          goOn: goOnTo(then, typed),
        });
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
        void submit(null, 'list');
      }}
    />
  );
  const warning = same !== null && !save.isPending && (
    <SameWarning same={same.question} onSave={() => void submit(base, same.then, true)} />
  );
  return (
    <section className="grid gap-5">
      <EditorTop
        title={editing.base === null ? 'Lägg till fråga' : 'Redigera fråga'}
        headingRef={heading}
        neighbours={neighbours}
        onGo={(neighbour) => {
          askToLeave(() => {
            onGo(neighbour);
          });
        }}
      />
      {conflict !== null && (
        <ConflictPanel
          mine={conflict.mine.question}
          theirs={conflict.theirs}
          problem={problem}
          isBusy={save.isPending}
          onKeepMine={() => {
            const { mine, theirs } = conflict;
            setBase(theirs.version);
            save.mutate({ ...mine, base: theirs.version, isMeant: true });
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
      <div hidden={conflict !== null}>
        <QuestionReports
          reports={reports}
          changedAt={base === null ? null : changedAt(base)}
          answer={answer}
          onAnswer={setAnswer}
        />
        <Panes
          label="Redigera och se"
          value={pane}
          onChange={setPane}
          items={[
            {
              value: 'form',
              label: 'Formulär',
              content: (
                <QuestionForm
                  kind={kind}
                  form={form}
                  categories={categories}
                  problem={conflict === null && (save.isError ? problem : warning)}
                  hasNext={neighbours?.next !== undefined}
                  hasReports={reports.length > 0}
                  isBusy={save.isPending}
                  onSubmit={(then) => {
                    // what is wrong is told there
                    setPane('form');
                    void submit(base, then);
                  }}
                  onCancel={() => {
                    askToLeave(onClose);
                  }}
                />
              ),
            },
            {
              value: 'preview',
              label: 'Förhandsvisning',
              content: (
                <>
                  <QuestionPreview kind={kind} control={form.control} />
                  <QuestionRemarks target={{ id, kind }} control={form.control} />
                  {base !== null && <QuestionHistory id={id} onTake={take} />}
                </>
              ),
            },
          ]}
        />
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
