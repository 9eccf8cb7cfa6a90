import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { questionsPageOptions } from '../../../data/questions/admin-queries';
import type { Question } from '../../../domain/question/question';
import type { ListSource } from '../list-states';
import { usePages } from '../use-pages';
import { startCopy, startNew, type Editing } from './editing';
import { editedParameter, noFilters, type CategoryChoice } from './kinds';
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
  const [filters, setFilters] = useState(noFilters);
  const [started, setStarted] = useState<Editing | null>(null);
  const [returnTo, setReturnTo] = useState<string | null>(null);
  const [parameters, setParameters] = useSearchParams();
  const linked = parameters.get(editedParameter);
  const pages = usePages(JSON.stringify(filters), (cursor) =>
    questionsPageOptions({ kind, ...filters }, cursor),
  );
  if (linked !== null) {
    return (
      <LinkedEditor
        key={linked}
        id={linked}
        kind={kind}
        categories={categories}
        onClose={() => {
          setReturnTo(editButtonId(linked));
          setParameters({}, { replace: true });
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
      onFilter={setFilters}
      onAdd={(choices) => {
        setReturnTo(addButtonId);
        setStarted(startNew(kind, choices, filters));
      }}
      onEdit={({ id }) => {
        setReturnTo(editButtonId(id));
        setParameters({ [editedParameter]: id });
      }}
      onCopy={(question) => {
        setReturnTo(editButtonId(question.id));
        setStarted(startCopy(question));
      }}
    />
  );
}
