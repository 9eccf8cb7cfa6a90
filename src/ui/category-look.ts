import { AlertTriangle, BookOpen, CheckCircle, Clock, Target } from 'lucide-react';

/** The drawing behind each icon name that a category can have. */
export const categoryIcons = { Target, BookOpen, AlertTriangle, Clock, CheckCircle } as const;

/** The ground of each colour that a category can have, with what is readable on it. */
export const categoryColors = {
  'bg-primary': 'bg-primary text-primary-foreground',
  'bg-success': 'bg-success text-success-foreground',
  'bg-warning': 'bg-warning text-warning-foreground',
  'bg-secondary': 'bg-secondary text-secondary-foreground',
  'bg-muted': 'bg-muted text-muted-ink',
} as const;
