import { toasterReady } from './toaster-ready';

/** The toast library loads beside the page, not before it. */
async function loadToast() {
  const [{ toast }] = await Promise.all([import('sonner'), toasterReady]);
  return toast;
}

/** Shows a toast for something that went well. */
export function notifySuccess(title: string, description?: string): void {
  void loadToast().then((toast) => toast.success(title, { description }));
}

/** Shows a toast for something that failed or that the person must do first; it stays a little longer. */
export function notifyError(title: string, description?: string): void {
  void loadToast().then((toast) => toast.error(title, { description, duration: 7000 }));
}
