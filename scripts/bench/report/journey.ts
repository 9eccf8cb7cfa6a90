import { markdownTable } from '../../lib/markdown-table';
import { isReference, journeyFigures, ratiosOf, valuesOf, type Figure } from '../figures';
import type { PartMeasurement } from '../measurements';
import { formatFacts, formatRatios, formatValue, formatValues, isMet, none } from './format';

function journeyTable(before: PartMeasurement | undefined, now: PartMeasurement): string {
  const ratio = (measured: PartMeasurement, figure: Figure) =>
    figure.reference === undefined || isReference(figure.row)
      ? none
      : formatRatios(ratiosOf(measured, figure));
  return markdownTable([
    ['What', 'Before', '× bare', 'Now', '× bare', 'Bar', ''],
    ...journeyFigures.map((figure) => [
      figure.text,
      before === undefined ? none : formatValues(valuesOf(before, figure), figure.unit),
      before === undefined ? none : ratio(before, figure),
      formatValues(valuesOf(now, figure), figure.unit),
      ratio(now, figure),
      figure.bar === undefined ? none : formatValue(figure.bar, figure.unit),
      figure.bar === undefined ? '' : isMet(now, figure) ? 'met' : 'missed',
    ]),
  ]);
}

const bulleted = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** The steps of the journey, before and now. */
export function journeySection(before: PartMeasurement | undefined, now: PartMeasurement): string {
  return `## A phone's journey

390 × 844, 1.6 Mbit/s down, 750 kbit/s up, 150 ms to every answer, the processor four times slower; medians of five with the
fastest and slowest. '× bare' is the time divided by the bare React form's in the same round: on its first visit for what
comes from the network, on its second for what lies on the device.

${formatFacts(now.facts)}
${
  before === undefined
    ? ''
    : `Before: ${formatFacts(before.facts)}
`
}
${journeyTable(before, now)}

What moved most, of what no press had caused:

${now.remarks.length === 0 ? 'Nothing.' : bulleted(now.remarks)}
${
  before === undefined || before.remarks.length === 0
    ? ''
    : `
Before:

${bulleted(before.remarks)}
`
}`;
}
