import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';

import { classNames } from '../lib/class-names';
import { controlClasses, Field } from './field';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
  /** Shown first, with the empty value, where nothing need be or has been chosen. */
  placeholder?: string;
};

/** A field with a choice of one among several, by the device's own list. */
export function SelectField({
  label,
  hint,
  error,
  options,
  placeholder,
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={classNames('relative', className)}>
          {/* every select matches :read-only, which greys text fields that cannot be changed */}
          <select
            {...rest}
            {...control}
            className={classNames(
              controlClasses,
              // a list of the browser's own look has its text over what is beside it, too
              'appearance-none overflow-clip pr-10 text-ellipsis whitespace-nowrap [overflow-clip-margin:content-box] read-only:bg-surface!',
            )}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted-foreground"
          />
        </div>
      )}
    </Field>
  );
}
