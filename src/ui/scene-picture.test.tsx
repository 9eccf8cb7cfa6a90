import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { ScenePicture } from './scene-picture';

const drawn = (label: string) => ({
  viewBox: '0 0 4 3',
  label,
  shapes: [
    {
      tag: 'g',
      attributes: {},
      content: [{ tag: 'circle', attributes: { r: 1, strokeWidth: 2 } }],
    },
    { tag: 'text', attributes: {}, content: 'STOP' },
  ],
});

test('a scene is drawn, with what it shows in words', async () => {
  const load = (text: string) => Promise.resolve(drawn(`Bild av ${text}`));
  const { rerender } = render(<ScenePicture text="ett" load={load} />);
  expect(screen.getByRole('status').textContent).toBe('Laddar…');
  const picture = await screen.findByRole('img', { name: 'Bild av ett' });
  expect(picture.querySelector('g circle')?.getAttribute('stroke-width')).toBe('2');
  expect(picture.textContent).toBe('STOP');
  expect(screen.queryByRole('status')).toBeNull();

  rerender(<ScenePicture text="två" load={load} />);
  // never the picture of another question
  expect(screen.queryByRole('img')).toBeNull();
  await screen.findByRole('img', { name: 'Bild av två' });
});

test('a scene that cannot be loaded can be tried again', async () => {
  const load = vi
    .fn<(text: string) => Promise<ReturnType<typeof drawn>>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(drawn('Bild'));
  render(<ScenePicture text="ett" load={load} />);
  await screen.findByText('Bilden kunde inte laddas.');
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  await screen.findByRole('img', { name: 'Bild' });
  expect(screen.queryByText('Bilden kunde inte laddas.')).toBeNull();
});
