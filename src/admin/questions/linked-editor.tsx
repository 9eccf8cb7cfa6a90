import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';

import { draftOptions } from '../../data/question-drafts/queries';
import { questionOptions } from '../../data/questions/admin-queries';
import type { Question } from '../../domain/question/question';
import { Button } from '../../ui/button';
import { NotLoaded } from '../../ui/not-loaded';
import { EmptyState } from '../../ui/empty-state';
import { ListSkeleton, type ListSource } from '../shared/list-states';
import { problemText } from '../shared/messages';
import {
  draftParameter,
  editorHref,
  type CategoryChoice,
  type Filters,
} from '../shared/question-kinds';
import type { Edited } from './edited-address';
import { startCopy, startDraft, startEdit, startNew, type Editing } from './editing';
import { QuestionEditor } from './question-editor';
import type { Neighbour, Neighbours } from './use-neighbours';

/** The editor of what the address names; a question that is there as it is now, not as a list had it. */
export function LinkedEditor({
  edited: { id, isNew, isDraft, copyOf },
  kind,
  filters,
  categories,
  neighbours,
  onGo,
  onAdded,
  onClose,
}: {
  edited: Edited;
  kind: Question['kind'];
  /** What the list is narrowed to: a new question is so too. */
  filters: Filters;
  categories: ListSource<readonly CategoryChoice[]>;
  neighbours: Neighbours | null;
  onGo: (neighbour: Neighbour) => void;
  onAdded: () => void;
  onClose: () => void;
}) {
  const isBlank = isNew && copyOf === null;
  const question = useQuery({
    ...questionOptions(copyOf ?? id),
    enabled: !isBlank && !isDraft,
  });
  const draft = useQuery({ ...draftOptions(id), enabled: isDraft });
  const found = isDraft ? draft : question;
  // what is edited stays what it was when the form opened, whatever is read later
  const [editing, setEditing] = useState<Editing | null>(null);
  if (editing === null && isBlank && categories.data !== undefined) {
    setEditing(startNew(id, kind, categories.data, filters));
  } else if (editing === null && draft.data != null && !draft.isFetching) {
    setEditing(startDraft(draft.data));
  } else if (editing === null && question.data != null && !question.isFetching) {
    setEditing(isNew ? startCopy(id, question.data) : startEdit(question.data));
  }
  if (editing !== null) {
    if (editing.kind !== kind) {
      const href = isDraft
        ? editorHref(editing, draftParameter)
        : editorHref({ ...editing, id: copyOf ?? id });
      return <Navigate to={href} replace />;
    }
    if (categories.data !== undefined) {
      return (
        <QuestionEditor
          editing={editing}
          categories={categories.data}
          neighbours={neighbours}
          onGo={onGo}
          onAdded={onAdded}
          onClose={onClose}
        />
      );
    }
  }
  const error = found.error ?? (categories.data === undefined ? categories.error : null);
  if (isBlank || found.data !== null || found.isFetching || error !== null) {
    return (
      <NotLoaded
        queries={[found, categories]}
        title="Kunde inte ladda frågan."
        skeleton={<ListSkeleton />}
      >
        {error !== null && problemText(error)}
      </NotLoaded>
    );
  }
  return (
    <EmptyState
      title={isDraft ? 'Utkastet finns inte' : 'Frågan finns inte'}
      action={<Button onClick={onClose}>Visa alla frågor</Button>}
    >
      <p>{isDraft ? 'Det kan ha publicerats eller kastats.' : 'Den kan ha tagits bort.'}</p>
    </EmptyState>
  );
}
