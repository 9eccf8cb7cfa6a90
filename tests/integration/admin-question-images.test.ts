import { expect, test, vi } from 'vitest';

import { uploadQuestionImage } from '../../src/data/question-images/upload';
import { makeLearner, signInAs, signInAsAdmin } from './support/learners';

const png = () => new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]);

const upload = (
  signal = new AbortController().signal,
  onProgress = vi.fn<() => void>(),
  picture = png(),
) => uploadQuestionImage(picture, 'image/png', { onProgress, signal });

test('an administrator’s picture gets an address from which anyone has it, as what it is', async () => {
  await signInAsAdmin();
  const onProgress = vi.fn<() => void>();
  const address = await upload(undefined, onProgress);
  expect(onProgress).toHaveBeenLastCalledWith(100);
  const picture = await fetch(address);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect((await picture.arrayBuffer()).byteLength).toBe(8);
});

test('a learner’s picture is refused', async () => {
  await signInAs(await makeLearner());
  await expect(upload()).rejects.toMatchObject({ code: 'permission-denied' });
});

test('so is that of an administrator who has been deactivated', async () => {
  await signInAsAdmin({ userStatus: 'inactive' });
  await expect(upload()).rejects.toMatchObject({ code: 'permission-denied' });
});

test('a picture without a byte is refused', async () => {
  await signInAsAdmin();
  const empty = new Blob([]);
  await expect(upload(undefined, undefined, empty)).rejects.toMatchObject({
    code: 'permission-denied',
  });
});

test('an upload that is given up is not sent', async () => {
  await expect(upload(AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' });
});
