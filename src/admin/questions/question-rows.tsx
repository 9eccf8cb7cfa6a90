import { useState } from 'react';

import type { VersionedQuestion } from '../../data/questions/versioned-question';
import { withCategoryName } from '../../domain/question/category-name';
import type { Question } from '../../domain/question/question';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../shared/paged-list';
import type { CategoryChoice, Filters } from '../shared/question-kinds';
import { useDialog } from '../shared/use-dialog';
import type { Pages } from '../shared/use-pages';
import { BulkBar, selectAllId } from './bulk/bulk-bar';
import { UndoBar } from './bulk/undo-bar';
import { useUndoRecords } from './bulk/use-undo-records';
import { DeleteQuestionDialog } from './delete-question-dialog';
import type { QuestionActions } from './question-table';
import { ReadableTable } from './readable-table';
import { useTotal } from './use-total';

/** What is said where no question needs it: that is as it should be. */
function doneTitle({ needs, lacks }: Filters): string | undefined {
  const [gap] = lacks;
  if (gap === undefined) {
    if (needs === 'alarms') return 'Inga frågor med larm.';
    return needs === 'reports' ? 'Inga frågor med felrapporter.' : undefined;
  }
  if (needs !== undefined) return undefined;
  if (lacks.length > 1) return 'Inga frågor saknar både granskning och lagrum.';
  return gap === 'unreviewed' ? 'Inga ogranskade frågor.' : 'Inga frågor utan lagrum.';
}

/** What stands for a list without questions (specification, section 2). */
function NoQuestions({
  filters,
  category,
  pages,
}: {
  filters: Filters;
  /** The category that the list is narrowed to. */
  category: CategoryChoice | undefined;
  pages: Pages<VersionedQuestion>;
}) {
  if (pages.hasNext) {
    return (
      <EmptyState title="Inga träffar hittills">
        <p>Det finns fler frågor att söka i. Tryck på Nästa.</p>
      </EmptyState>
    );
  }
  if (pages.hasPrevious) {
    return (
      <EmptyState title="Inga fler träffar">
        <p>De som finns står på sidorna före.</p>
      </EmptyState>
    );
  }
  const isSearched = (filters.search ?? filters.tag) !== undefined;
  const done = isSearched ? undefined : doneTitle(filters);
  if (done !== undefined) {
    return (
      <EmptyState title={done}>
        {filters.lacks.length < 2 && <p>Bra, här finns inget kvar att göra.</p>}
      </EmptyState>
    );
  }
  const isNarrowed =
    isSearched ||
    filters.licenceType !== undefined ||
    filters.lacks.length > 0 ||
    filters.needs !== undefined;
  const title = isNarrowed
    ? 'Inga frågor matchar.'
    : category === undefined
      ? 'Inga frågor skapade än.'
      : `Inga frågor för kategorin "${category.name}".`;
  return (
    <EmptyState title={title}>
      <p>
        {isNarrowed
          ? 'Prova andra ord eller ett annat urval. Sökningen hittar ord som börjar så.'
          : 'Lägg till den första med knappen ovanför.'}
      </p>
    </EmptyState>
  );
}

/** The questions that the filters let through, page by page, with what can be done with many of them. */
export function QuestionRows({
  kind,
  pages,
  categories,
  filters,
  actions,
}: {
  kind: Question['kind'];
  pages: Pages<VersionedQuestion>;
  /** Undefined until they are there. */
  categories: readonly CategoryChoice[] | undefined;
  filters: Filters;
  actions: Omit<QuestionActions, 'onDelete'>;
}) {
  const deletion = useDialog((question: VersionedQuestion, onClose) => (
    <DeleteQuestionDialog question={question} onClose={onClose} />
  ));
  const choices = categories ?? [];
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
  const total = useTotal(kind, filters, categories);
  return (
    <>
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
          kind={kind}
          tag={filters.tag}
          // as they are shown now: what has been read anew since is no conflict
          selected={[...selected.values()].map(
            (question) => onPage.find(({ id }) => id === question.id) ?? question,
          )}
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
        empty={<NoQuestions filters={filters} category={category} pages={pages} />}
      >
        {(questions) => (
          <ReadableTable
            kind={kind}
            questions={questions.map((each) => withCategoryName(each, choices))}
            actions={{ ...actions, onDelete: deletion.open }}
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
