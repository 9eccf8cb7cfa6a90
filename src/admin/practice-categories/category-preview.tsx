import { useWatch, type Control } from 'react-hook-form';

import { CategoryTile } from '../../components/category/category-tile';
import type { CategoryFields } from './category-form';

/** The category's card in the overview, while the form is filled in. */
export function CategoryPreview({
  control,
  size,
}: {
  control: Control<CategoryFields>;
  size: string;
}) {
  const [name, description, icon, color] = useWatch({
    control,
    name: ['name', 'description', 'icon', 'color'],
  });
  return (
    <div role="group" aria-label="Förhandsvisning" className="wrap-anywhere">
      <p className="mb-2 text-sm font-medium text-muted-foreground">Så ser eleven kategorin</p>
      <CategoryTile
        name={name.trim() || 'Namn'}
        icon={icon}
        color={color}
        size={size}
        description={description.trim() || 'Beskrivning'}
      />
    </div>
  );
}
