let resolveReady: () => void;

/** Resolves once there is a place for toasts; what is shown earlier would be lost. */
export const toasterReady = new Promise<void>((resolve) => {
  resolveReady = resolve;
});

/** Tells that the place for toasts is there. */
export function announceToaster(): void {
  resolveReady();
}
