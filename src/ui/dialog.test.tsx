import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { expect, test } from 'vitest';

import { Dialog } from './dialog';

function Asking() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Ta bort
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
        title="Ta bort frågan?"
        description="Det går inte att ångra."
      >
        <button>Ja</button>
        <button>Nej</button>
      </Dialog>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Ta bort' });

async function open() {
  render(<Asking />);
  await userEvent.click(opener());
  return screen.getByRole('dialog', { name: 'Ta bort frågan?' });
}

test('a dialog that is not open is not there', () => {
  render(<Asking />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an open dialog has its name, its description and the focus', async () => {
  const dialog = await open();
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Det går inte att ångra.');
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Ja' }));
  // what is behind is hidden from screen readers
  expect(screen.queryByRole('button', { name: 'Ta bort' })).toBeNull();
});

test('the Tab key stays within the dialog, forwards and backwards', async () => {
  const dialog = await open();
  const visited = [];
  for (let press = 0; press < 3; press++) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
    visited.push(document.activeElement);
  }
  expect(new Set(visited).size).toBe(3);
  await userEvent.tab({ shift: true });
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Stäng' }))],
])('%s closes the dialog and gives the focus back to what opened it', async (_what, close) => {
  await open();
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => {
    expect(document.activeElement).toBe(opener());
  });
});

test('a press beside the dialog closes it, a press in it does not', async () => {
  const dialog = await open();
  await userEvent.click(within(dialog).getByText('Det går inte att ångra.'));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  const overlay = dialog.previousElementSibling;
  if (overlay === null) throw new Error('a dialog lies on an overlay');
  await userEvent.click(overlay);
  expect(screen.queryByRole('dialog')).toBeNull();
});

function Deleting() {
  const [rows, setRows] = useState(['Apelsin']);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div role="region" aria-label="Frukt" tabIndex={0}>
        {rows.map((row) => (
          <p key={row}>
            <button
              onClick={() => {
                setIsOpen(true);
              }}
            >
              Ta bort {row}
            </button>
          </p>
        ))}
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
        title="Ta bort?"
        description="Det går inte att ångra."
      >
        <button
          onClick={() => {
            setRows([]);
            setIsOpen(false);
          }}
        >
          Ja
        </button>
      </Dialog>
    </>
  );
}

test('focus goes to what is left around an opener that the dialog deleted', async () => {
  render(<Deleting />);
  await userEvent.click(screen.getByRole('button', { name: 'Ta bort Apelsin' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ja' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Frukt' }));
});

function Jumping() {
  const [isOpen, setIsOpen] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isOpen) heading.current?.focus();
  }, [isOpen]);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Fråga 3
      </h2>
      <Dialog isOpen={isOpen} onClose={close} title="Alla frågor" description="Välj en.">
        <button onClick={close}>3</button>
      </Dialog>
    </>
  );
}

test('the focus stays with what a choice in the dialog leads to', async () => {
  render(<button>Alla frågor</button>)
    .getByRole('button')
    .focus();
  render(<Jumping />);
  await userEvent.click(screen.getByRole('button', { name: '3' }));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Fråga 3' }));
});
