const prefix = 'teoriklar-';
/** In the cache of a version that pages may be shown with: it has been complete, or was asked for. */
const mark = '/in-use';
const longestWaitMs = 7 * 24 * 60 * 60 * 1000;

/**
 * The caches that this worker's version and those before it have on the device.
 * @param startFile a file that a version has from its installation on
 */
export function keptVersions(version: string, startFile: string) {
  const ownName = prefix + version;
  let isInUse = false;

  const open = () => caches.open(ownName);
  const isMarked = async (cacheName: string) =>
    (await caches.match(mark, { cacheName })) !== undefined;

  /** The versions before, the newest first. */
  async function others(): Promise<string[]> {
    const names = await caches.keys();
    return names.filter((name) => name.startsWith(prefix) && name !== ownName).reverse();
  }

  async function newestInUse(): Promise<string | undefined> {
    for (const name of await others()) if (await isMarked(name)) return name;
    return undefined;
  }

  /** A device that never gets round to fetching everything is not left behind for ever. */
  async function isOverdue(): Promise<boolean> {
    const date = (await caches.match(startFile, { cacheName: ownName }))?.headers.get('date');
    return !(Date.now() - Date.parse(date ?? '') < longestWaitMs);
  }

  return {
    ownName,
    open,
    use: async (): Promise<void> => {
      if (isInUse) return;
      isInUse = true;
      await (await open()).put(mark, new Response());
    },
    /**
     * A file from the version that pages are shown with: this one, but the one before while only that one is complete.
     * Undefined where the device does not have it.
     */
    find: async (file: string): Promise<Response | undefined> => {
      isInUse ||= await isMarked(ownName);
      const before = isInUse || (await isOverdue()) ? undefined : await newestInUse();
      return caches.match(file, { cacheName: before ?? ownName });
    },
    /** The version before stays, for tabs that still run it, and the one that pages are shown with. */
    forgetOld: async (): Promise<void> => {
      const [, ...older] = await others();
      const inUse = await newestInUse();
      const old = older.filter((name) => name !== inUse);
      await Promise.all(old.map((name) => caches.delete(name)));
    },
  };
}
