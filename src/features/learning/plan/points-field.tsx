import { useId } from 'react';

import { classNames } from '../../../lib/class-names';
import { controlClasses } from '../../../ui/field';
import type { TypedPoints } from './typed-points';

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
      className={classNames(controlClasses, 'w-12! px-1! text-center tabular-nums')}
    />
  );
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
        <span aria-hidden className="font-medium hyphens-auto">
          {label}
        </span>
        <span className="flex items-center gap-1.5">
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
