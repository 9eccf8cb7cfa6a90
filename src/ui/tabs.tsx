import * as RadixTabs from '@radix-ui/react-tabs';
import { useEffect, useRef, type ReactNode } from 'react';

import { classNames } from '../lib/class-names';

/** Scrolls the row of tabs, and nothing else, until the chosen one can be seen whole. */
function showChosen(list: HTMLElement): void {
  const chosen = list.querySelector<HTMLElement>('[data-state=active]');
  if (chosen === null) return;
  const { left, right } = list.getBoundingClientRect();
  const tab = chosen.getBoundingClientRect();
  if (tab.left < left || tab.right > right) list.scrollLeft += tab.left - left - 16;
}

const looks = {
  line: {
    list: 'gap-1 border-b border-border',
    tab: '-mb-px border-b-2 border-transparent -outline-offset-2 data-[state=active]:border-primary data-[state=active]:text-foreground',
  },
  many: {
    list: 'gap-1 p-1 -m-1 sm:flex-wrap',
    tab: 'rounded-card hover:bg-muted data-[state=active]:bg-primary-soft data-[state=active]:text-primary',
  },
} as const;

/**
 * Tabs over panels; on a narrow screen the row of tabs scrolls sideways. The look `many` is for more than a line holds:
 * on a wide screen they fill several. There the arrows go over the tabs and Enter opens one, since each is a page.
 */
export function Tabs({
  label,
  value,
  onChange,
  items,
  look = 'line',
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  items: readonly { value: string; label: string; content: ReactNode }[];
  look?: keyof typeof looks;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current !== null) showChosen(list.current);
  }, [value]);
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={onChange}
      activationMode={look === 'many' ? 'manual' : 'automatic'}
    >
      <RadixTabs.List
        ref={list}
        aria-label={label}
        className={classNames('mb-5 flex overflow-x-auto print:hidden', looks[look].list)}
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            className={classNames(
              'min-h-11 px-4 font-medium whitespace-nowrap text-muted-foreground',
              looks[look].tab,
            )}
          >
            {item.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.value} value={item.value}>
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
