import { expect, test } from 'vitest';

import { limits } from '../limits';
import { findImageProblem, imageTypeOf } from './image-file';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\x89PNG\r\n\x1a\n....', 'image/png'],
  ['\xff\xd8\xff\xe0..JFIF', 'image/jpeg'],
  ['RIFF....WEBP', 'image/webp'],
  ['RIFF....WAVE', null],
  ['RIFF', null],
  ['\x89PNG is a text', null],
  ['<svg xmlns="', null],
  ['GIF89a......', null],
  ['', null],
])('%j is %s', (head, type) => {
  expect(imageTypeOf(bytes(head))).toBe(type);
});

test('a picture may be as large as the limit', () => {
  expect(findImageProblem(limits.imageBytes, 'image/png')).toBeNull();
  expect(findImageProblem(limits.imageBytes + 1, 'image/png')).toBe('too-large');
  expect(findImageProblem(1, null)).toBe('not-a-picture');
  expect(findImageProblem(0, imageTypeOf(bytes('')))).toBe('empty');
});
