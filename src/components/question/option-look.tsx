import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';

import { classNames } from '../../lib/class-names';

/** An option of a question. */
export interface Choice<Key extends string> {
  key: Key;
  text: string;
}

type Mark = 'open' | 'selected' | 'right' | 'wrong' | 'other';

const looks: Record<Mark, string> = {
  open: 'border-field/70 bg-surface hover:border-primary',
  selected: 'border-primary bg-primary-soft ring-1 ring-primary',
  right: 'border-success bg-success-soft text-success-ink ring-1 ring-success',
  wrong: 'border-destructive bg-destructive-soft text-destructive-ink ring-1 ring-destructive',
  other: 'border-border bg-surface text-muted-foreground',
};

const badges: Record<Mark, string> = {
  open: 'border-field text-muted-foreground',
  selected: 'border-primary bg-primary text-primary-foreground',
  right: 'border-success bg-success text-success-foreground',
  wrong: 'border-destructive bg-destructive text-destructive-foreground',
  other: 'border-border text-muted-foreground',
};

const spoken: Partial<Record<Mark, string>> = { right: '(rätt svar)', wrong: '(ditt svar, fel)' };

/** How an option is marked: by what was chosen and, once that is known, by what is right. */
export function markOf<Key extends string>(
  key: Key,
  selectedKey: Key | undefined,
  rightKey: Key | undefined,
): Mark {
  if (rightKey === undefined) return key === selectedKey ? 'selected' : 'open';
  if (key === rightKey) return 'right';
  return key === selectedKey ? 'wrong' : 'other';
}

/** The frame and ground of an option. */
export function optionLook(mark: Mark): string {
  return classNames(
    'flex min-h-12 items-center gap-3 rounded-card border px-3.5 py-2.5 leading-snug',
    looks[mark],
  );
}

/** What stands in an option: its number, or the mark of right and wrong, and its text. */
export function OptionBody({ mark, number, text }: { mark: Mark; number: number; text: string }) {
  return (
    <>
      <span
        aria-hidden
        className={classNames(
          'grid size-7 shrink-0 place-items-center rounded-full border text-sm font-semibold',
          badges[mark],
        )}
      >
        {mark === 'right' ? (
          <Check className="size-4" strokeWidth={3} />
        ) : mark === 'wrong' ? (
          <X className="size-4" strokeWidth={3} />
        ) : (
          number
        )}
      </span>
      <span className="min-w-0">
        {text}
        {spoken[mark] !== undefined && <span className="sr-only"> {spoken[mark]}</span>}
      </span>
    </>
  );
}
