import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { ThemeSwitch } from './theme-switch';
import { setTheme } from './theme';

/** The device's own preference, which a test can change while the page is open. */
const device = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  device.matches = false;
  vi.spyOn(window, 'matchMedia').mockImplementation(() => device as unknown as MediaQueryList);
  setTheme('system');
});

const label = () => screen.getByRole('button').getAttribute('aria-label');
const applied = () => document.documentElement.dataset['theme'];
const stored = () => localStorage.getItem('teoriklar.theme');
const press = () => userEvent.click(screen.getByRole('button'));

test('the switch steps from the device through light and dark, applies each and remembers it', async () => {
  render(<ThemeSwitch />);
  expect(label()).toBe('Utseende: som enheten. Byt till ljust.');
  await press();
  expect([label(), applied(), stored()]).toEqual([
    'Utseende: ljust. Byt till mörkt.',
    'light',
    '"light"',
  ]);
  await press();
  expect([label(), applied(), stored()]).toEqual([
    'Utseende: mörkt. Byt till som enheten.',
    'dark',
    '"dark"',
  ]);
  await press();
  expect([label(), applied(), stored()]).toEqual([
    'Utseende: som enheten. Byt till ljust.',
    'light',
    null,
  ]);
});

test('what was chosen on an earlier day is chosen still', () => {
  localStorage.setItem('teoriklar.theme', '"dark"');
  render(<ThemeSwitch />);
  expect(label()).toBe('Utseende: mörkt. Byt till som enheten.');
});

test('a stored value that is no theme counts as none', () => {
  localStorage.setItem('teoriklar.theme', '"pink"');
  render(<ThemeSwitch />);
  expect(label()).toMatch('som enheten');
});

function deviceTurnsDark() {
  act(() => {
    device.matches = true;
    device.dispatchEvent(new Event('change'));
  });
}

test('a device that turns dark takes the page along, unless light was chosen', async () => {
  render(<ThemeSwitch />);
  expect(applied()).toBe('light');
  deviceTurnsDark();
  expect(applied()).toBe('dark');
  await press();
  expect(applied()).toBe('light');
  deviceTurnsDark();
  expect(applied()).toBe('light');
});

test('every switch on the page shows the same', async () => {
  render(
    <>
      <ThemeSwitch />
      <ThemeSwitch />
    </>,
  );
  const [first, second] = screen.getAllByRole('button');
  if (first === undefined || second === undefined) throw new Error('there are two switches');
  await userEvent.click(first);
  expect(second.getAttribute('aria-label')).toBe('Utseende: ljust. Byt till mörkt.');
});
