import { expect, test } from 'vitest';

import { formatBytes } from './format-bytes';

test.each([
  [0, '0,1\u00a0MB'],
  [3_210_000, '3,2\u00a0MB'],
  [1_250_000_000, '1\u00a0250,0\u00a0MB'],
])('%i bytes are written in megabytes', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
