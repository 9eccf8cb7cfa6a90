import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { CaseMaterial } from './case-material';
import { ChoiceList } from './choice-list';
import { findQuestion, readableParts } from './readable-parts';

const choices = [
  { key: 'a', text: '10 km' },
  { key: 'b', text: '20 km' },
];
const asked = ['Hur långt körde bilen?', 'Alternativ 1: 10 km', 'Alternativ 2: 20 km'];

function show(rows?: string[][]) {
  const shared = {
    id: 'pass',
    title: 'Ett pass',
    text: 'Föraren kör två pass.\nRasten är ledig.',
    rows,
  };
  render(
    <div>
      <button type="button">Läs upp</button>
      <CaseMaterial text={JSON.stringify(shared)} />
      <h2 id="fraga">Hur långt körde bilen?</h2>
      <ChoiceList
        label="fraga"
        choices={choices}
        selectedKey={undefined}
        rightKey={undefined}
        onSelect={() => undefined}
      />
    </div>,
  );
}

const parts = () => readableParts(findQuestion(screen.getByRole('button')) ?? document.body);
const texts = () => parts().map(({ text }) => text);

test('a case is read before what is asked of it: title, text line by line, and its table row by row', () => {
  show([
    ['Uppgift', 'Värde'],
    ['Start', '120 km'],
    ['Slut', '140 km'],
  ]);
  expect(texts()).toEqual([
    'Ett pass',
    'Föraren kör två pass.',
    'Rasten är ledig.',
    'Uppgift, Värde',
    'Start: 120 km',
    'Slut: 140 km',
    ...asked,
  ]);
  // each row is marked while it is read
  const [, , , ...rows] = parts().map(({ element }) => element);
  expect(rows.slice(0, 3)).toEqual(screen.getAllByRole('row'));
});

test('in a table of more columns each figure is read with its heading', () => {
  show([
    ['Post', '2024', '2025'],
    ['Intäkter', '900', '950'],
  ]);
  expect(texts().slice(3, 5)).toEqual(['Post, 2024, 2025', 'Intäkter: 2024 900, 2025 950']);
});

test('a case without a table has its text alone, and one that is folded away is not read', () => {
  show();
  expect(texts()).toEqual(['Ett pass', 'Föraren kör två pass.', 'Rasten är ledig.', ...asked]);
  document.querySelector('details')?.removeAttribute('open');
  expect(texts()).toEqual(asked);
});
