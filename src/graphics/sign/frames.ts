import type { PlateGround } from '../../domain/sign/plate';
import { box, disc, line, path, type SignDrawing } from './shapes';
import type { SignColor } from './sign-colors';

const triangle = 'M50 7.5 93 82H7z';
const innerTriangle = 'M50 15.5 86 78H14z';

/** A warning: a yellow triangle with a red border and a fine yellow edge; its middle is at 50, 55. */
export function warning(content: string): SignDrawing {
  const ground =
    line(triangle, 'yellow', 15) +
    path(triangle, 'red') +
    line(triangle, 'red', 12.5) +
    path(innerTriangle, 'yellow') +
    line(innerTriangle, 'yellow', 2);
  return { width: 100, height: 90, markup: ground + content };
}

/** The ground of a prohibition around 50, 50: yellow, in a red ring with a fine yellow edge. */
const ring = path(disc(50, 50, 50), 'yellow') + path(disc(50, 50, 48.5), 'red');

/** A prohibition with black symbols, crossed by a red stroke if told. */
export function prohibition(content: string, { isCrossed = false } = {}): SignDrawing {
  const stroke = isCrossed ? line('M23 23 77 77', 'red', 8) : '';
  return {
    width: 100,
    height: 100,
    markup: ring + path(disc(50, 50, 37), 'yellow') + content + stroke,
  };
}

/** What ends a prohibition: a yellow disc, its symbols crossed by five fine black strokes. */
export function prohibitionEnd(content: string): SignDrawing {
  const strokes = 'M18 74 74 18M22 78 78 22M26 82 82 26M14.5 69.5 69.5 14.5M30.5 85.5 85.5 30.5';
  return {
    width: 100,
    height: 100,
    markup:
      path(disc(50, 50, 50), 'black') +
      path(disc(50, 50, 48.5), 'yellow') +
      content +
      line(strokes, 'black', 1.6),
  };
}

/** The stroke of a prohibition to park: its ends meet the ring, and leave no blue between. */
export const noParking = 'M20 20 80 80';

/** A prohibition to stop or park: blue, with a red ring and red strokes along the path. */
export function parkingBan(strokes: string, content = ''): SignDrawing {
  return {
    width: 100,
    height: 100,
    markup:
      path(disc(50, 50, 50), 'red') +
      path(disc(50, 50, 39), 'blue') +
      content +
      line(strokes, 'red', 10),
  };
}

/** A prohibition to stop or park that ends: grey and white. */
export function parkingBanEnd(strokes: string): string {
  return (
    path(disc(50, 50, 50), 'grey') + path(disc(50, 50, 39), 'white') + line(strokes, 'grey', 10)
  );
}

/** What ends the rule of a place or an area: a white board with a black edge, crossed by four fine black strokes. */
export function boardEnd(height: number, content: string): SignDrawing {
  const strokes = [0, 8, 16, 24].map(
    (x) => `M${String(70 + x)} 1h4.5L${String(5.5 + x)} ${String(height - 1)}H${String(1 + x)}z`,
  );
  return board(100, height, content + path(strokes.join(''), 'black'), {
    ground: 'white',
    edge: 'black',
    border: 1,
    radius: 2,
  });
}

/** An order: a blue disc with a white edge and white symbols. */
export function mandatory(content: string): SignDrawing {
  return {
    width: 100,
    height: 100,
    markup: path(disc(50, 50, 50), 'white') + path(disc(50, 50, 47.5), 'blue') + content,
  };
}

/** A board with an edge of another colour. */
export function board(
  width: number,
  height: number,
  content: string,
  { ground = 'blue', edge = 'white', border = 2.5, radius = 7 }: Partial<Board> = {},
): SignDrawing {
  const inner = box(
    border,
    border,
    width - 2 * border,
    height - 2 * border,
    Math.max(1, radius - border),
  );
  return {
    width,
    height,
    markup: path(box(0, 0, width, height, radius), edge) + path(inner, ground) + content,
  };
}

interface Board {
  ground: SignColor;
  edge: SignColor;
  border: number;
  radius: number;
}

/** A supplementary plate: yellow with a red border under yellow signs, else with the white edge of the sign above. */
export function plate(
  width: number,
  height: number,
  content: string,
  ground: PlateGround = 'yellow',
): SignDrawing {
  return ground === 'yellow'
    ? board(width, height, content, { ground, edge: 'red', border: 4, radius: 4 })
    : board(width, height, content, { ground, radius: 4 });
}

/** Where another kind of traffic begins: a blue board in a broad white frame with a fine blue edge. */
export function zone(width: number, content: string): SignDrawing {
  return board(width, 100, path(box(13, 13, width - 26, 74), 'blue') + content, {
    ground: 'white',
    edge: 'blue',
  });
}

/** What ends an instruction: the same board, crossed by a red stroke from its lower left corner. */
export function ended({ width, height, markup }: SignDrawing, stroke = 7.5): SignDrawing {
  return {
    width,
    height,
    markup: markup + line(`M8 ${String(height - 8)} ${String(width - 8)} 8`, 'red', stroke),
  };
}

/** What ends where another kind of traffic goes: the same board with a finer stroke. */
export function zoneEnd(drawing: SignDrawing): SignDrawing {
  return ended(drawing, 4.5);
}
