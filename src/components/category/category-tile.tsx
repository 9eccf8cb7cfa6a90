import type { ReactNode } from 'react';

import { classNames } from '../../lib/class-names';
import { Card } from '../../ui/card';
import { categoryColors, categoryIcons } from './category-look';

/** A category as a card: its mark, name, size and description, and below them what can be done with it. */
export function CategoryTile({
  name,
  icon,
  color,
  size,
  description,
  children,
}: {
  name: string;
  icon: keyof typeof categoryIcons;
  color: keyof typeof categoryColors;
  /** How many questions it has, in words. */
  size: string;
  description: string;
  children?: ReactNode;
}) {
  const Icon = categoryIcons[icon];
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-start gap-3">
        <span
          className={classNames(
            'grid size-11 shrink-0 place-items-center rounded-card',
            categoryColors[color],
          )}
        >
          <Icon aria-hidden className="size-5" />
        </span>
        <div className="min-w-0">
          <h2 className="text-lg">{name}</h2>
          <p className="text-sm text-muted-foreground">{size}</p>
        </div>
      </div>
      <p className="flex-1">{description}</p>
      {children}
    </Card>
  );
}
