/** Has the browser save a text, or bytes, as a file. */
export function downloadFile(
  name: string,
  type: string,
  content: string | Uint8Array<ArrayBuffer>,
): void {
  const charset = typeof content === 'string' ? ';charset=utf-8' : '';
  const address = URL.createObjectURL(new Blob([content], { type: `${type}${charset}` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser may still be reading when click() returns
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}
