import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Link } from 'react-router-dom';
import { useState } from 'react';

import { address, showAt } from '../../../tests/drivers/page';
import { LeaveGuard, useLeaveGuard } from './leave-guard';

const onTab = vi.fn<() => void>();
const onSignOut = vi.fn<() => void>();

function Form() {
  const [isUnsaved, setUnsaved] = useState(false);
  const ask = useLeaveGuard(isUnsaved);
  return (
    <>
      <button
        onClick={() => {
          setUnsaved(true);
        }}
      >
        Skriv
      </button>
      <button
        onClick={() => {
          ask(onTab);
        }}
      >
        Avbryt
      </button>
      <Link to="/prov">Prov</Link>
      <a href="#innehall">Hoppa till innehållet</a>
      <button data-leaves onClick={onSignOut}>
        Logga ut
      </button>
    </>
  );
}

const show = () => {
  onTab.mockReset();
  onSignOut.mockReset();
  showAt('/admin', <LeaveGuard>{() => <Form />}</LeaveGuard>);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isAsked = () => screen.queryByRole('dialog') !== null;
const closes = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a form with nothing unsaved is left at once', async () => {
  show();
  expect(closes()).toBe(false);
  await press('Avbryt');
  expect(onTab).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('link', { name: 'Prov' }));
  expect(address()).toBe('/prov');
});

test('a form with something unsaved asks first, and stays', async () => {
  show();
  await press('Skriv');
  expect(closes()).toBe(true);
  await press('Avbryt');
  expect(isAsked()).toBe(true);
  await press('Fortsätt redigera');
  expect(onTab).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Prov' }));
  expect(isAsked()).toBe(true);
  expect(address()).toBe('/admin');
  await press('Fortsätt redigera');
  await waitFor(() => {
    expect(isAsked()).toBe(false);
  });
});

test('or is left for where one was going', async () => {
  show();
  await press('Skriv');
  await userEvent.click(screen.getByRole('link', { name: 'Prov' }));
  await press('Lämna utan att spara');
  await waitFor(() => {
    expect(address()).toBe('/prov');
  });
  expect(closes()).toBe(false);
});

test('to jump to the contents is not to leave', async () => {
  show();
  await press('Skriv');
  await userEvent.click(screen.getByRole('link', { name: 'Hoppa till innehållet' }));
  expect(isAsked()).toBe(false);
  expect(closes()).toBe(true);
});

test('a button that leaves the page asks first, and then does what it does', async () => {
  show();
  await press('Skriv');
  await press('Logga ut');
  expect(isAsked()).toBe(true);
  expect(onSignOut).not.toHaveBeenCalled();
  await press('Lämna utan att spara');
  expect(onSignOut).toHaveBeenCalledOnce();
});
