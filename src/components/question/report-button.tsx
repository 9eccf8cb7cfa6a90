import Flag from 'lucide-react/icons/flag';
import { lazy, Suspense, useState, type KeyboardEvent } from 'react';

import { limits } from '../../domain/limits';
import { reasonChoices } from '../../domain/report/report-reason';
import { Button } from '../../ui/button';
import { useLearner } from '../learner/learner-context';

const ReportDialog = lazy(() => import('./report-dialog'));

/** The dialog's keys are its own: React hands them on to the page around the button, which answers to some. */
function stopKeys(event: KeyboardEvent): void {
  event.stopPropagation();
}

/** A small button with which a question is reported as wrong; its dialog is loaded when it is pressed. */
export function ReportButton({ questionId }: { questionId: string }) {
  const { uid } = useLearner();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div onKeyDown={stopKeys} className="-ml-4 print:hidden">
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
            reasons={reasonChoices}
            textLength={limits.reportTextLength}
            onSend={async ({ reason: value, text }) => {
              const reason = reasonChoices.find((one) => one.value === value)?.value;
              if (reason === undefined) return;
              const { sendReport } = await import('../../data/question-reports/send-report');
              await sendReport({ reason, text, userId: uid, questionId });
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
