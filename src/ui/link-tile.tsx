import ChevronRight from 'lucide-react/icons/chevron-right';
import type { LucideIcon } from 'lucide-react/types';
import { Link } from 'react-router-dom';

/** A way to another page: what it is, and in a few words how it stands there. */
export function LinkTile({
  to,
  icon: Icon,
  label,
  note,
  hasChevron = false,
}: {
  to: string;
  icon: LucideIcon;
  label: string;
  note?: string | undefined;
  /** Where there is room for it: it says that the tile leads on. */
  hasChevron?: boolean;
}) {
  return (
    <Link
      to={to}
      className="flex h-full min-h-14 items-center gap-3 rounded-card border border-border bg-surface px-3.5 py-2.5 leading-tight transition-colors hover:border-primary hover:bg-primary-soft"
    >
      <Icon aria-hidden className="size-5 shrink-0 text-primary" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{label}</span>
        {note !== undefined && <span className="block text-sm text-muted-foreground">{note}</span>}
      </span>
      {hasChevron && <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />}
    </Link>
  );
}
