import { median, range } from '../../lib/statistics';
import { valuesOf, type Figure, type Unit } from '../figures';
import type { PartMeasurement, RunFacts } from '../measurements';

/** What stands where there is nothing to say. */
export const none = '–';

/** A value with its unit. */
export function formatValue(value: number, unit: Unit): string {
  switch (unit) {
    case 'seconds':
      return `${(value / 1000).toFixed(2)} s`;
    case 'milliseconds':
      return `${value.toFixed(0)} ms`;
    case 'shift':
      return value.toFixed(3);
    case 'kilobytes':
      return value.toFixed(1);
    case 'count':
      return value.toFixed(0);
  }
}

/** The median, and the lowest and highest where they are written otherwise. */
export function formatValues(values: readonly number[], unit: Unit): string {
  if (values.length === 0) return none;
  const [least, greatest] = range(values).map((value) => formatValue(value, unit).split(' ')[0]);
  const middle = formatValue(median(values), unit);
  return least === greatest ? middle : `${middle} (${least ?? ''}–${greatest ?? ''})`;
}

/** The median of ratios. */
export function formatRatios(values: readonly number[]): string {
  return values.length === 0 ? none : median(values).toFixed(2);
}

/** When and on what something was measured, as a paragraph. */
export function formatFacts(facts: RunFacts): string {
  const [before, after] = facts.load;
  return (
    `Measured ${facts.date} at commit ${facts.commit} on ${facts.machine}, Node ${facts.node}, Chromium ` +
    `${facts.chromium}; load average ${String(before)} before and ${String(after)} after.${facts.note === undefined ? '' : ` ${facts.note}`}`
  );
}

/** Returns true iff the median, as it is written, is within the bar. */
export function isMet(measured: PartMeasurement, { bar = Infinity, ...figure }: Figure): boolean {
  const middle = median(valuesOf(measured, figure));
  return (figure.unit === 'shift' ? Number(middle.toFixed(3)) : middle) <= bar;
}
