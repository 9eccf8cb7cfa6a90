import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Button } from './button';
import { Dialog } from './dialog';
import { DialogButtons } from './dialog-buttons';

test('a dialog ends with the way back, which has the focus, and then with what it is for', () => {
  render(
    <Dialog isOpen onClose={vi.fn()} title="Ta bort frågan?" description="För alltid.">
      <DialogButtons onBack={vi.fn()}>
        <Button>Ta bort</Button>
      </DialogButtons>
    </Dialog>,
  );
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['Avbryt', 'Ta bort']);
  expect(document.activeElement?.textContent).toBe('Avbryt');
});

test('while what was asked for is under way, there is no way back', () => {
  render(<DialogButtons isBusy backLabel="Behåll köpet" onBack={vi.fn()} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Behåll köpet' }).disabled).toBe(
    true,
  );
});
