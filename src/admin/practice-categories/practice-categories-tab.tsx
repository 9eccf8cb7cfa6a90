import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { practiceCategoriesOptions } from '../../data/practice-categories/queries';
import { deletePracticeCategoryOptions } from '../../data/questions/delete-category-options';
import type { PracticeCategory } from '../../domain/practice/category';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { DeleteCategoryDialog } from '../shared/delete-category-dialog';
import { ListStates } from '../shared/list-states';
import { TabHeader } from '../shared/tab-header';
import { useDialog } from '../shared/use-dialog';
import { CategoryEditor } from './category-editor';
import { CategoryTable, editButtonId } from './category-table';

const addButtonId = 'lagg-till-ovningskategori';

const deletionTexts = {
  question: 'Är du säker på att du vill ta bort denna övningskategori?',
  done: 'Övningskategorin har tagits bort.',
  failed: 'Kunde inte ta bort övningskategorin.',
  questionsTab: 'Övningsfrågor',
};

/** The list of practice categories. It gives focus to what opened the form that has been left. */
function CategoryList({
  returnTo,
  onAdd,
  onEdit,
}: {
  /** Id of the element that takes focus. */
  returnTo: string | null;
  onAdd: () => void;
  onEdit: (category: PracticeCategory) => void;
}) {
  const categories = useQuery(practiceCategoriesOptions());
  const deletion = useDialog(({ id, name }: PracticeCategory, onClose) => (
    <DeleteCategoryDialog
      name={name}
      texts={deletionTexts}
      deletion={deletePracticeCategoryOptions(id)}
      onClose={onClose}
    />
  ));
  useEffect(() => {
    if (returnTo !== null) document.getElementById(returnTo)?.focus();
  }, [returnTo]);
  return (
    <>
      <TabHeader
        title="Övningskategorier"
        intro="Det som eleverna väljer bland på övningssidan."
        action={
          <Button id={addButtonId} disabled={categories.data === undefined} onClick={onAdd}>
            Lägg till kategori
          </Button>
        }
      />
      <ListStates
        source={categories}
        errorTitle="Kunde inte ladda övningskategorier"
        empty={
          <EmptyState title="Inga övningskategorier än">
            <p>Lägg till den första. Sedan kan du skriva frågor i den, under Övningsfrågor.</p>
          </EmptyState>
        }
      >
        {(items) => <CategoryTable categories={items} onEdit={onEdit} onDelete={deletion.open} />}
      </ListStates>
      {deletion.dialog}
    </>
  );
}

/** The tab 'Övningskategorier': the list, and the form in its place while one is written. */
export default function PracticeCategoriesTab() {
  const categories = useQuery(practiceCategoriesOptions());
  const [edited, setEdited] = useState<{ category: PracticeCategory | null } | null>(null);
  const [returnTo, setReturnTo] = useState<string | null>(null);
  if (edited !== null) {
    return (
      <CategoryEditor
        category={edited.category}
        categories={categories.data ?? []}
        onClose={() => {
          setEdited(null);
        }}
      />
    );
  }
  return (
    <CategoryList
      returnTo={returnTo}
      onAdd={() => {
        setReturnTo(addButtonId);
        setEdited({ category: null });
      }}
      onEdit={(category) => {
        setReturnTo(editButtonId(category.id));
        setEdited({ category });
      }}
    />
  );
}
