import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

import { classNames } from '../lib/class-names';

interface Pane<Key extends string> {
  value: Key;
  label: string;
  content: ReactNode;
}

/** Two parts of one work side by side, the second staying in sight; where there is no room for both, each has a tab. */
export function Panes<Key extends string>({
  label,
  value,
  onChange,
  items,
}: {
  /** What the tabs are called. */
  label: string;
  /** The part whose tab is chosen. */
  value: Key;
  onChange: (value: Key) => void;
  items: readonly [Pane<Key>, Pane<Key>];
}) {
  const tabs = items.map((item) => (
    <RadixTabs.Trigger
      key={item.value}
      value={item.value}
      className="-mb-px min-h-11 grow border-b-2 border-transparent px-4 font-medium text-muted-foreground -outline-offset-2 data-[state=active]:border-primary data-[state=active]:text-foreground"
    >
      {item.label}
    </RadixTabs.Trigger>
  ));
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={(chosen) => {
        const item = items.find((each) => each.value === chosen);
        if (item !== undefined) onChange(item.value);
      }}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
    >
      <RadixTabs.List aria-label={label} className="flex border-b border-border lg:hidden">
        {tabs}
      </RadixTabs.List>
      {items.map((item, index) => (
        // both are there all the time: what is done in the one shows in the other
        <RadixTabs.Content
          key={item.value}
          value={item.value}
          forceMount
          tabIndex={-1}
          className={classNames(
            'min-w-0 outline-none max-lg:data-[state=inactive]:hidden',
            index === 1 && 'lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto',
          )}
        >
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
