import { useId } from 'react';

import type { ExamArea } from '../../../domain/exam/exam-area';
import { classNames } from '../../../lib/class-names';
import { controlClasses } from '../../../ui/field';

/** Points of an area as they are being typed. */
export interface TypedPoints {
  area: ExamArea;
  right: string;
  scored: string;
}

/** So many right of so many, in one line. */
export function PointsField({
  label,
  value,
  error,
  onChange,
}: {
  label: string;
  value: TypedPoints;
  error: string | undefined;
  onChange: (value: TypedPoints) => void;
}) {
  const id = useId();
  const input = (key: 'right' | 'scored', what: string) => (
    <input
      inputMode="numeric"
      maxLength={2}
      aria-label={`${label}: ${what}`}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : id}
      value={value[key]}
      onChange={({ target }) => {
        onChange({ ...value, [key]: target.value });
      }}
      className={classNames(controlClasses, 'w-14! px-1! text-center tabular-nums')}
    />
  );
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <span aria-hidden className="min-w-0 font-medium">
          {label}
        </span>
        <span className="flex shrink-0 items-center gap-2">
          {input('right', 'rätt svar')}
          <span className="text-muted-foreground">av</span>
          {input('scored', 'frågor')}
        </span>
      </div>
      {error !== undefined && (
        <p id={id} className="text-sm font-medium text-destructive-ink">
          {error}
        </p>
      )}
    </div>
  );
}
