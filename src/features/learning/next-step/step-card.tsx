import { Link } from 'react-router-dom';

import { classNames } from '../../../lib/class-names';
import { ButtonLink } from '../../../ui/button';
import type { Words } from './step-words';

/** A suggestion of what to do next, with its reason and a button. */
export function StepCard({
  title,
  reason,
  action,
  isHidden = false,
}: Words & {
  /** Keeps its place for what is not known yet. */
  isHidden?: boolean;
}) {
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border border-primary/30 bg-primary-soft p-5 sm:p-6',
        isHidden && 'invisible',
      )}
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-sm font-semibold text-primary">Nästa steg</p>
        <h2 className="mt-0.5 text-xl">{title}</h2>
        <p className="mt-1">{reason}</p>
      </div>
      <ButtonLink size="large" className="w-full sm:w-auto">
        <Link to={action.href}>{action.label}</Link>
      </ButtonLink>
    </div>
  );
}
