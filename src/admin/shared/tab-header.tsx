import type { ReactNode } from 'react';

/** The heading of a tab, with what can be done there beside it. */
export function TabHeader({
  title,
  intro,
  action,
}: {
  title: string;
  intro?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {intro !== undefined && <p className="mt-1 text-muted-foreground">{intro}</p>}
      </div>
      {action}
    </div>
  );
}
