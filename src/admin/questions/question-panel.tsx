import { useState } from 'react';

import type { PageCursor } from '../../data/firebase/page';
import { questionsPageOptions } from '../../data/questions/admin-queries';
import type { Question } from '../../domain/question/question';
import type { ListSource } from '../shared/list-states';
import { usePages } from '../shared/use-pages';
import type { CategoryChoice } from '../shared/question-kinds';
import { editedQuestion, newQuestion, useEdited } from './edited-address';
import { LinkedEditor } from './linked-editor';
import { useQuestionsAddress } from './list-address';
import { addButtonId, QuestionList, type Tools } from './question-list';
import { editButtonId } from './question-table';
import { useNeighbours } from './use-neighbours';

/**
 * The questions of one kind: their list, and the editor in its place while one is written.
 * @param tools what else can be done with the questions as a whole, beside 'Lägg till fråga'.
 */
export function QuestionPanel({
  kind,
  categories: { data, error, isError, isFetching, refetch },
  tools,
}: {
  kind: Question['kind'];
  categories: ListSource<readonly CategoryChoice[]>;
  tools?: Tools;
}) {
  // read here, all of it: a query tells only those who have read the part that changes
  const categories = { data, error, isError, isFetching, refetch };
  const { filters, order, filter, sort } = useQuestionsAddress();
  const [edited, edit] = useEdited();
  const [returnTo, setReturnTo] = useState<string | null>(null);
  const { needs, tag, search } = filters;
  const isOfDrafts = needs === 'drafts';
  const optionsAt = (cursor: PageCursor | null) => ({
    ...questionsPageOptions(
      { kind, ...filters, needs: isOfDrafts ? undefined : needs },
      order,
      cursor,
    ),
    enabled: !isOfDrafts,
  });
  const pages = usePages(optionsAt, (needs ?? tag ?? search) !== undefined);
  const neighbours = useNeighbours(edited?.isNew === false ? edited.id : null, pages, optionsAt);
  if (edited !== null) {
    return (
      <LinkedEditor
        key={`${edited.id} ${String(edited.isNew)} ${String(edited.isDraft)}`}
        edited={edited}
        kind={kind}
        filters={filters}
        categories={categories}
        neighbours={neighbours}
        onGo={({ id, cursors }) => {
          edit(editedQuestion(id), cursors);
        }}
        onAdded={() => {
          edit(editedQuestion(edited.id));
        }}
        onClose={() => {
          const { id, isNew, copyOf } = edited;
          setReturnTo(isNew && copyOf === null ? addButtonId : editButtonId(copyOf ?? id));
          edit(null);
        }}
      />
    );
  }
  return (
    <QuestionList
      kind={kind}
      pages={pages}
      categories={categories}
      filters={filters}
      tools={tools}
      returnTo={returnTo}
      order={order}
      onFilter={filter}
      onSort={sort}
      onAdd={() => {
        setReturnTo(addButtonId);
        edit(newQuestion());
      }}
      onEdit={({ id }) => {
        setReturnTo(editButtonId(id));
        edit(editedQuestion(id));
      }}
      onEditDraft={({ id }) => {
        setReturnTo(editButtonId(id));
        edit({ ...editedQuestion(id), isDraft: true });
      }}
      onCopy={({ id }) => {
        setReturnTo(editButtonId(id));
        edit(newQuestion(id));
      }}
    />
  );
}
