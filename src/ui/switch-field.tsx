import { useId } from 'react';

import { classNames } from '../lib/class-names';

/** A setting that is on or off and takes effect at once, with a hint below its label. While busy it cannot be changed. */
export function SwitchField({
  label,
  hint,
  isOn,
  isBusy = false,
  onChange,
}: {
  label: string;
  hint?: string;
  isOn: boolean;
  isBusy?: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <span id={id} className="block font-medium">
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-sm text-muted-foreground">
            {hint}
          </span>
        )}
      </div>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) onChange(!isOn);
        }}
        className="grid h-11 w-14 shrink-0 place-items-center rounded-card aria-disabled:opacity-55"
      >
        <span
          className={classNames(
            'flex h-7 w-12 items-center rounded-full border-2 p-0.5 transition-colors',
            isOn ? 'border-primary bg-primary' : 'border-field bg-surface',
          )}
        >
          <span
            className={classNames(
              'size-5 rounded-full transition-transform',
              isOn ? 'translate-x-5 bg-primary-foreground' : 'bg-field',
            )}
          />
        </span>
      </button>
    </div>
  );
}
