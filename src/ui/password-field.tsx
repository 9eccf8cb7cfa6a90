import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type ComponentProps } from 'react';

import { classNames } from '../lib/class-names';
import { controlClasses, Field } from './field';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
};

/** A field for a password, which can be shown and hidden. */
export function PasswordField({ label, hint, error, className, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={classNames(controlClasses, 'pr-12', className)}
          />
          <button
            type="button"
            aria-label={`${isShown ? 'Dölj' : 'Visa'} ${label.toLowerCase()}`}
            aria-controls={control.id}
            onClick={() => {
              setIsShown(!isShown);
            }}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-card text-muted-foreground hover:text-foreground"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
