import type { ComponentProps } from 'react';

import { classNames } from '../lib/class-names';
import { controlClasses, Field } from './field';

type TextareaFieldProps = ComponentProps<'textarea'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
};

/** A field with several lines of text; it grows with what is written, where the browser can. */
export function TextareaField({
  label,
  hint,
  error,
  className,
  rows = 3,
  ...rest
}: TextareaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          // a field that is sized by its content asks for no rows of its own
          style={{ minBlockSize: `calc(${String(rows)}lh + 1.25rem + 2px)` }}
          className={classNames(controlClasses, 'field-sizing-content py-2.5', className)}
        />
      )}
    </Field>
  );
}
