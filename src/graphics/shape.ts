import type { Point, Polygon } from '../domain/scene/geometry';

type Attributes = Readonly<Record<string, string | number>>;

/** A piece of a drawing: an SVG element as data, its attributes named as React names them. */
export interface Shape {
  tag: 'path' | 'circle' | 'ellipse' | 'rect' | 'g' | 'text';
  attributes: Attributes;
  content?: string | readonly Shape[];
}

/** A number as a drawing writes it: half a tenth is not seen. */
function short(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

function rounded(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'number' ? short(value) : value,
    ]),
  );
}

export function path(d: string, attributes: Attributes): Shape {
  return { tag: 'path', attributes: { d, ...rounded(attributes) } };
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes): Shape {
  return { tag: 'circle', attributes: rounded({ cx, cy, r, ...attributes }) };
}

export function ellipse(rx: number, ry: number, attributes: Attributes): Shape {
  return { tag: 'ellipse', attributes: rounded({ rx, ry, ...attributes }) };
}

/** A rectangle around the origin's vertical axis, from a height down. */
export function block(width: number, y: number, height: number, attributes: Attributes): Shape {
  return { tag: 'rect', attributes: rounded({ x: -width / 2, y, width, height, ...attributes }) };
}

export function rect([x, y]: Point, width: number, height: number, attributes: Attributes): Shape {
  return { tag: 'rect', attributes: rounded({ x, y, width, height, ...attributes }) };
}

export function text(content: string, attributes: Attributes): Shape {
  return {
    tag: 'text',
    attributes: { textAnchor: 'middle', fontWeight: 700, ...rounded(attributes) },
    content,
  };
}

export function group(attributes: Attributes, content: readonly Shape[]): Shape {
  return { tag: 'g', attributes, content };
}

/** Shapes drawn around the origin, put somewhere else, turned and scaled. */
export function put(
  [x, y]: Point,
  content: readonly Shape[],
  { turn = 0, scale = 1 }: { turn?: number; scale?: number } = {},
): Shape {
  const parts = [
    `translate(${String(short(x))} ${String(short(y))})`,
    ...(turn === 0 ? [] : [`rotate(${String(short(turn))})`]),
    ...(scale === 1 ? [] : [`scale(${String(Math.round(scale * 1000) / 1000)})`]),
  ];
  return group({ transform: parts.join('') }, content);
}

/** Numbers one after the other, a minus standing for the space before it. */
function numbers(values: readonly number[]): string {
  return values
    .map((value) => String(value).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
}

/** The `d` of an open line: where it begins, and each step from there. */
export function line(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points.map(([x, y]): Point => [short(x), short(y)]);
  let [lastX, lastY] = first;
  const steps = rest.map(([x, y]) => {
    const [dx, dy] = [short(x - lastX), short(y - lastY)];
    [lastX, lastY] = [x, y];
    if (dx === 0) return `v${numbers([dy])}`;
    return dy === 0 ? `h${numbers([dx])}` : `l${numbers([dx, dy])}`;
  });
  return `M${numbers(first)}${steps.join('')}`;
}

/** The `d` of a path of polygons. */
export function outline(polygons: readonly Polygon[]): string {
  return polygons.map((polygon) => `${line(polygon)}z`).join('');
}
