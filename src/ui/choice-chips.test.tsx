import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { ChoiceChips } from './choice-chips';

const choices = [
  { key: 'B', label: 'B-kort' },
  { key: 'MC', label: 'MC-kort' },
] as const;

const lookOf = (label: string) => screen.getByText(label).className;

/** Notes how a chip looks while what depends on the choice is drawn. */
function Dependent({ choice, looks }: { choice: string; looks: Record<string, string> }) {
  if (document.querySelector('label') !== null) looks[choice] ??= lookOf('MC-kort');
  return <p>{`valt: ${choice}`}</p>;
}

function Choosing({ looks = {} }: { looks?: Record<string, string> }) {
  const [choice, setChoice] = useState<'B' | 'MC'>('B');
  return (
    <>
      <ChoiceChips
        legend="Vad övar du till?"
        choices={choices}
        value={choice}
        onChange={setChoice}
      />
      <Dependent choice={choice} looks={looks} />
    </>
  );
}

test('a press makes the choice', async () => {
  render(<Choosing />);
  await userEvent.click(screen.getByRole('radio', { name: 'MC-kort' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'MC-kort' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'B-kort' }).checked).toBe(false);
  screen.getByText('valt: MC');
});

test('the pressed chip looks so before what depends on the choice is drawn', async () => {
  const looks: Record<string, string> = {};
  render(<Choosing looks={looks} />);
  await userEvent.click(screen.getByRole('radio', { name: 'MC-kort' }));
  await screen.findByText('valt: MC');
  expect(looks['MC']).toBe(lookOf('MC-kort'));
});

test('a choice that is not taken over shows as the one that was', async () => {
  render(
    <ChoiceChips legend="Vilket prov?" choices={choices} value="B" onChange={() => undefined} />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'MC-kort' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'B-kort' }).checked).toBe(true);
});
