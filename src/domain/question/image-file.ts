import { limits } from '../limits';

/** The kinds of picture that a question can have: no SVG, which can carry scripts. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

/** Bytes from which the kind of a picture is known. */
export const imageHeadLength = 12;

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];
const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];

/** The kind of picture that a file's first bytes say it is, whatever its name; null for anything else. */
export function imageTypeOf(head: Uint8Array): ImageType | null {
  const has = (bytes: readonly number[], at = 0) =>
    bytes.every((byte, index) => head[at + index] === byte);
  if (has(png)) return 'image/png';
  if (has(jpeg)) return 'image/jpeg';
  return has(riff) && has(webp, 8) ? 'image/webp' : null;
}

/** Why a file cannot be a question's picture, or null when it can. Twin of `isPicture` in storage.rules. */
export function findImageProblem(
  size: number,
  type: ImageType | null,
): 'empty' | 'not-a-picture' | 'too-large' | null {
  if (size === 0) return 'empty';
  if (type === null) return 'not-a-picture';
  return size > limits.imageBytes ? 'too-large' : null;
}
