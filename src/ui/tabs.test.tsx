import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { Tabs } from './tabs';

function Admin() {
  const [value, setValue] = useState('questions');
  return (
    <Tabs
      label="Avdelningar"
      value={value}
      onChange={setValue}
      items={[
        { value: 'questions', label: 'Frågor', content: <p>Alla frågor</p> },
        { value: 'users', label: 'Användare', content: <p>Alla användare</p> },
      ]}
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('tabs are a named list of which one is chosen and its panel alone is shown', () => {
  render(<Admin />);
  expect(screen.getByRole('tablist', { name: 'Avdelningar' })).toBeDefined();
  expect(tab('Frågor').getAttribute('aria-selected')).toBe('true');
  expect(tab('Användare').getAttribute('aria-selected')).toBe('false');
  expect(screen.getByRole('tabpanel', { name: 'Frågor' }).textContent).toBe('Alla frågor');
  expect(screen.queryByText('Alla användare')).toBeNull();
});

test('a press changes the panel', async () => {
  render(<Admin />);
  await userEvent.click(tab('Användare'));
  expect(screen.getByRole('tabpanel', { name: 'Användare' }).textContent).toBe('Alla användare');
  expect(screen.queryByText('Alla frågor')).toBeNull();
});

test('the arrows change the panel, round and round', async () => {
  render(<Admin />);
  await userEvent.tab();
  expect(document.activeElement).toBe(tab('Frågor'));
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('Användare').getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('Frågor').getAttribute('aria-selected')).toBe('true');
});
