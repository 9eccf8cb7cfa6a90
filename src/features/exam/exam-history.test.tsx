import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { examResult, examStart, markedQuestion } from '../../../tests/factories/exam';
import type { ExamArea } from '../../domain/exam/exam-area';
import type { ExamResult } from '../../domain/exam/exam-result';
import { ExamHistory } from './exam-history';

/** A test of ten questions with so many right, finished so many days after the first. */
function exam(day: number, right: number, area: ExamArea = 'miljo'): ExamResult {
  return examResult({
    id: `dag${String(day)}`,
    passMark: 7,
    finishedAt: examStart + day * 24 * 60 * 60_000,
    questions: Array.from({ length: 10 }, (_, index) =>
      markedQuestion(`q${String(index)}`, { area, isRight: index < right }),
    ),
  });
}

function show(...oldestFirst: readonly ExamResult[]) {
  render(
    <MemoryRouter>
      <ExamHistory history={[...oldestFirst].reverse()} />
    </MemoryRouter>,
  );
}

/** What stands beside the name of the area. */
const development = () => screen.getByText('Miljö').nextElementSibling?.textContent;

test('without an earlier test it says so', () => {
  show();
  expect(screen.getByText(/^Du har inte skrivit det här provet än\./)).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

test.each([
  ['one test has nothing before it', [8], '80\u00a0%'],
  ['three tests have nothing before them', [6, 7, 8], '70\u00a0%'],
  ['a better share is up', [5, 8, 8, 8], '80\u00a0%, upp 30\u00a0procentenheter'],
  ['a worse share is down', [9, 8, 8, 8], '80\u00a0%, ner 10\u00a0procentenheter'],
  ['the same share is unchanged', [8, 8, 8, 8], '80\u00a0%, oförändrat'],
] as const)('of an area, %s', (_what, rights, text) => {
  show(...rights.map((right, day) => exam(day, right)));
  expect(development()).toBe(text);
});

test.each([
  ['one test', 1, 'Ditt prov. '],
  ['three tests', 3, 'Dina senaste prov. '],
  ['more', 4, 'Dina tre senaste prov, jämförda med de tre före dem. '],
])('%s are called compared only where there is something before them', (_which, count, text) => {
  show(...Array.from({ length: count }, (_, day) => exam(day, 8)));
  expect(screen.getByText(/Strecket är gränsen/).textContent).toMatch(text);
});

test('an area that the tests before had not says nothing of change', () => {
  show(exam(0, 3, 'trafikregler'), ...[1, 2, 3].map((day) => exam(day, 8)));
  expect(development()).toBe('80\u00a0%');
});

test('every test leads to its result, the latest first, with verdict, points and limit', () => {
  show(exam(0, 6), exam(1, 7));
  const [, ...rows] = screen.getAllByRole('row');
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(-3)
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['Godkänd', '7 av 10', '7'],
    ['Underkänd', '6 av 10', '7'],
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/prov/resultat/dag1',
    '/prov/resultat/dag0',
  ]);
});

test('the trend tells its figures in words, the oldest first, and one test makes no trend', () => {
  show(exam(0, 6), exam(1, 7));
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Andel poäng i dina prov, det äldsta först: 60 %, 70 %. Gräns 70 %.',
  );
  cleanup();
  show(exam(0, 6));
  expect(screen.queryByRole('img')).toBeNull();
});
