import * as Checkbox from '@radix-ui/react-checkbox';
import Check from 'lucide-react/icons/check';
import { useId, type ReactNode } from 'react';

/** A box to tick, with its label beside it and what is wrong below. */
export function CheckboxField({
  label,
  error,
  isRequired = false,
  isChecked,
  onChange,
}: {
  label: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}) {
  const id = useId();
  return (
    <div>
      <div className="flex min-h-11 items-center gap-3">
        <Checkbox.Root
          id={id}
          checked={isChecked}
          aria-required={isRequired}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-note`}
          onCheckedChange={(checked) => {
            onChange(checked === true);
          }}
          className="grid size-6 shrink-0 place-items-center rounded-md border-2 border-field bg-surface aria-invalid:border-destructive data-[state=checked]:border-primary data-[state=checked]:bg-primary"
        >
          <Checkbox.Indicator>
            <Check aria-hidden className="size-4 text-primary-foreground" strokeWidth={3} />
          </Checkbox.Indicator>
        </Checkbox.Root>
        <label htmlFor={id} className="py-2 leading-snug">
          {label}
        </label>
      </div>
      {error !== undefined && (
        <p id={`${id}-note`} className="text-sm font-medium text-destructive-ink">
          {error}
        </p>
      )}
    </div>
  );
}
