import { picture } from '../domain/scene/geometry';
import type { Shape } from './shape';

const { width, height } = picture;
/** What of the plane scenes and diagrams are drawn in. */
export const viewBox = [-width / 2, -height / 2, width, height].join(' ');

/** A drawing's measures, and what it shows in words. */
interface Described {
  viewBox: string;
  label: string;
}

/** A drawing by its pieces, from below. */
export interface ShapeDrawing extends Described {
  shapes: readonly Shape[];
}

/** A drawing by the markup within its svg element, as signs are drawn. */
interface MarkupDrawing extends Described {
  markup: string;
}

/** A drawing ready to be shown. */
export type Drawing = ShapeDrawing | MarkupDrawing;
