import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';

import { questionOptions } from '../../data/questions/admin-queries';
import type { Question } from '../../domain/question/question';
import { Button } from '../../ui/button';
import { EmptyState, ErrorState } from '../../ui/states';
import { ListSkeleton, type ListSource } from '../shared/list-states';
import { problemText } from '../shared/messages';
import { startEdit, type Editing } from './editing';
import { editorHref, type CategoryChoice } from '../shared/question-kinds';
import { QuestionEditor } from './question-editor';

/** The editor of the question that the address names: as it is now, not as a list had it. */
export function LinkedEditor({
  id,
  kind,
  categories,
  onClose,
}: {
  id: string;
  kind: Question['kind'];
  categories: ListSource<readonly CategoryChoice[]>;
  onClose: () => void;
}) {
  const found = useQuery(questionOptions(id));
  // what is edited stays what it was when the form opened, whatever is read later
  const [editing, setEditing] = useState<Editing | null>(null);
  const question = found.data;
  if (editing === null && question != null && !found.isFetching) setEditing(startEdit(question));
  if (editing !== null) {
    if (editing.kind !== kind) {
      return <Navigate to={editorHref(editing)} replace />;
    }
    if (categories.data !== undefined) {
      return <QuestionEditor editing={editing} categories={categories.data} onClose={onClose} />;
    }
  }
  const failed = found.isError ? found : categories.isError ? categories : null;
  if (failed !== null) {
    return (
      <ErrorState
        title="Kunde inte ladda frågan."
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
      >
        {problemText(failed.error)}
      </ErrorState>
    );
  }
  if (question !== null || found.isFetching) return <ListSkeleton />;
  return (
    <EmptyState
      title="Frågan finns inte"
      action={<Button onClick={onClose}>Visa alla frågor</Button>}
    >
      <p>Den kan ha tagits bort.</p>
    </EmptyState>
  );
}
