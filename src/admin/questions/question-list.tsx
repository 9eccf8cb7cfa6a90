import { useEffect, type ReactNode } from 'react';

import type { VersionedQuestion } from '../../data/questions/versioned-question';
import { withCategoryName } from '../../domain/question/category-name';
import type { Question } from '../../domain/question/question';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/states';
import type { ListSource } from '../shared/list-states';
import { problemText } from '../shared/messages';
import { PagedList } from '../shared/paged-list';
import { TabHeader } from '../shared/tab-header';
import { useDialog } from '../shared/use-dialog';
import type { Pages } from '../shared/use-pages';
import { DeleteQuestionDialog } from './delete-question-dialog';
import { kinds, type CategoryChoice, type Filters } from '../shared/question-kinds';
import { QuestionFilters } from './question-filters';
import { QuestionTable } from './question-table';

/** Id of the button that begins a new question. */
export const addButtonId = 'lagg-till-fraga';

/** What stands for a list without questions (specification, section 2). */
function NoQuestions({
  filters,
  category,
  hasMore,
}: {
  filters: Filters;
  /** The category that the list is narrowed to. */
  category: CategoryChoice | undefined;
  hasMore: boolean;
}) {
  const isNarrowed = filters.search !== undefined || filters.licenceType !== undefined;
  const title = isNarrowed
    ? hasMore
      ? 'Inga träffar hittills'
      : 'Inga frågor matchar.'
    : category === undefined
      ? 'Inga frågor skapade än.'
      : `Inga frågor för kategorin "${category.name}".`;
  return (
    <EmptyState title={title}>
      <p>
        {hasMore
          ? 'Det finns fler frågor att söka i. Tryck på Nästa.'
          : isNarrowed
            ? 'Prova andra ord eller ett annat urval. Sökningen hittar ord som börjar så.'
            : 'Lägg till den första med knappen ovanför.'}
      </p>
    </EmptyState>
  );
}

/** Makes what stands beside 'Lägg till fråga', for what the list is narrowed to. */
export type Tools = (filters: Filters, category: CategoryChoice | undefined) => ReactNode;

/** The list of questions with its filters. It gives focus to what opened the editor that has been left. */
export function QuestionList({
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
  onAdd: () => void;
  onEdit: (question: VersionedQuestion) => void;
  onCopy: (question: VersionedQuestion) => void;
}) {
  const deletion = useDialog((question: VersionedQuestion, onClose) => (
    <DeleteQuestionDialog question={question} onClose={onClose} />
  ));
  useEffect(() => {
    if (returnTo !== null) {
      (document.getElementById(returnTo) ?? document.getElementById(addButtonId))?.focus();
    }
  }, [returnTo]);
  const { title, noCategories } = kinds[kind];
  const choices = categories.data ?? [];
  const category = choices.find(({ id }) => id === filters.categoryId);
  return (
    <>
      <TabHeader
        title={title}
        {...(categories.data?.length === 0 && { intro: noCategories })}
        action={
          <div className="flex flex-wrap gap-2">
            {tools?.(filters, category)}
            <Button id={addButtonId} disabled={choices.length === 0} onClick={onAdd}>
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
          filters.categoryId === undefined
            ? 'Kunde inte ladda frågor.'
            : 'Kunde inte ladda frågor för kategorin.'
        }
        empty={<NoQuestions filters={filters} category={category} hasMore={pages.hasNext} />}
      >
        {(questions) => (
          <QuestionTable
            kind={kind}
            questions={questions.map((each) => withCategoryName(each, choices))}
            actions={{ onEdit, onCopy, onDelete: deletion.open }}
          />
        )}
      </PagedList>
      {deletion.dialog}
    </>
  );
}
