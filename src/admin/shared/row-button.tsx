import type { ComponentProps, ReactNode } from 'react';

import { Button } from '../../ui/button';

/** What can be done with one thing of a list; screen readers are told with which. */
export function RowButton<Item>({
  item,
  name,
  isDestructive = false,
  onPress,
  children,
  ...button
}: Omit<ComponentProps<typeof Button>, 'onClick'> & {
  item: Item;
  /** What the thing is called. */
  name: string;
  isDestructive?: boolean;
  onPress: (item: Item) => void;
}) {
  return (
    <Button
      {...button}
      variant={isDestructive ? 'quietDestructive' : 'quiet'}
      onClick={() => {
        onPress(item);
      }}
    >
      {children}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}

/** Where such a button stands alone in a cell: its text begins where the cell's does. */
export const aloneInCell = '-my-2 -ml-4';

/** Where several stand in a cell. */
export function RowButtons({ children }: { children: ReactNode }) {
  return <div className={`${aloneInCell} flex gap-1`}>{children}</div>;
}
