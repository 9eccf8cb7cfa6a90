import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { draftOptions } from '../../data/question-drafts/queries';
import { questionOptions } from '../../data/questions/admin-queries';
import type { VersionedQuestion } from '../../data/questions/versioned-question';
import type { MendedReports, QuestionWrite } from '../../data/questions/write-questions';
import { limits } from '../../domain/limits';
import { withCategoryName } from '../../domain/question/category-name';
import type { Question } from '../../domain/question/question';
import { toQuestionFields, type QuestionFields } from '../../domain/question/question-fields';
import type { Draft } from '../shared/draft-store';
import type { CategoryChoice } from '../shared/question-kinds';
import { useDraft } from '../shared/use-draft';
import type { Editing } from './editing';
import { readForm } from './read-form';
import type { Neighbour, Neighbours } from './use-neighbours';
import { useSaveDraft } from './use-save-draft';
import { useSaveQuestion, type AfterSaving, type Save } from './use-save-question';

/** Two versions of the question: what was to be written, and what somebody else has written meanwhile. */
interface Conflict {
  mine: Save;
  theirs: VersionedQuestion;
}

/** Name of what is kept of the form on the device. */
export function draftName({ id, kind, base }: Editing): string {
  return `question.${base === null ? kind : id}`;
}

/** What the editor of a question writes, what keeps it from being written, and what the form is based on meanwhile. */
export function useEditorWrites({
  form,
  editing,
  draft,
  categories,
  neighbours,
  mended,
  onGo,
  onAdded,
  onClose,
}: {
  form: UseFormReturn<QuestionFields>;
  editing: Editing;
  /** What the device has kept of an earlier try. */
  draft: Draft | null;
  categories: readonly CategoryChoice[];
  neighbours: Neighbours | null;
  /** The reports that are dealt with where that is asked for. */
  mended: MendedReports;
  onGo: (neighbour: Neighbour) => void;
  onAdded: () => void;
  onClose: () => void;
}) {
  const { id, kind, fields, isDraft } = editing;
  const [base, setBase] = useState(draft?.base ?? editing.base);
  const forget = useDraft(form, draftName(editing), { draft, base });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [same, setSame] = useState<{ question: Question; then: AfterSaving } | null>(null);
  const [isChangedMeaning, setIsChangedMeaning] = useState<boolean>();
  const client = useQueryClient();
  const isPublished = base !== null && !isDraft;
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
        const isAsked = isPublished && question.text === form.formState.defaultValues?.text?.trim();
        save.mutate({
          question,
          ...target,
          isChangedMeaning,
          isMeant: isMeant || isAsked,
          mended: then === 'mended' ? mended : undefined,
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
  return {
    base,
    conflict,
    /** Another question that asks the same, and what was to be shown after saving. */
    same: save.isPending ? null : same,
    isChangedMeaning,
    setIsChangedMeaning,
    save,
    saveDraft,
    /** Saves the question; with `isMeant` although another one asks the same. */
    submit: (then: AfterSaving, isMeant = false) => submit(based, then, isMeant),
    submitDraft,
    /** Saves the question as a new one, where it has been deleted. */
    submitAsNew: () => {
      setBase(null);
      void submit({ base: null }, 'list');
    },
    /** Writes over what somebody else has written. */
    keepMine: ({ mine, theirs }: Conflict) => {
      setBase(theirs.version);
      save.mutate({ ...mine, base: theirs.version, draft: undefined, isMeant: true });
    },
    /** Goes on from what somebody else has written. */
    takeTheirs: ({ theirs }: Conflict) => {
      if (isDraft) {
        forget();
        onAdded();
        return;
      }
      setBase(theirs.version);
      form.reset(toQuestionFields(theirs));
      forget();
      setConflict(null);
    },
    leaveConflict: () => {
      setConflict(null);
    },
  };
}
