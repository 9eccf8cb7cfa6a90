import AlertTriangle from 'lucide-react/icons/alert-triangle';
import BookOpen from 'lucide-react/icons/book-open';
import CheckCircle from 'lucide-react/icons/check-circle';
import Clock from 'lucide-react/icons/clock';
import Target from 'lucide-react/icons/target';

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
