import { expect, test, vi } from 'vitest';

import { downloadFile } from './download-file';

test('a text is saved as a file under its name', async () => {
  vi.useFakeTimers();
  const files: Blob[] = [];
  const revoked = vi.fn();
  vi.stubGlobal('URL', {
    createObjectURL: (file: Blob) => {
      files.push(file);
      return 'blob:1';
    },
    revokeObjectURL: revoked,
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('fragor.csv');
    expect(this.href).toBe('blob:1');
  });
  downloadFile('fragor.csv', 'text/csv', 'namn;Åsa');
  expect(clicked).toHaveBeenCalledOnce();
  expect(revoked).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:1');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(files[0]?.type).toBe('text/csv;charset=utf-8');
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result);
    };
    if (files[0] !== undefined) reader.readAsText(files[0]);
  });
  expect(text).toBe('namn;Åsa');
});
