import { Toaster as Sonner } from 'sonner';

import { useTheme } from './theme';

/** The place where toasts appear. */
export default function Toaster() {
  const { resolved } = useTheme();
  return (
    <Sonner
      theme={resolved}
      position="bottom-center"
      visibleToasts={1}
      // above what stands at the foot of the screen (styles.css)
      offset={{ bottom: 'var(--foot)' }}
      mobileOffset={{ bottom: 'var(--foot)' }}
      closeButton
      containerAriaLabel="Meddelanden"
      toastOptions={{
        closeButtonAriaLabel: 'Stäng meddelandet',
        classNames: {
          toast:
            '!font-sans !bg-surface !text-foreground !border-border !rounded-card !shadow-lift !pr-14',
          closeButton:
            '!inset-auto !top-1/2 !right-1.5 !size-11 !-translate-y-1/2 !transform-none !rounded-card !border-0 !bg-transparent !text-foreground [&_svg]:!size-5',
          description: '!text-muted-foreground',
          success: '[&_[data-icon]]:!text-success',
          error: '[&_[data-icon]]:!text-destructive',
          actionButton: '!h-11 !rounded-card !bg-primary !px-4 !text-base !text-primary-foreground',
        },
      }}
    />
  );
}
