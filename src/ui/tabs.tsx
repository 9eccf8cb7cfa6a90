import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

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
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <RadixTabs.List
        aria-label={label}
        className="mb-5 flex gap-1 overflow-x-auto border-b border-border print:hidden"
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            className="-mb-px min-h-11 border-b-2 border-transparent px-4 font-medium whitespace-nowrap text-muted-foreground -outline-offset-2 data-[state=active]:border-primary data-[state=active]:text-foreground"
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
