import * as RadixTabs from '@radix-ui/react-tabs';
import { useEffect, useRef, type ReactNode } from 'react';

/** Pixels at the right edge of a narrow row in which it fades, so that one sees that there is more. */
const fade = 24;

/** Scrolls the row of tabs, and nothing else, until the chosen one can be seen whole. */
function showChosen(list: HTMLElement): void {
  const chosen = list.querySelector<HTMLElement>('[data-state=active]');
  if (chosen === null) return;
  const { left, right } = list.getBoundingClientRect();
  const tab = chosen.getBoundingClientRect();
  if (tab.left < left || tab.right > right - fade) list.scrollLeft += tab.left - left - 16;
}

/** Tabs over panels; on a narrow screen the row of tabs scrolls sideways. */
export function Tabs({
  label,
  value,
  onChange,
  items,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  items: readonly { value: string; label: string; content: ReactNode }[];
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current !== null) showChosen(list.current);
  }, [value]);
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <RadixTabs.List
        ref={list}
        aria-label={label}
        className="mb-5 flex gap-1 overflow-x-auto border-b border-border max-sm:scroll-pr-6 max-sm:mask-r-from-[calc(100%-1.5rem)] max-sm:pr-6 print:hidden"
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            className="-mb-px min-h-11 border-b-2 border-transparent px-4 font-medium whitespace-nowrap text-muted-foreground -outline-offset-2 data-[state=active]:border-primary data-[state=active]:text-foreground max-sm:px-2.5 max-sm:text-sm"
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
