import { AlertTriangle, BookOpen, CheckCircle, Clock, Target, type LucideIcon } from 'lucide-react';

import type { CategoryColor, CategoryIcon } from '../../domain/practice/category';

/** The drawing behind each icon name that an administrator can choose. */
export const categoryIcons: Record<CategoryIcon, LucideIcon> = {
  Target,
  BookOpen,
  AlertTriangle,
  Clock,
  CheckCircle,
};

/** The ground of each colour that an administrator can choose, with what is readable on it. */
export const categoryColors: Record<CategoryColor, string> = {
  'bg-primary': 'bg-primary text-primary-foreground',
  'bg-success': 'bg-success text-success-foreground',
  'bg-warning': 'bg-warning text-warning-foreground',
  'bg-secondary': 'bg-secondary text-secondary-foreground',
  'bg-muted': 'bg-muted text-muted-ink',
};
