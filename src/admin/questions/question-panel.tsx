import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { questionsPageOptions } from '../../data/questions/admin-queries';
import { licenceTypes } from '../../domain/licence-type';
import type { Question } from '../../domain/question/question';
import type { ListSource } from '../shared/list-states';
import { useListAddress, useStateHere } from '../shared/use-address';
import { usePages } from '../shared/use-pages';
import { startCopy, startNew, type Editing } from './editing';
import { editedParameter, type CategoryChoice, type Filters } from '../shared/question-kinds';
import { LinkedEditor } from './linked-editor';
import { QuestionEditor } from './question-editor';
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
  const [started, setStarted] = useStateHere<Editing>();
  const [returnTo, setReturnTo] = useState<string | null>(null);
  const [parameters, setParameters] = useSearchParams();
  const linked = parameters.get(editedParameter);
  const pages = usePages((cursor) => questionsPageOptions({ kind, ...filters }, cursor));
  const openLinked = (id: string | undefined, options?: { replace: boolean }) => {
    setParameters((before) => {
      const after = new URLSearchParams(before);
      if (id === undefined) after.delete(editedParameter);
      else after.set(editedParameter, id);
      return after;
    }, options);
  };
  if (linked !== null) {
    return (
      <LinkedEditor
        key={linked}
        id={linked}
        kind={kind}
        categories={categories}
        onClose={() => {
          setReturnTo(editButtonId(linked));
          openLinked(undefined, { replace: true });
        }}
      />
    );
  }
  if (started !== null) {
    return (
      <QuestionEditor
        key={started.id}
        editing={started}
        categories={categories.data ?? []}
        onClose={() => {
          setStarted(null);
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
      onAdd={(choices) => {
        setReturnTo(addButtonId);
        setStarted(startNew(kind, choices, filters));
      }}
      onEdit={({ id }) => {
        setReturnTo(editButtonId(id));
        openLinked(id);
      }}
      onCopy={(question) => {
        setReturnTo(editButtonId(question.id));
        setStarted(startCopy(question));
      }}
    />
  );
}
