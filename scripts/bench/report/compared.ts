import { median, range } from '../../lib/statistics';
import type { Comparison, Difference } from '../comparison';
import { formatValues } from './format';

function describeDifference({ figure, before, now }: Difference): string {
  const write = (values: readonly number[]) =>
    figure.reference === undefined
      ? formatValues(values, figure.unit)
      : `${median(values).toFixed(2)} (${range(values)
          .map((value) => value.toFixed(2))
          .join('–')}) × reference`;
  return `  ${figure.text}: ${write(before)} → ${write(now)}`;
}

/** What a comparison says, line by line. */
export function writeComparison({ slower, faster }: Comparison): string {
  return [
    slower.length === 0
      ? 'Nothing is slower than the baseline by more than the spread.'
      : 'Slower than the baseline:',
    ...slower.map(describeDifference),
    ...(faster.length === 0
      ? []
      : ['Faster than the baseline:', ...faster.map(describeDifference)]),
  ].join('\n');
}
