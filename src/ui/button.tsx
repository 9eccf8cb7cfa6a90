import LoaderCircle from 'lucide-react/icons/loader-circle';
import { cloneElement, type ComponentProps, type ReactElement } from 'react';

import { classNames } from '../lib/class-names';

const variants = {
  primary: 'bg-primary text-primary-foreground hover:bg-primary-hover',
  accent: 'bg-accent text-accent-foreground hover:brightness-95',
  outline: 'border border-field bg-surface text-foreground hover:bg-muted',
  quiet: 'text-foreground hover:bg-muted',
  quietDestructive: 'text-destructive-ink hover:bg-destructive-soft',
  destructive: 'bg-destructive text-destructive-foreground hover:brightness-95',
} as const;

const sizes = { normal: 'min-h-11 px-4', large: 'min-h-12 px-6 text-lg' } as const;

interface Look {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

function look({ variant = 'primary', size = 'normal' }: Look, className?: string): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-card font-medium whitespace-nowrap transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    className,
  );
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    isBusy?: boolean;
    /** For what is pressed again and again, such as to turn pages: every press counts. */
    isRepeatable?: boolean;
  };

/**
 * A button. While busy it cannot be pressed again and shows that something is under way. The second press of a double
 * click does nothing, whatever the button has come to mean after the first.
 */
export function Button({
  variant,
  size,
  isBusy = false,
  isRepeatable = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={(event) => {
        // a submit button sends its form unless told not to
        if (event.detail > 1 && !isRepeatable) event.preventDefault();
        else onClick?.(event);
      }}
      className={look({ ...(variant && { variant }), ...(size && { size }) }, className)}
      disabled={rest.disabled === true || isBusy}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
      {children}
    </button>
  );
}

/** Gives its one child, a link, the look of a button. */
export function ButtonLink({
  variant,
  size,
  className,
  children,
}: Look & { className?: string; children: ReactElement<{ className?: string | undefined }> }) {
  return cloneElement(children, {
    className: classNames(
      look({ ...(variant && { variant }), ...(size && { size }) }, className),
      children.props.className,
    ),
  });
}
