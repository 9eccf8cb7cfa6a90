/** What stands in the element that has focus. */
export const focusedText = () => document.activeElement?.textContent;
