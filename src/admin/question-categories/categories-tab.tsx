import { useQuery } from '@tanstack/react-query';

import { questionCategoriesOptions } from '../../data/question-categories/queries';
import { deleteQuestionCategoryOptions } from '../../data/questions/delete-category-options';
import type { QuestionCategory } from '../../domain/question/question-category';
import { formatKronor } from '../../lib/format';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { DeleteCategoryDialog } from '../shared/delete-category-dialog';
import { ListStates } from '../shared/list-states';
import { RowButton } from '../shared/row-button';
import { TabHeader } from '../shared/tab-header';
import { useDialog } from '../shared/use-dialog';
import { AddCategoryForm } from './add-category-form';
import { PriceDialog } from './price-dialog';

const deletionTexts = {
  question: 'Är du säker på att du vill ta bort denna kategori?',
  done: 'Kategori har tagits bort.',
  failed: 'Kunde inte ta bort kategorin.',
  questionsTab: 'Gamla frågor',
};

function CategoryCard({
  category,
  onPrice,
  onDelete,
}: {
  category: QuestionCategory;
  onPrice: (category: QuestionCategory) => void;
  onDelete: (category: QuestionCategory) => void;
}) {
  return (
    <Card className="grid h-full content-between gap-3">
      <div>
        <h3 className="text-lg wrap-anywhere">{category.name}</h3>
        <p className="text-muted-foreground">{formatKronor(category.price)}</p>
      </div>
      <div className="-mx-4 -mb-2 flex flex-wrap justify-between">
        <RowButton item={category} name={category.name} onPress={onPrice}>
          Ändra pris
        </RowButton>
        <RowButton item={category} name={category.name} isDestructive onPress={onDelete}>
          Ta bort
        </RowButton>
      </div>
    </Card>
  );
}

/** The tab 'Kategorier': what the older questions are sorted by. */
export default function CategoriesTab() {
  const categories = useQuery(questionCategoriesOptions());
  const pricing = useDialog((category: QuestionCategory, onClose) => (
    <PriceDialog category={category} onClose={onClose} />
  ));
  const deletion = useDialog(({ id, name }: QuestionCategory, onClose) => (
    <DeleteCategoryDialog
      name={name}
      texts={deletionTexts}
      deletion={deleteQuestionCategoryOptions(id)}
      onClose={onClose}
    />
  ));
  return (
    <>
      <TabHeader title="Kategorier" intro="Här delas de gamla frågorna in." />
      <div className="grid gap-6">
        <AddCategoryForm />
        <ListStates
          source={categories}
          errorTitle="Kunde inte ladda kategorier."
          empty={
            <EmptyState title="Inga kategorier än">
              <p>Lägg till den första i formuläret ovanför.</p>
            </EmptyState>
          }
        >
          {(items) => (
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {items.map((category) => (
                <li key={category.id}>
                  <CategoryCard
                    category={category}
                    onPrice={pricing.open}
                    onDelete={deletion.open}
                  />
                </li>
              ))}
            </ul>
          )}
        </ListStates>
      </div>
      {pricing.dialog}
      {deletion.dialog}
    </>
  );
}
