import { startTransition, useId, useOptimistic } from 'react';

import { classNames } from '../lib/class-names';

/** Scrolls a row so far that the choice that is made stands in it. */
function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector(':checked')?.parentElement;
  if (row && chosen) row.scrollLeft = chosen.offsetLeft - row.clientWidth / 2;
}

/** A few choices of which one is made, side by side. The pressed one looks so before what depends on it is drawn. */
export function ChoiceChips<Key extends string>({
  legend,
  choices,
  value,
  onChange,
  isRow = false,
}: {
  legend: string;
  choices: readonly { key: Key; label: string }[];
  value: Key;
  onChange: (key: Key) => void;
  /** On a phone in one row that scrolls sideways, below what says what it is. */
  isRow?: boolean;
}) {
  const name = useId();
  const [shown, showNow] = useOptimistic(value);
  return (
    <fieldset className={classNames(isRow && 'max-sm:w-0 max-sm:min-w-full')}>
      <legend className={classNames('mb-2 font-semibold', isRow && 'max-sm:sr-only')}>
        {legend}
      </legend>
      <div
        ref={isRow ? showChosen : null}
        className={classNames(
          'flex gap-2',
          isRow
            ? 'relative max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:whitespace-nowrap max-sm:*:shrink-0 sm:flex-wrap'
            : 'flex-wrap',
        )}
      >
        {choices.map(({ key, label }) => (
          <label
            key={key}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center rounded-card border px-4 py-2 font-medium transition-colors',
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
