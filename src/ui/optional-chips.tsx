import { classNames } from '../lib/class-names';

/**
 * A few quick words of which one may be said, or none: pressing the one that is said takes it back. Where they cannot be
 * said their place stays, so that nothing moves.
 */
export function OptionalChips<Key extends string>({
  label,
  choices,
  value,
  isOffered,
  onChange,
}: {
  label: string;
  choices: readonly { key: Key; label: string }[];
  value: Key | undefined;
  isOffered: boolean;
  onChange: (key: Key | undefined) => void;
}) {
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames('mt-2.5 grid grid-cols-3 gap-2', !isOffered && 'invisible')}
    >
      {choices.map(({ key, label: text }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === value}
          onClick={() => {
            onChange(key === value ? undefined : key);
          }}
          className={classNames(
            'min-h-11 rounded-full border text-sm font-medium transition-colors',
            key === value
              ? 'border-primary bg-primary-soft text-primary ring-1 ring-primary'
              : 'border-border bg-surface text-muted-foreground hover:border-primary',
          )}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
