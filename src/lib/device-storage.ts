/** What browsers tell and do about what a site stores, where they can: some in private windows do not. */
const manager = (): StorageManager | undefined => navigator.storage;

/** Asks the browser to remove nothing of itself that is stored here. Some ask the person; never throws. */
export async function askToStay(): Promise<void> {
  try {
    await manager()?.persist();
  } catch {
    // it stays as long as the browser has room
  }
}

/** Whether the browser removes nothing of itself, and the bytes that are stored here; null where it does not tell. */
export async function readStorage(): Promise<{ isStaying: boolean; bytes: number | null }> {
  try {
    const [isStaying = false, estimate] = await Promise.all([
      manager()?.persisted(),
      manager()?.estimate(),
    ]);
    return { isStaying, bytes: estimate?.usage ?? null };
  } catch {
    return { isStaying: false, bytes: null };
  }
}

/**
 * Returns true iff this is a tab on an iPhone or an iPad: WebKit removes what a site has stored after seven days of use without
 * a visit there, unless the site is on the home screen.
 */
export function isOffHomeScreen(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // an iPad calls itself a Mac
  const isIos =
    /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  const isInstalled = (navigator as { standalone?: boolean }).standalone === true;
  return isIos && !isInstalled;
}
