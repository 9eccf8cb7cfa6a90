import { ChartFrame } from './chart-frame';
import { niceCeiling } from './nice-ceiling';

/** One bar: what is written under it, how high it is, and what it says to those who do not see it. */
export interface Bar {
  key: string;
  label: string;
  value: number;
  description: string;
}

/** Share of a bar's place that it fills. */
const filled = 0.64;

/** Places that there are at least, so that two bars are no towers. */
const fewestPlaces = 6;

/** Bars from zero, up or down, in their order. A table beside it has the exact figures. */
export function BarChart({
  label,
  bars,
  format,
}: {
  label: string;
  bars: readonly Bar[];
  /** Writes a value at the axis. */
  format: (value: number) => string;
}) {
  const values = bars.map(({ value }) => value);
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = niceCeiling(Math.max(highest, -lowest)) / 2;
  const start = Math.floor(lowest / step) * step;
  const end = lowest < 0 ? Math.ceil(highest / step) * step : 2 * step;
  const lines = Array.from(
    { length: (end - start) / step + 1 },
    (_, index) => start + step * index,
  );
  const yOf = (value: number) => (100 * (end - value)) / (end - start);
  // of many, every second one has room for its name, the last among them
  const isNamed = (index: number) => bars.length <= 6 || (bars.length - index) % 2 === 1;
  const places = Math.max(fewestPlaces, bars.length);
  const slot = 100 / places;
  return (
    <ChartFrame
      label={`${label}: ${bars.map(({ description }) => description).join(', ')}.`}
      lines={lines.map((value) => (Number.isInteger(value) ? format(value) : ''))}
      names={Array.from({ length: places }, (_, index) =>
        isNamed(index) ? (bars[index]?.label ?? '') : '',
      )}
    >
      {bars.map(({ key, value }, index) => (
        <rect
          key={key}
          x={slot * (index + (1 - filled) / 2)}
          y={yOf(Math.max(0, value))}
          width={slot * filled}
          height={Math.abs(yOf(0) - yOf(value))}
          className="fill-primary"
        />
      ))}
    </ChartFrame>
  );
}
