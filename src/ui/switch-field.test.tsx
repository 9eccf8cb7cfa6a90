import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { SwitchField } from './switch-field';

const control = () => screen.getByRole('switch', { name: 'Utskick' });

test.each([
  [true, 'true'],
  [false, 'false'],
])('a press on a switch that is %s asks for the other', async (isOn, state) => {
  const onChange = vi.fn();
  render(
    <SwitchField label="Utskick" hint="Högst ett i månaden" isOn={isOn} onChange={onChange} />,
  );
  expect(control().getAttribute('aria-checked')).toBe(state);
  const hint = document.getElementById(control().getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Högst ett i månaden');
  await userEvent.click(control());
  expect(onChange).toHaveBeenCalledExactlyOnceWith(!isOn);
});

test('a busy switch says so and cannot be changed', async () => {
  const onChange = vi.fn();
  render(<SwitchField label="Utskick" isOn isBusy onChange={onChange} />);
  expect(control().getAttribute('aria-busy')).toBe('true');
  await userEvent.click(control());
  expect(onChange).not.toHaveBeenCalled();
});
