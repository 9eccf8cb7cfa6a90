import Flag from 'lucide-react/icons/flag';
import { lazy, Suspense, useState, type KeyboardEvent } from 'react';

import type { OptionKey } from '../../domain/question/question';
import { Button } from '../../ui/button';

const ReportDialog = lazy(() => import('./report-dialog'));

/** The dialog's keys are its own: React hands them on to the page around the button, which answers to some. */
function stopKeys(event: KeyboardEvent): void {
  event.stopPropagation();
}

/** A small button with which a question is reported as wrong; its dialog is loaded when it is pressed. */
export function ReportButton({
  questionId,
  option,
}: {
  questionId: string;
  /** What the learner has answered, if that is still one of the question's options. */
  option?: OptionKey | undefined;
}) {
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
            questionId={questionId}
            option={option}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
