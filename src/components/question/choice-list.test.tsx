import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';

import { ChoiceList } from './choice-list';

type Key = 'a' | 'b' | 'c';

const choices = [
  { key: 'a', text: 'Stanna' },
  { key: 'b', text: 'Köra' },
  { key: 'c', text: 'Backa' },
] as const;

/** A question that holds its own choice, as pages do. */
function Asked({
  initial,
  rightKey,
  onSelect,
}: {
  initial?: Key;
  rightKey?: Key;
  onSelect?: (key: Key) => void;
}) {
  const [selected, setSelected] = useState<Key | undefined>(initial);
  return (
    <>
      <h2 id="q">Vad gäller?</h2>
      <ChoiceList<Key>
        label="q"
        choices={choices}
        selectedKey={selected}
        rightKey={rightKey}
        onSelect={(key) => {
          setSelected(key);
          onSelect?.(key);
        }}
      />
    </>
  );
}

const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const isChecked = (name: string) => option(name).checked;

describe('an open list', () => {
  test('is a group of radio buttons, named by its question, with nothing chosen', () => {
    render(<Asked />);
    expect(screen.getByRole('radiogroup', { name: 'Vad gäller?' })).toBeDefined();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(option('Stanna').labels?.[0]?.textContent).toBe('1Stanna');
    expect(option('Backa').labels?.[0]?.textContent).toBe('3Backa');
  });

  test('takes a press, and another one instead', async () => {
    const onSelect = vi.fn();
    render(<Asked onSelect={onSelect} />);
    await userEvent.click(screen.getByText('Köra'));
    expect(isChecked('Köra')).toBe(true);
    await userEvent.click(option('Backa'));
    expect(isChecked('Köra')).toBe(false);
    expect(isChecked('Backa')).toBe(true);
    expect(onSelect.mock.calls).toEqual([['b'], ['c']]);
  });

  test('is one stop of the Tab key, in which the arrows choose', async () => {
    const user = userEvent.setup();
    const press = async (key: string, chosen: string) => {
      await user.keyboard(`{${key}>}`);
      // the choice follows the focus, in a moment and while the key is down
      await waitFor(() => {
        expect(isChecked(chosen)).toBe(true);
      });
      await user.keyboard(`{/${key}}`);
      expect(document.activeElement).toBe(option(chosen));
    };
    render(<Asked />);
    await user.tab();
    expect(document.activeElement).toBe(option('Stanna'));
    await press('ArrowDown', 'Köra');
    await press('ArrowUp', 'Stanna');
    await press('ArrowUp', 'Backa');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  test('is chosen from with the space bar', async () => {
    render(<Asked />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(isChecked('Stanna')).toBe(true);
  });
});

describe('a locked list', () => {
  test('says which option is right and which wrong one was chosen', () => {
    render(<Asked initial="b" rightKey="a" />);
    const names = ['Stanna (rätt svar)', 'Köra (ditt svar, fel)', 'Backa'];
    expect(names.map(isChecked)).toEqual([false, true, false]);
    expect(screen.getAllByRole('radio')).toHaveLength(3);
  });

  test('says of a right choice only that it is right', () => {
    render(<Asked initial="a" rightKey="a" />);
    expect(isChecked('Stanna (rätt svar)')).toBe(true);
    expect(screen.queryByText(/ditt svar/)).toBeNull();
  });

  test('is told to be locked, but can still be read with the keyboard', async () => {
    render(<Asked initial="b" rightKey="a" />);
    expect(screen.getByRole('radiogroup').getAttribute('aria-disabled')).toBe('true');
    for (const radio of screen.getAllByRole('radio')) {
      expect(radio.getAttribute('aria-disabled')).toBe('true');
    }
    await userEvent.tab();
    expect(document.activeElement).toBe(option('Köra (ditt svar, fel)'));
  });

  test('takes no other choice, by press or by key', async () => {
    const onSelect = vi.fn();
    render(<Asked initial="b" rightKey="a" onSelect={onSelect} />);
    await userEvent.click(screen.getByText('Backa'));
    const user = userEvent.setup();
    await user.keyboard('{ArrowUp>}');
    await waitFor(() => {
      expect(document.activeElement).toBe(option('Köra (ditt svar, fel)'));
    });
    await user.keyboard('{/ArrowUp}{ArrowUp>}');
    await waitFor(() => {
      expect(document.activeElement).toBe(option('Stanna (rätt svar)'));
    });
    await user.keyboard('{/ArrowUp} ');
    expect(onSelect).not.toHaveBeenCalled();
    expect(isChecked('Köra (ditt svar, fel)')).toBe(true);
  });
});
