/** The toast library loads beside the page, not before it; toasts made before their place is there wait for it. */
async function loadToast() {
  const { toast } = await import('sonner');
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
