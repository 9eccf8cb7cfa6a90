import { useState } from 'react';

import { formatCount } from '../../../lib/format';
import { SelectField } from '../../../ui/select-field';
import { FormDialog } from '../../shared/form-dialog';
import type { CategoryChoice } from '../../shared/question-kinds';

/** Asks which category the questions are to be moved to. */
export function MoveDialog({
  count,
  categories,
  isBusy,
  onMove,
  onClose,
}: {
  count: number;
  categories: readonly CategoryChoice[];
  isBusy: boolean;
  onMove: (category: CategoryChoice) => void;
  onClose: () => void;
}) {
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<string>();
  return (
    <FormDialog
      title={`Flytta ${formatCount(count, 'fråga', 'frågor')}`}
      description="Frågorna får kategorins körkortstyp. Du kan ångra i tio minuter, på den här enheten."
      saveLabel="Flytta"
      isBusy={isBusy}
      failed=""
      reason={undefined}
      onSubmit={() => {
        const category = categories.find(({ id }) => id === chosen);
        if (category === undefined) setError('Välj en kategori.');
        else onMove(category);
      }}
      onClose={onClose}
    >
      <SelectField
        label="Flytta till"
        placeholder="Välj kategori"
        value={chosen}
        error={error}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => {
          setChosen(target.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
