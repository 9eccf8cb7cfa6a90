import { useState } from 'react';

import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';

/** Removes the plan, once that has been confirmed. */
export function RemovePlan({ onRemove }: { onRemove: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
  };
  return (
    <>
      <Button
        variant="quietDestructive"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        Ta bort
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title="Ta bort planen?"
        description="Dina svar och din statistik finns kvar. Du kan göra en ny plan när du vill."
      >
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={close}>
            Behåll planen
          </Button>
          <Button
            variant="destructive"
            onClick={() => {
              close();
              onRemove();
            }}
          >
            Ta bort planen
          </Button>
        </div>
      </Dialog>
    </>
  );
}
