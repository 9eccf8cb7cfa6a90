import type { toast as Toast } from 'sonner';

import { logProblem } from '../lib/log';
import { toldProblem } from './told-problem';

/** The toast library loads beside the page, not before it; toasts made before their place is there wait for it. */
export function withToast(show: (toast: typeof Toast) => void): void {
  import('sonner').then(
    ({ toast }) => {
      show(toast);
    },
    (error: unknown) => {
      logProblem('a message could not be shown', error);
    },
  );
}

/** Shows a toast for something that went well. */
export function notifySuccess(title: string, description?: string): void {
  withToast((toast) => toast.success(title, { description }));
}

/** Milliseconds that a problem is shown. */
const problemDuration = 7000;

/**
 * Shows a toast for something that failed or that the person must do first. It stays a little longer, but no longer than
 * it is so: the next try ends it, and so does leaving the page.
 */
export function notifyError(title: string, description?: string): void {
  withToast((toast) => {
    toldProblem.end();
    const id = toast.error(title, { description, duration: problemDuration });
    toldProblem.end = () => {
      toast.dismiss(id);
    };
  });
}

/** Shows a toast for why the person is taken to another page: leaving this one does not end it. */
export function notifyErrorElsewhere(title: string, description: string): void {
  withToast((toast) => toast.error(title, { description, duration: problemDuration }));
}

/** Offers something that the person may do now, later or never: the toast stays until it is answered, once however often it is offered. */
export function notifyOffer(title: string, label: string, run: () => void): void {
  withToast((toast) =>
    toast(title, { id: title, duration: Infinity, action: { label, onClick: run } }),
  );
}
