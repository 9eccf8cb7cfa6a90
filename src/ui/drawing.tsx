import { createElement, type ReactNode } from 'react';

/** An SVG element as data; attributes are named as React names them. */
interface Shape {
  tag: string;
  attributes: Readonly<Record<string, string | number>>;
  content?: string | readonly Shape[];
}

/**
 * A drawing as data: its measures, what it shows in words, and its pieces from below. The project's drawings of signs
 * are markup instead.
 */
export interface DrawingData {
  viewBox: string;
  label: string;
  shapes?: readonly Shape[];
  markup?: string;
}

function draw({ tag, attributes, content }: Shape, index: number): ReactNode {
  const inside = typeof content === 'string' ? content : content?.map(draw);
  return createElement(tag, { key: index, ...attributes }, inside);
}

/** A drawing that fills its box. It keeps its colours in the dark theme. */
export function Drawing({ drawing: { viewBox, label, shapes, markup } }: { drawing: DrawingData }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={viewBox}
      className="size-full"
      {...(markup === undefined
        ? { children: shapes?.map(draw) }
        : { dangerouslySetInnerHTML: { __html: markup } })}
    />
  );
}
