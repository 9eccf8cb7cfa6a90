import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';

import { Button } from './button';
import { Card } from './card';

/** Something that failed: what happened, and a button that tries again. */
export function ErrorState({
  title,
  children,
  onRetry,
  isRetrying = false,
}: {
  title: string;
  children: ReactNode;
  onRetry: () => void;
  isRetrying?: boolean;
}) {
  return (
    <Card className="grid justify-items-center gap-3 py-10 text-center">
      <CloudOff aria-hidden className="size-10 text-destructive" strokeWidth={1.5} />
      <div role="alert" className="grid gap-2">
        <h2 className="text-xl">{title}</h2>
        <div className="max-w-prose text-muted-foreground">{children}</div>
      </div>
      <Button onClick={onRetry} isBusy={isRetrying}>
        Försök igen
      </Button>
    </Card>
  );
}
