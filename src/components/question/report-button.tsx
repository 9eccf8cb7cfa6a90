import Flag from 'lucide-react/icons/flag';
import { lazy, Suspense, useState, type KeyboardEvent } from 'react';

import { Button } from '../../ui/button';
import type { Report } from './report-dialog';

const ReportDialog = lazy(() => import('./report-dialog'));

/** The dialog's keys are its own: React hands them on to the page around the button, which answers to some. */
function keep(event: KeyboardEvent): void {
  event.stopPropagation();
}

/** A small button with which something is reported as wrong; its dialog is loaded when it is pressed. */
export function ReportButton<Reason extends string>({
  reasons,
  textLength,
  onSend,
}: {
  reasons: readonly { value: Reason; label: string }[];
  textLength: number;
  onSend: (report: Report<Reason>) => Promise<void>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div onKeyDown={keep} className="-ml-4 print:hidden">
      <Button
        variant="quiet"
        className="text-sm text-muted-foreground"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Flag aria-hidden className="size-4" />
        Rapportera fel
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <ReportDialog
            reasons={reasons}
            textLength={textLength}
            onSend={async ({ reason, ...rest }) => {
              const chosen = reasons.find(({ value }) => value === reason);
              if (chosen !== undefined) await onSend({ ...rest, reason: chosen.value });
            }}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
