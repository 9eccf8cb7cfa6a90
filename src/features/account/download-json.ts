/** Has the browser save a value as a JSON file. */
export function downloadJson(fileName: string, value: unknown): void {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // the browser may still be reading when click() returns
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}
