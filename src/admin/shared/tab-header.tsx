import type { ReactNode } from 'react';

import { classNames } from '../../lib/class-names';

/** The heading of a tab, with what can be done there beside it. Where the panel is a bar, that has the tab's name. */
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
    <div
      className={classNames(
        'mb-3 flex flex-wrap items-start justify-between gap-3',
        action === undefined && 'max-sm:mb-0',
      )}
    >
      <div className="max-sm:contents">
        <h2 className="text-2xl max-sm:sr-only">{title}</h2>
        {intro !== undefined && (
          <p className="mt-0.5 text-muted-foreground max-sm:hidden">{intro}</p>
        )}
      </div>
      {action}
    </div>
  );
}
