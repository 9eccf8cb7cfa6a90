import * as RadioGroup from '@radix-ui/react-radio-group';
import { Check, X } from 'lucide-react';

import { classNames } from '../lib/class-names';

interface Choice<Key extends string> {
  key: Key;
  text: string;
}

type Mark = 'open' | 'selected' | 'right' | 'wrong' | 'other';

const looks: Record<Mark, string> = {
  open: 'border-field/70 bg-surface hover:border-primary hover:bg-primary-soft',
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

/**
 * Options of which one is chosen. Once `rightKey` is given the list is locked and shows which option is right and
 * which wrong one was chosen, by mark and word as well as colour.
 */
export function ChoiceList<Key extends string>({
  label,
  choices,
  selectedKey,
  rightKey,
  onSelect,
}: {
  /** Id of the element that asks. */
  label: string;
  choices: readonly Choice<Key>[];
  selectedKey: Key | undefined;
  rightKey: Key | undefined;
  onSelect: (key: Key) => void;
}) {
  const isLocked = rightKey !== undefined;
  const markOf = (key: Key): Mark => {
    if (isLocked) {
      if (key === rightKey) return 'right';
      return key === selectedKey ? 'wrong' : 'other';
    }
    return key === selectedKey ? 'selected' : 'open';
  };
  return (
    <RadioGroup.Root
      aria-labelledby={label}
      aria-disabled={isLocked}
      orientation="vertical"
      value={selectedKey ?? ''}
      onValueChange={(value) => {
        const choice = choices.find(({ key }) => key === value);
        if (!isLocked && choice !== undefined) onSelect(choice.key);
      }}
      className="grid gap-2.5"
    >
      {choices.map(({ key, text }, index) => {
        const mark = markOf(key);
        return (
          <RadioGroup.Item
            key={key}
            value={key}
            aria-disabled={isLocked}
            className={classNames(
              'flex min-h-12 w-full items-center gap-3 rounded-card border px-3.5 py-2.5 text-left leading-snug transition-colors aria-disabled:cursor-default',
              looks[mark],
            )}
          >
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
                index + 1
              )}
            </span>
            <span className="min-w-0">
              {text}
              {spoken[mark] !== undefined && <span className="sr-only"> {spoken[mark]}</span>}
            </span>
          </RadioGroup.Item>
        );
      })}
    </RadioGroup.Root>
  );
}
