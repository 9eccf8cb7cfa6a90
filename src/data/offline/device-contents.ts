import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { readStorage } from '../../lib/device-storage';
import { clearDevice } from '../device-cache';
import { DataError } from '../errors';

const contentsKey = ['deviceContents'] as const;

/** Whether what is stored on this device stays, and how many bytes it is. */
export function deviceContentsOptions() {
  return queryOptions({ queryKey: contentsKey, queryFn: readStorage, staleTime: 0 });
}

/**
 * Removes from this device the program's files and what it has read. What waits to be sent stays, and what is under way: no
 * other place has it. Throws DataError 'network' where there is none: what is here could not be had again.
 */
async function removeFromDevice(): Promise<void> {
  if (!navigator.onLine) throw new DataError('network', 'Nothing could be had again.');
  await clearDevice();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Removes what this device can get again. */
export function removeFromDeviceOptions() {
  return mutationOptions({
    mutationFn: removeFromDevice,
    onSuccess: (_nothing, _input, _before, { client }) =>
      client.invalidateQueries({ queryKey: contentsKey }),
  });
}
