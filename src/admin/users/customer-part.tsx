import type { ReactNode } from 'react';

import { Card } from '../../ui/card';

/** A part of a customer's page, as wide as the page. */
export function CustomerPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:col-span-2">
      <h3 className="text-lg">{title}</h3>
      {children}
    </Card>
  );
}

/** What stands where a part has nothing, or not all. */
export const none = (text: string) => <p className="text-muted-foreground">{text}</p>;
