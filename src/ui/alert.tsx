import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';

import { classNames } from '../lib/class-names';

const looks = {
  info: { icon: Info, box: 'bg-primary-soft text-foreground', mark: 'text-primary' },
  success: { icon: CircleCheck, box: 'bg-success-soft text-success-ink', mark: 'text-success' },
  warning: { icon: CircleAlert, box: 'bg-warning-soft text-warning-ink', mark: 'text-warning' },
  destructive: {
    icon: CircleAlert,
    box: 'bg-destructive-soft text-destructive-ink',
    mark: 'text-destructive',
  },
} as const;

/** A message in the page. A destructive one is announced at once. */
export function Alert({
  tone = 'info',
  title,
  children,
}: {
  tone?: keyof typeof looks;
  title?: string;
  children: ReactNode;
}) {
  const { icon: Icon, box, mark } = looks[tone];
  return (
    <div
      role={tone === 'destructive' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-card p-4', box)}
    >
      <Icon aria-hidden className={classNames('mt-0.5 size-5 shrink-0', mark)} />
      <div className="min-w-0">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
