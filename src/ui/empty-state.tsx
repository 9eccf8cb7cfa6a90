import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';

import { Card } from './card';

/** A list that has nothing in it, with the next step. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 py-10 text-center wrap-anywhere">
      <Inbox aria-hidden className="size-10 text-muted-foreground" strokeWidth={1.5} />
      <h2 className="text-xl">{title}</h2>
      <div className="max-w-prose text-muted-foreground">{children}</div>
      {action}
    </Card>
  );
}
