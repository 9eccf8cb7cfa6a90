import { markdownTable } from '../../lib/markdown-table';
import { median } from '../../lib/statistics';
import { isReference, ratiosOf, type Unit } from '../figures';
import type { PartMeasurement } from '../measurements';
import { barePage, plainPage } from '../reference-pages';
import { formatFacts, formatRatios, formatValues, none } from './format';

/** What issue 16 asks of a page behind sign-in, and a page lacks. */
function missedBars(measured: PartMeasurement, row: string): string[] {
  const middle = (name: string, of = row) => median(measured.rows[of]?.[name] ?? []);
  const bars: readonly (readonly [name: string, isMet: boolean])[] = [
    ['performance', middle('performance') >= 97],
    ['largest paint', middle('largestPaint') <= 1.25 * middle('largestPaint', '/')],
    ['shift', Number(middle('shift').toFixed(3)) === 0],
    ['blocking', middle('blocking') <= middle('blocking', '/') + 100],
  ];
  return bars.filter(([, isMet]) => !isMet).map(([name]) => name);
}

function describeBars(measured: PartMeasurement, row: string): string {
  if (isReference(row) || row === '/') return none;
  const missed = missedBars(measured, row);
  return missed.length === 0 ? 'met' : `missed: ${missed.join(', ')}`;
}

const pageNames: Readonly<Record<string, string>> = {
  [plainPage]: 'plain HTML',
  [barePage]: 'bare React',
};

function pageTable(measured: PartMeasurement): string {
  const cell = (row: string, name: string, unit: Unit) =>
    formatValues(measured.rows[row]?.[name] ?? [], unit);
  const times = (row: string, reference: string) =>
    formatRatios(
      ratiosOf(measured, { row, name: 'largestPaint', text: '', unit: 'seconds', reference }),
    );
  return markdownTable([
    [
      'Page',
      'Performance',
      'First paint',
      'Largest paint',
      '× plain',
      '× /',
      'Shift',
      'Blocking',
      'Bars',
    ],
    ...Object.keys(measured.rows).map((row) => [
      pageNames[row] ?? row,
      cell(row, 'performance', 'count'),
      cell(row, 'firstPaint', 'seconds'),
      cell(row, 'largestPaint', 'seconds'),
      times(row, plainPage),
      times(row, '/'),
      cell(row, 'shift', 'shift'),
      cell(row, 'blocking', 'milliseconds'),
      describeBars(measured, row),
    ]),
  ]);
}

/** What Lighthouse says of pages, before and now. */
export function pageSection(before: PartMeasurement | undefined, now: PartMeasurement): string {
  return `## Lighthouse, signed out

Mobile with its simulated slow network and processor, medians of three with the lowest and highest. The bars, for what is
behind sign-in or leads there: performance at least 97, largest paint at most 1.25 × the landing page's, shift 0, blocking at
most the landing page's + 100 ms.

${formatFacts(now.facts)}

${pageTable(now)}
${
  before === undefined
    ? ''
    : `
Before. ${formatFacts(before.facts)}

${pageTable(before)}
`
}`;
}
