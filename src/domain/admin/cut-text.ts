/** Half of a sign that takes two places, at an end of a text where its other half was cut off. */
const halves = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;

/** A part of a text, without half a sign at its ends: no database stores one. */
export function sliceText(text: string, from: number, to: number): string {
  return text.slice(from, to).replace(halves, '');
}

/** The text with at most so many characters; what is cut off leaves '…'. */
export function cutText(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${sliceText(text, 0, maxLength - 1)}…`;
}
