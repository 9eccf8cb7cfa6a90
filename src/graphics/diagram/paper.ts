import { picture } from '../../domain/scene/geometry';
import { rect, text, type Shape } from '../shape';

/** What diagrams are drawn in. They keep their colours in the dark theme, as scenes do. */
export const ink = '#16202c';
export const pale = '#55616d';
export const hairline = '#c9d0d1';
export const paper = '#fbfcfa';

/** The ground behind a diagram. */
export function backdrop(fill = '#e9efe8'): Shape {
  return rect([-picture.width / 2, -picture.height / 2], picture.width, picture.height, { fill });
}

/** A line of text that begins at a point. */
export function startingAt(
  x: number,
  y: number,
  content: string,
  attributes: Shape['attributes'] = {},
): Shape {
  return text(content, { x, y, textAnchor: 'start', fontSize: 15, fill: ink, ...attributes });
}

/** A line of text that ends at a point. */
export function endingAt(
  x: number,
  y: number,
  content: string,
  attributes: Shape['attributes'] = {},
): Shape {
  return text(content, { x, y, textAnchor: 'end', fontSize: 15, fill: ink, ...attributes });
}
