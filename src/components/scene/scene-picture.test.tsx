import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { expectLogged } from '../../../tests/setup/fail-on-console';
import type { ShapeDrawing } from '../../graphics/drawing';
import { ScenePicture } from './scene-picture';

const drawn = (label: string): ShapeDrawing => ({
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

test('signs are drawn beneath each other on their posts, and a plate with its own lines', async () => {
  const lines = [{ text: '0–3 km', isRed: false }];
  const board = (own: object) => ({
    label: 'Två märken',
    posts: [[{ name: 'A40' }, { name: 'T12', ground: 'yellow' as const }, { name: 'T1', ...own }]],
  });
  const load = (text: string) =>
    Promise.resolve(board(text === 'egna' ? { ground: 'yellow', lines } : {}));
  const { rerender } = render(<ScenePicture text="egna" load={load} />);
  const parts = () => [
    ...screen.getByRole('img', { name: 'Två märken' }).querySelectorAll('svg > g > g'),
  ];
  await screen.findByRole('img', { name: 'Två märken' });
  const tops = parts().map((part) => Number(/translate\(\S+ (\S+)\)/.exec(part.outerHTML)?.[1]));
  expect(tops).toHaveLength(3);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  const own = parts()[2]?.innerHTML;

  rerender(<ScenePicture text="bibliotekets" load={load} />);
  await screen.findByRole('img', { name: 'Två märken' });
  expect(parts()[2]?.innerHTML).not.toBe(own);
});

test('a sign that nobody has drawn is told of as what cannot be loaded', async () => {
  const load = () => Promise.resolve({ label: 'Märke', posts: [[{ name: 'A999' }]] });
  render(<ScenePicture text="ett" load={load} />);
  await screen.findByText('Bilden kunde inte laddas.');
  expectLogged('there is no drawing of A999');
});

test('a scene that cannot be loaded can be tried again', async () => {
  const load = vi
    .fn<(text: string) => Promise<ReturnType<typeof drawn>>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(drawn('Bild'));
  render(<ScenePicture text="ett" load={load} />);
  await screen.findByText('Bilden kunde inte laddas.');
  expectLogged('a picture could not be drawn Error: offline');
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  await screen.findByRole('img', { name: 'Bild' });
  expect(screen.queryByText('Bilden kunde inte laddas.')).toBeNull();
});
