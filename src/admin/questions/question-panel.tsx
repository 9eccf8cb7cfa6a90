import { useState } from 'react';

import { questionsPageOptions } from '../../data/questions/admin-queries';
import { licenceTypes } from '../../domain/licence-type';
import type { Question } from '../../domain/question/question';
import type { ListSource } from '../shared/list-states';
import { useListAddress } from '../shared/use-address';
import { usePages } from '../shared/use-pages';
import type { CategoryChoice, Filters } from '../shared/question-kinds';
import { newQuestion, useEdited } from './edited-address';
import { LinkedEditor } from './linked-editor';
import { addButtonId, QuestionList, type Tools } from './question-list';
import { editButtonId } from './question-table';

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
  const { get, narrow } = useListAddress();
  const filters: Filters = {
    categoryId: get('kategori'),
    licenceType: licenceTypes.find((type) => type === get('korkortstyp')),
    search: get('sok'),
  };
  const [edited, edit] = useEdited();
  const [returnTo, setReturnTo] = useState<string | null>(null);
  const pages = usePages((cursor) => questionsPageOptions({ kind, ...filters }, cursor));
  if (edited !== null) {
    return (
      <LinkedEditor
        key={edited.id}
        edited={edited}
        kind={kind}
        filters={filters}
        categories={categories}
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
      onFilter={({ categoryId, licenceType, search }) => {
        narrow({ kategori: categoryId, korkortstyp: licenceType, sok: search });
      }}
      onAdd={() => {
        setReturnTo(addButtonId);
        edit(newQuestion());
      }}
      onEdit={({ id }) => {
        setReturnTo(editButtonId(id));
        edit({ id, isNew: false, copyOf: null });
      }}
      onCopy={({ id }) => {
        setReturnTo(editButtonId(id));
        edit(newQuestion(id));
      }}
    />
  );
}
