import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';

import { examAreaNames } from '../../domain/exam/exam-area';
import { licenceNames } from '../../domain/licence-type';
import type { PracticeCategory } from '../../domain/practice/category';
import { classNames } from '../../lib/class-names';
import { formatKronor, formatNumber } from '../../lib/format';
import { Button } from '../../ui/button';
import { Table } from '../../ui/table';
import { categoryColors, categoryIcons } from './category-look';

/** Where focus goes when the editor of a category is left. */
export function editButtonId(categoryId: string): string {
  return `redigera-${categoryId}`;
}

function Name({ category }: { category: PracticeCategory }) {
  const Icon = categoryIcons[category.icon];
  return (
    <div className="flex items-center gap-3 wrap-anywhere sm:py-1">
      <span
        className={classNames(
          'hidden size-9 shrink-0 place-items-center rounded-card sm:grid',
          categoryColors[category.color],
        )}
      >
        <Icon aria-hidden className="size-4" />
      </span>
      <div>
        <p className="font-medium">{category.name}</p>
        <p className="hidden text-sm text-muted-foreground sm:line-clamp-1">
          {category.description}
        </p>
      </div>
    </div>
  );
}

/** The practice categories in the order that learners see them. */
export function CategoryTable({
  categories,
  onEdit,
  onDelete,
}: {
  categories: readonly PracticeCategory[];
  onEdit: (category: PracticeCategory) => void;
  onDelete: (category: PracticeCategory) => void;
}) {
  return (
    <Table
      isDense
      mostRowsOnPhone={20}
      caption="Övningskategorier"
      rows={categories}
      keyOf={({ id }) => id}
      columns={[
        { heading: 'Kategori', isWide: true, cell: (category) => <Name category={category} /> },
        { heading: 'Ordning', onPhone: 'hidden', cell: ({ order }) => order },
        {
          heading: 'Körkortstyp',
          onPhone: 'plain',
          cell: ({ licenceType }) => (
            <span className="whitespace-nowrap">{licenceNames[licenceType]}</span>
          ),
        },
        {
          heading: 'Provområde',
          onPhone: 'hidden',
          cell: ({ examArea }) => examAreaNames[examArea],
        },
        {
          heading: 'Pris',
          onPhone: 'plain',
          cell: ({ price }) => <span className="whitespace-nowrap">{formatKronor(price)}</span>,
        },
        {
          heading: 'Frågor',
          onPhone: 'plain',
          cell: ({ questionCount }) => (
            <>
              {formatNumber(questionCount)}
              <span className="sm:hidden"> frågor</span>
            </>
          ),
        },
        {
          heading: 'Åtgärder',
          onPhone: 'corner',
          cell: (category) => (
            <div className="-my-1 flex">
              <Button
                id={editButtonId(category.id)}
                variant="quiet"
                className="w-11 !px-0"
                aria-label={`Redigera: ${category.name}`}
                title="Redigera"
                onClick={() => {
                  onEdit(category);
                }}
              >
                <Pencil aria-hidden className="size-5" />
              </Button>
              <Button
                variant="quietDestructive"
                className="w-11 !px-0"
                aria-label={`Ta bort: ${category.name}`}
                title="Ta bort"
                onClick={() => {
                  onDelete(category);
                }}
              >
                <Trash2 aria-hidden className="size-5" />
              </Button>
            </div>
          ),
        },
      ]}
    />
  );
}
