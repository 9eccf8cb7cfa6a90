import { useState } from 'react';

import { Alert } from '../../ui/alert';
import { Card } from '../../ui/card';
import { SwitchField } from '../../ui/switch-field';
import { ConfirmDialog } from '../shared/confirm-dialog';
import { useSettingsChange } from './use-settings-change';

/** Puts the service in test mode or out of it, after a warning: in it everybody gets access for nothing. */
export function TestModeSwitch({ isOn }: { isOn: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  const change = useSettingsChange();
  return (
    <Card className="grid gap-4">
      <SwitchField
        label="Testläge"
        hint="Köpare bekräftar själva sin betalning och inga pengar flyttas."
        isOn={isOn}
        isBusy={change.isBusy}
        onChange={() => {
          change.reset();
          setIsAsking(true);
        }}
      />
      {isOn && (
        <Alert tone="warning">
          Testläget är på. Alla kan skaffa åtkomst utan att betala, och det står så på varje sida.
        </Alert>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={isOn ? 'Stäng av testläget' : 'Slå på testläget'}
        question={
          isOn
            ? 'Är du säker på att du vill stänga av testläget? Efter det måste varje köp betalas på riktigt och bekräftas här.'
            : 'Är du säker på att du vill slå på testläget? Alla köpare får då åtkomst utan att betala, tills du stänger av det.'
        }
        confirmLabel={isOn ? 'Stäng av' : 'Slå på'}
        isDestructive={!isOn}
        isBusy={change.isBusy}
        problem={change.problem}
        onConfirm={() => {
          change.run(
            { testMode: !isOn },
            {
              onSuccess: () => {
                setIsAsking(false);
              },
            },
          );
        }}
        onClose={() => {
          setIsAsking(false);
        }}
      />
    </Card>
  );
}
