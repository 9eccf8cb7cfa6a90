import type { CategoryColor, CategoryIcon } from './category';

/** What the icons of categories show. */
export const iconNames: Record<CategoryIcon, string> = {
  Target: 'Måltavla',
  BookOpen: 'Bok',
  AlertTriangle: 'Varningstriangel',
  Clock: 'Klocka',
  CheckCircle: 'Bock',
};

/** What the colours of categories are called. */
export const colorNames: Record<CategoryColor, string> = {
  'bg-primary': 'Blå',
  'bg-success': 'Grön',
  'bg-warning': 'Orange',
  'bg-secondary': 'Turkos',
  'bg-muted': 'Grå',
};
