import { startTransition, useId, useOptimistic } from 'react';

import { classNames } from '../lib/class-names';

/** A few choices of which one is made, side by side. The pressed one looks so before what depends on it is drawn. */
export function ChoiceChips<Key extends string>({
  legend,
  choices,
  value,
  onChange,
}: {
  legend: string;
  choices: readonly { key: Key; label: string }[];
  value: Key;
  onChange: (key: Key) => void;
}) {
  const name = useId();
  const [shown, showNow] = useOptimistic(value);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ key, label }) => (
          <label
            key={key}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center rounded-card border px-4 py-2 font-medium transition-colors',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
              key === shown
                ? 'border-primary bg-primary-soft text-primary ring-1 ring-primary'
                : 'border-field/70 bg-surface hover:border-primary',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={key === shown}
              onChange={() => {
                startTransition(() => {
                  showNow(key);
                  onChange(key);
                });
              }}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
