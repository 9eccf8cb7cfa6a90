import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

import { draftOptions } from '../../data/question-drafts/queries';
import { openReportsOptions } from '../../data/question-reports/queries';
import { questionOptions } from '../../data/questions/admin-queries';
import { changedAt, type VersionedQuestion } from '../../data/questions/versioned-question';
import type { QuestionWrite } from '../../data/questions/write-questions';
import type { Question } from '../../domain/question/question';
import { withCategoryName } from '../../domain/question/category-name';
import { toQuestionFields, type QuestionFields } from '../../domain/question/question-fields';
import { limits } from '../../domain/limits';
import { DraftChoice } from '../shared/draft-choice';
import type { Draft } from '../shared/draft-store';
import { Panes } from '../../ui/panes';
import { useLeaveGuard } from '../shared/leave-guard';
import { useDraft, useDraftOffer } from '../shared/use-draft';
import { ConflictPanel } from './conflict-panel';
import type { Editing } from './editing';
import { EditorTop } from './editor-top';
import type { CategoryChoice } from '../shared/question-kinds';
import { QuestionHistory } from './history/history';
import { MeaningField } from './meaning-field';
import { QuestionForm } from './question-form';
import { QuestionPreview } from './question-preview';
import { QuestionRemarks } from './question-remarks';
import { QuestionReports } from './question-reports';
import { QuestionTags } from './question-tags';
import { readForm } from './read-form';
import type { Neighbour, Neighbours } from './use-neighbours';
import { DraftProblem, SameWarning, SaveProblem } from './save-problems';
import { useSaveDraft } from './use-save-draft';
import { useSaveQuestion, type AfterSaving, type Save } from './use-save-question';

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

const titles = { new: 'Lägg till fråga', draft: 'Redigera utkast', published: 'Redigera fråga' };

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
  const { id, kind, fields, isDraft } = editing;
  const form = useForm<QuestionFields>({ mode: 'onChange', defaultValues: fields });
  const [base, setBase] = useState(draft?.base ?? editing.base);
  const forget = useDraft(form, draftName(editing), { draft, base });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [same, setSame] = useState<{ question: Question; then: AfterSaving } | null>(null);
  const [pane, setPane] = useState<'form' | 'preview'>('form');
  const client = useQueryClient();
  const isPublished = base !== null && !isDraft;
  const stage = isDraft ? 'draft' : isPublished ? 'published' : 'new';
  const { data: reports = [] } = useQuery({ ...openReportsOptions(id), enabled: isPublished });
  const [answer, setAnswer] = useState('');
  const [isChangedMeaning, setIsChangedMeaning] = useState<boolean>();
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

  const saveDraft = useSaveDraft(forget);

  const readStored = async () => {
    if (!isDraft) {
      const question = await client.query(questionOptions(id));
      return question && { version: question.version, fields: toQuestionFields(question) };
    }
    return client.query(draftOptions(id));
  };
  /** Goes on in the form with what is saved now; what has been written since it was sent stays. */
  const stay = async (sent: QuestionFields) => {
    const stored = await readStored().catch(() => null);
    if (stored === null) {
      onClose();
      return;
    }
    const written = form.getValues();
    setBase(stored.version);
    setConflict(null);
    setIsChangedMeaning(undefined);
    form.reset(stored.fields);
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

  /** What is written over: the question, or the draft that becomes one. */
  const based = isDraft ? { base: null, draft: base ?? undefined } : { base };
  const submit = (
    target: Pick<QuestionWrite, 'base' | 'draft'>,
    then: AfterSaving,
    isMeant = false,
  ) =>
    form.handleSubmit((typed) => {
      setSame(null);
      saveDraft.reset();
      const category = categories.find((each) => each.id === typed.category);
      const licenceType = category?.licenceType ?? typed.licenceType;
      const { question, problems } = readForm(
        { ...typed, licenceType },
        { id, kind, category: category?.name ?? '' },
      );
      if (question !== null) {
        // who changes something else has been asked, or was not to be
        const isAsked = isPublished && question.text === defaultValues?.text?.trim();
        save.mutate({
          question,
          ...target,
          isChangedMeaning,
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
  const submitDraft = (then: 'list' | 'same', isMeant = false) => {
    const submit = form.handleSubmit((typed) => {
      if (JSON.stringify(typed).length > limits.draftLength) {
        form.setError('scene', { message: 'Trafikbilden är för stor för ett utkast.' });
        return;
      }
      save.reset();
      saveDraft.mutate({
        id,
        kind,
        fields: typed,
        base,
        isMeant,
        goOn: then === 'same' ? () => stay(typed) : onClose,
      });
    });
    void submit();
  };
  const problem = save.isError && (
    <SaveProblem
      error={save.error}
      isDraft={isDraft}
      onSaveAsNew={() => {
        setBase(null);
        void submit({ base: null }, 'list');
      }}
    />
  );
  const draftProblem = saveDraft.isError && (
    <DraftProblem
      error={saveDraft.error}
      onSaveAnyway={() => {
        submitDraft('list', true);
      }}
    />
  );
  const warning = same !== null && !save.isPending && (
    <SameWarning same={same.question} onSave={() => void submit(based, same.then, true)} />
  );
  return (
    <section className="grid gap-5">
      <EditorTop
        title={titles[stage]}
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
            save.mutate({ ...mine, base: theirs.version, draft: undefined, isMeant: true });
          }}
          onTakeTheirs={() => {
            if (isDraft) {
              forget();
              onAdded();
              return;
            }
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
        {isPublished && <QuestionTags id={id} kind={kind} />}
        <QuestionReports
          reports={reports}
          options={fields}
          changedAt={isPublished ? changedAt(base) : null}
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
                  problem={
                    conflict === null &&
                    (save.isError ? problem : saveDraft.isError ? draftProblem : warning)
                  }
                  meaning={
                    isPublished && (
                      <MeaningField
                        form={form}
                        isChanged={isChangedMeaning}
                        onChange={setIsChangedMeaning}
                      />
                    )
                  }
                  stage={stage}
                  hasNext={neighbours?.next !== undefined}
                  hasReports={reports.length > 0}
                  isBusy={save.isPending || saveDraft.isPending}
                  onSubmit={(then) => {
                    // what is wrong is told there
                    setPane('form');
                    void submit(based, then);
                  }}
                  onSaveDraft={(then) => {
                    setPane('form');
                    submitDraft(then);
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
                  {isPublished && <QuestionHistory id={id} onTake={take} />}
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
