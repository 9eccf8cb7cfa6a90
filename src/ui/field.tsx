import { useId, useRef, type ComponentProps, type ReactNode } from 'react';

import { classNames } from '../lib/class-names';
import { useFormProblem } from './use-form-problem';

/** What a control inside a field needs to be tied to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

function isWriting(): boolean {
  return document.activeElement?.matches('input, textarea, select') === true;
}

/**
 * A label, its control, and below it a hint or, instead, what is wrong. The first field of a form where something is takes
 * focus when the form has been sent.
 */
export function Field({
  label,
  hint,
  error,
  children,
}: {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}) {
  const id = useId();
  const note = error ?? hint;
  const box = useRef<HTMLDivElement>(null);
  useFormProblem(box, error !== undefined, (form, isSent) => {
    // nobody is taken away from what they are writing
    if (isSent || !isWriting()) form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
  return (
    <div ref={box} className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
      })}
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className={classNames(
            'text-sm',
            error === undefined ? 'text-muted-foreground' : 'font-medium text-destructive-ink',
          )}
        >
          {note}
        </p>
      )}
    </div>
  );
}

/** The look of a text control. */
export const controlClasses =
  'border-field bg-surface rounded-card min-h-11 w-full border px-3.5 aria-invalid:border-destructive aria-invalid:border-2 [&[readonly]]:bg-muted';

type TextFieldProps = ComponentProps<'input'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
};

/** A field with one line of text. */
export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input {...rest} {...control} className={classNames(controlClasses, className)} />
      )}
    </Field>
  );
}
