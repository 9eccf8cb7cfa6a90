import { useEffect, useState, type ReactNode } from 'react';

import type { QuestionOrder } from '../../data/questions/admin-repository';
import type { VersionedQuestion } from '../../data/questions/versioned-question';
import { withCategoryName } from '../../domain/question/category-name';
import type { Question } from '../../domain/question/question';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import type { ListSource } from '../shared/list-states';
import { problemText } from '../shared/messages';
import { PagedList } from '../shared/paged-list';
import { TabHeader } from '../shared/tab-header';
import { useDialog } from '../shared/use-dialog';
import type { Pages } from '../shared/use-pages';
import { BulkBar, selectAllId } from './bulk/bulk-bar';
import { UndoBar } from './bulk/undo-bar';
import { useUndoRecords } from './bulk/use-undo-records';
import { DeleteQuestionDialog } from './delete-question-dialog';
import { kinds, type CategoryChoice, type Filters } from '../shared/question-kinds';
import { QuestionFilters } from './question-filters';
import { ReadableTable } from './readable-table';
import { useTotal } from './use-total';

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
  const isNarrowed =
    filters.search !== undefined ||
    filters.licenceType !== undefined ||
    filters.needs !== undefined;
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
  order,
  tools,
  returnTo,
  onFilter,
  onSort,
  onAdd,
  onEdit,
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
  const undoable = useUndoRecords();
  const [selected, setSelected] = useState<ReadonlyMap<string, VersionedQuestion>>(new Map());
  const onPage = pages.data ?? [];
  const select = (questions: readonly VersionedQuestion[], isSelected: boolean) => {
    const next = new Map(selected);
    for (const question of questions) {
      if (isSelected) next.set(question.id, question);
      else next.delete(question.id);
    }
    setSelected(next);
  };
  const total = useTotal(kind, filters, categories.data);
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
      <QuestionFilters
        categories={choices}
        filters={filters}
        order={order}
        onChange={(next) => {
          // nothing is to be done to what is out of sight
          setSelected(new Map());
          onFilter(next);
        }}
        onSort={onSort}
      />
      <UndoBar
        records={undoable.records.filter(({ steps }) => steps[0]?.before.kind === kind)}
        onUndone={undoable.remove}
      />
      <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <label className="flex min-h-11 items-center gap-2">
          <input
            id={selectAllId}
            type="checkbox"
            className="size-5 accent-primary"
            disabled={onPage.length === 0}
            checked={onPage.length > 0 && onPage.every(({ id }) => selected.has(id))}
            onChange={({ target }) => {
              select(onPage, target.checked);
            }}
          />
          Välj alla på sidan
        </label>
        <p className="text-sm text-muted-foreground tabular-nums">{total.text}</p>
        <BulkBar
          selected={[...selected.values()]}
          categories={choices}
          undoable={undoable}
          onSelect={(questions) => {
            setSelected(new Map(questions.map((question) => [question.id, question])));
          }}
        />
      </div>
      <PagedList
        pages={pages}
        pageCount={total.pageCount}
        errorTitle={
          filters.categoryId === undefined
            ? 'Kunde inte ladda frågor.'
            : 'Kunde inte ladda frågor för kategorin.'
        }
        empty={<NoQuestions filters={filters} category={category} hasMore={pages.hasNext} />}
      >
        {(questions) => (
          <ReadableTable
            kind={kind}
            questions={questions.map((each) => withCategoryName(each, choices))}
            actions={{ onEdit, onCopy, onDelete: deletion.open }}
            selection={{
              isSelected: ({ id }) => selected.has(id),
              onSelect: (question, isSelected) => {
                select([question], isSelected);
              },
            }}
          />
        )}
      </PagedList>
      {deletion.dialog}
    </>
  );
}
