import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

import { openReportsOptions } from '../../data/question-reports/queries';
import { changedAt } from '../../data/questions/versioned-question';
import type { Question } from '../../domain/question/question';
import { toQuestionFields, type QuestionFields } from '../../domain/question/question-fields';
import { DraftChoice } from '../shared/draft-choice';
import type { Draft } from '../shared/draft-store';
import { Panes } from '../../ui/panes';
import { useLeaveGuard } from '../shared/leave-guard';
import { useDraftOffer } from '../shared/use-draft';
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
import type { Neighbour, Neighbours } from './use-neighbours';
import { draftName, useEditorWrites } from './use-editor-writes';
import { DraftProblem, SameWarning, SaveProblem } from './save-problems';

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
  const [pane, setPane] = useState<'form' | 'preview'>('form');
  const isStored = editing.base !== null && !isDraft;
  const { data: reports = [] } = useQuery({ ...openReportsOptions(id), enabled: isStored });
  const [answer, setAnswer] = useState('');
  const writes = useEditorWrites({
    form,
    editing,
    draft,
    categories,
    neighbours,
    mended: { ids: reports.map((report) => report.id), answer: answer.trim() },
    onGo,
    onAdded,
    onClose,
  });
  const { base, conflict, same, save, saveDraft } = writes;
  const isPublished = base !== null && !isDraft;
  const stage = isDraft ? 'draft' : isPublished ? 'published' : 'new';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const askToLeave = useLeaveGuard(form.formState.isDirty || answer !== '');

  /** Puts a version of the question into the form; it is valid when it has been saved. */
  const take = (version: Question) => {
    for (const [field, value] of Object.entries(toQuestionFields(version))) {
      form.setValue(field as keyof QuestionFields, value, { shouldDirty: true });
    }
  };
  const problem = save.isError && (
    <SaveProblem error={save.error} isDraft={isDraft} onSaveAsNew={writes.submitAsNew} />
  );
  const draftProblem = saveDraft.isError && (
    <DraftProblem
      error={saveDraft.error}
      onSaveAnyway={() => {
        writes.submitDraft('list', true);
      }}
    />
  );
  const warning = same !== null && (
    <SameWarning same={same.question} onSave={() => void writes.submit(same.then, true)} />
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
            writes.keepMine(conflict);
          }}
          onTakeTheirs={() => {
            writes.takeTheirs(conflict);
            heading.current?.focus();
          }}
          onBack={() => {
            writes.leaveConflict();
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
                        isChanged={writes.isChangedMeaning}
                        onChange={writes.setIsChangedMeaning}
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
                    void writes.submit(then);
                  }}
                  onSaveDraft={(then) => {
                    setPane('form');
                    writes.submitDraft(then);
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
