import { useEffect, type ReactNode } from 'react';

import type { QuestionDraft } from '../../data/question-drafts/stored-draft';
import type { QuestionOrder } from '../../data/questions/admin-repository';
import type { VersionedQuestion } from '../../data/questions/versioned-question';
import type { Question } from '../../domain/question/question';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import type { ListSource } from '../shared/list-states';
import { problemText } from '../shared/messages';
import { TabHeader } from '../shared/tab-header';
import type { Pages } from '../shared/use-pages';
import { kinds, type CategoryChoice, type Filters } from '../shared/question-kinds';
import { DraftRows } from './draft-rows';
import { QuestionFilters } from './question-filters';
import { QuestionRows } from './question-rows';

/** Id of the button that begins a new question. */
export const addButtonId = 'lagg-till-fraga';

/** Makes what stands beside 'Lägg till fråga', for what the list is narrowed to. */
export type Tools = (filters: Filters, category: CategoryChoice | undefined) => ReactNode;

/** The list of questions with its filters. It gives focus to what opened the editor that has been left. */
export function QuestionList({
  kind,
  pages,
  categories,
  filters,
  order,
  tools,
  returnTo,
  onFilter,
  onSort,
  onAdd,
  onEdit,
  onEditDraft,
  onCopy,
}: {
  kind: Question['kind'];
  pages: Pages<VersionedQuestion>;
  categories: ListSource<readonly CategoryChoice[]>;
  filters: Filters;
  order: QuestionOrder;
  tools: Tools | undefined;
  /** Id of the element that takes focus. */
  returnTo: string | null;
  onFilter: (filters: Filters) => void;
  onSort: (order: QuestionOrder) => void;
  onAdd: () => void;
  onEdit: (question: VersionedQuestion) => void;
  onEditDraft: (draft: QuestionDraft) => void;
  onCopy: (question: VersionedQuestion) => void;
}) {
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
        action={
          <div className="flex flex-wrap gap-2">
            {tools?.(filters, category)}
            <Button id={addButtonId} disabled={choices.length === 0} onClick={onAdd}>
              Lägg till fråga
            </Button>
          </div>
        }
      />
      {categories.data?.length === 0 && (
        <p className="mb-3 text-muted-foreground">{noCategories}</p>
      )}
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
      <QuestionFilters
        kind={kind}
        categories={choices}
        filters={filters}
        order={order}
        onChange={onFilter}
        onSort={onSort}
      />
      {filters.needs === 'drafts' ? (
        <DraftRows kind={kind} categories={choices} filters={filters} onEdit={onEditDraft} />
      ) : (
        <QuestionRows
          // nothing is to be done to what is out of sight
          key={JSON.stringify(filters)}
          kind={kind}
          pages={pages}
          categories={categories.data}
          filters={filters}
          actions={{ onEdit, onCopy }}
        />
      )}
    </>
  );
}
