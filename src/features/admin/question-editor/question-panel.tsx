import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';

import { paths } from '../../../config/paths';
import { questionOptions, questionsPageOptions } from '../../../data/questions/admin-queries';
import type { VersionedQuestion } from '../../../data/questions/versioned-question';
import type { Question } from '../../../domain/question/question';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { EmptyState, ErrorState } from '../../../ui/states';
import { ListSkeleton, type ListSource } from '../list-states';
import { problemText } from '../messages';
import { PagedList } from '../paged-list';
import { TabHeader } from '../tab-header';
import { usePages, type Pages } from '../use-pages';
import { DeleteQuestionDialog } from './delete-question-dialog';
import { startCopy, startEdit, startNew, type Editing } from './editing';
import { kinds, type CategoryChoice } from './kinds';
import { QuestionEditor } from './question-editor';
import { noFilters, QuestionFilters, type Filters } from './question-filters';
import { editButtonId, QuestionTable } from './question-table';

/** In the address of the tab: the question whose editor is open. */
const editedParameter = 'fraga';

const addButtonId = 'lagg-till-fraga';

/** The editor of the question that the address names: as it is now, not as a list had it. */
function LinkedEditor({
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
      const tab = paths.admin.getHref(kinds[editing.kind].tab);
      return <Navigate to={`${tab}?${editedParameter}=${encodeURIComponent(id)}`} replace />;
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

/** What stands for a list without questions (specification, section 2). */
function NoQuestions({ filters }: { filters: Filters }) {
  const isNarrowed = filters.search !== undefined || filters.licenceType !== undefined;
  const title = isNarrowed
    ? 'Inga frågor matchar.'
    : filters.category === undefined
      ? 'Inga frågor skapade än.'
      : `Inga frågor för kategorin "${filters.category}".`;
  return (
    <EmptyState title={title}>
      <p>
        {isNarrowed
          ? 'Prova andra ord eller ett annat urval. Sökningen hittar hela ord.'
          : 'Lägg till den första med knappen ovanför.'}
      </p>
    </EmptyState>
  );
}

/** Makes what stands beside 'Lägg till fråga', for what the list is narrowed to. */
type Tools = (filters: Filters) => ReactNode;

/** The list of questions with its filters. It gives focus to what opened the editor that has been left. */
function QuestionList({
  kind,
  pages,
  categories,
  filters,
  tools,
  returnTo,
  onFilter,
  onAdd,
  onEdit,
  onCopy,
}: {
  kind: Question['kind'];
  pages: Pages<VersionedQuestion>;
  categories: ListSource<readonly CategoryChoice[]>;
  filters: Filters;
  tools: Tools | undefined;
  /** Id of the element that takes focus. */
  returnTo: string | null;
  onFilter: (filters: Filters) => void;
  onAdd: (categories: readonly CategoryChoice[]) => void;
  onEdit: (question: VersionedQuestion) => void;
  onCopy: (question: VersionedQuestion) => void;
}) {
  const [doomed, setDoomed] = useState<VersionedQuestion | null>(null);
  useEffect(() => {
    if (returnTo !== null) {
      (document.getElementById(returnTo) ?? document.getElementById(addButtonId))?.focus();
    }
  }, [returnTo]);
  const { title, noCategories } = kinds[kind];
  const choices = categories.data ?? [];
  return (
    <>
      <TabHeader
        title={title}
        {...(categories.data?.length === 0 && { intro: noCategories })}
        action={
          <div className="flex flex-wrap gap-2">
            {tools?.(filters)}
            <Button
              id={addButtonId}
              disabled={choices.length === 0}
              onClick={() => {
                onAdd(choices);
              }}
            >
              Lägg till fråga
            </Button>
          </div>
        }
      />
      {categories.isError && choices.length === 0 && (
        <div className="mb-4">
          <Alert tone="destructive" title="Kunde inte ladda kategorier.">
            {problemText(categories.error)}{' '}
            <Button
              variant="quiet"
              isBusy={categories.isFetching}
              onClick={() => void categories.refetch()}
            >
              Försök igen
            </Button>
          </Alert>
        </div>
      )}
      <QuestionFilters categories={choices} filters={filters} onChange={onFilter} />
      <PagedList
        pages={pages}
        errorTitle={
          filters.category === undefined
            ? 'Kunde inte ladda frågor.'
            : 'Kunde inte ladda frågor för kategorin.'
        }
        empty={<NoQuestions filters={filters} />}
      >
        {(questions) => (
          <QuestionTable
            kind={kind}
            questions={questions}
            actions={{ onEdit, onCopy, onDelete: setDoomed }}
          />
        )}
      </PagedList>
      {doomed !== null && (
        <DeleteQuestionDialog
          question={doomed}
          onClose={() => {
            setDoomed(null);
          }}
        />
      )}
    </>
  );
}

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
        setStarted(startNew(kind, choices));
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
