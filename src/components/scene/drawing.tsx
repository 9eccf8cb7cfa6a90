import { createElement, type ReactNode } from 'react';

import type { Drawing as DrawingData } from '../../graphics/drawing';
import type { Shape } from '../../graphics/shape';

function draw({ tag, attributes, content }: Shape, index: number): ReactNode {
  const inside = typeof content === 'string' ? content : content?.map(draw);
  return createElement(tag, { key: index, ...attributes }, inside);
}

/** A drawing that fills its box. It keeps its colours in the dark theme. */
export function Drawing({ drawing }: { drawing: DrawingData }) {
  return (
    <svg
      role="img"
      aria-label={drawing.label}
      viewBox={drawing.viewBox}
      className="size-full"
      {...('markup' in drawing
        ? { dangerouslySetInnerHTML: { __html: drawing.markup } }
        : { children: drawing.shapes.map(draw) })}
    />
  );
}
