import { useState } from 'react';

import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { DialogButtons } from '../../../ui/dialog-buttons';

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
        <DialogButtons backLabel="Behåll planen" onBack={close}>
          <Button
            variant="destructive"
            onClick={() => {
              close();
              onRemove();
            }}
          >
            Ta bort planen
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}
