/** Has the browser save a text as a file. */
export function downloadFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser may still be reading when click() returns
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}
