import CopyCheck from 'lucide-react/icons/copy-check';
import { lazy, Suspense, useState } from 'react';

import type { Question } from '../../domain/question/question';
import { Button } from '../../ui/button';

const DuplicatesDialog = lazy(() => import('./duplicates-dialog'));

/** The way to the questions that say almost the same. */
export function Duplicates({ kind }: { kind: Question['kind'] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <CopyCheck aria-hidden className="size-4" />
        Dubbletter
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <DuplicatesDialog
            kind={kind}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
