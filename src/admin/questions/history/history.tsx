import History from 'lucide-react/icons/history';
import { lazy, Suspense, useState } from 'react';

import type { Question } from '../../../domain/question/question';
import { Button } from '../../../ui/button';

const HistoryDialog = lazy(() => import('./history-dialog'));

/** The way to what a question has been. */
export function QuestionHistory({
  id,
  onTake,
}: {
  id: string;
  /** Puts a version into the form. */
  onTake: (version: Question) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mt-4">
      <Button
        variant="outline"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <History aria-hidden className="size-4" />
        Tidigare versioner
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <HistoryDialog
            id={id}
            onTake={onTake}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
